//! The numbers of the rules, as `docs/rules.md` states them.

use std::{fmt, str::FromStr};

use thiserror::Error;

use super::Edition;

macro_rules! rules {
    ($($name:ident = $number:literal),+ $(,)?) => {
        /// The number of one rule of `docs/rules.md`. Every reason the engine gives is one of these.
        ///
        /// ```
        /// use engine::{Edition, Rule};
        ///
        /// let rule: Rule = "E9.2".parse()?;
        /// assert!(rule.belongs_to(Edition::Extended));
        /// assert_eq!(rule.to_string(), "E9.2");
        /// # Ok::<(), engine::ParseRuleError>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Rule { $($name),+ }

        impl Rule {
            /// Every rule, in the order of the document.
            pub const ALL: &[Rule] = &[$(Rule::$name),+];

            /// The number as people write it: `O5.4`.
            pub const fn number(self) -> &'static str {
                match self { $(Rule::$name => $number),+ }
            }
        }
    };
}

rules! {
    O1_1 = "O1.1", O1_2 = "O1.2", O1_3 = "O1.3", O1_4 = "O1.4", O1_5 = "O1.5",
    O2_1 = "O2.1", O2_2 = "O2.2", O2_3 = "O2.3",
    O3_1 = "O3.1", O3_2 = "O3.2", O3_3 = "O3.3", O3_4 = "O3.4", O3_5 = "O3.5", O3_6 = "O3.6",
    O4_1 = "O4.1", O4_2 = "O4.2", O4_3 = "O4.3", O4_4 = "O4.4", O4_5 = "O4.5", O4_6 = "O4.6",
    O4_7 = "O4.7", O4_8 = "O4.8",
    O5_1 = "O5.1", O5_2 = "O5.2", O5_3 = "O5.3", O5_4 = "O5.4", O5_5 = "O5.5",
    O6_1 = "O6.1", O6_2 = "O6.2", O6_3 = "O6.3",
    E1_1 = "E1.1", E1_2 = "E1.2", E1_3 = "E1.3", E1_4 = "E1.4", E1_5 = "E1.5",
    E3_2 = "E3.2", E3_3 = "E3.3", E3_4 = "E3.4", E3_5 = "E3.5",
    E4_1 = "E4.1", E4_2 = "E4.2", E4_3 = "E4.3", E4_4 = "E4.4", E4_5 = "E4.5", E4_6 = "E4.6",
    E4_7 = "E4.7",
    E5_1 = "E5.1", E5_2 = "E5.2", E5_4 = "E5.4", E5_5 = "E5.5", E5_6 = "E5.6",
    E6_1 = "E6.1", E6_2 = "E6.2", E6_3 = "E6.3", E6_4 = "E6.4",
    E7_1 = "E7.1", E7_2 = "E7.2", E7_3 = "E7.3", E7_4 = "E7.4",
    E8_1 = "E8.1", E8_2 = "E8.2", E8_3 = "E8.3",
    E9_1 = "E9.1", E9_2 = "E9.2", E9_3 = "E9.3", E9_4 = "E9.4", E9_5 = "E9.5", E9_6 = "E9.6",
    E10_1 = "E10.1", E10_2 = "E10.2", E10_4 = "E10.4",
    E11_1 = "E11.1", E11_2 = "E11.2", E11_3 = "E11.3", E11_4 = "E11.4", E11_5 = "E11.5",
    E12_1 = "E12.1", E12_2 = "E12.2", E12_3 = "E12.3",
    L1 = "L1", L2 = "L2", L2_1 = "L2.1", L2_2 = "L2.2", L3_3 = "L3.3", L4 = "L4", L5 = "L5",
    L6 = "L6",
}

impl Rule {
    /// The rule with this number, if there is one: `"O5.4"`.
    pub fn parse(number: &str) -> Option<Rule> {
        Rule::ALL.iter().copied().find(|rule| rule.number() == number)
    }

    /// Whether the rule is part of this edition. The short game (L5) is offered in all of them.
    pub fn belongs_to(self, edition: Edition) -> bool {
        let letters: &[char] = match edition {
            Edition::Original => &['O'],
            Edition::Extended => &['O', 'E'],
            Edition::Pickomino2005 => &['O', 'L'],
        };
        self == Rule::L5 || self.number().starts_with(letters)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}

impl FromStr for Rule {
    type Err = ParseRuleError;

    fn from_str(number: &str) -> Result<Rule, ParseRuleError> {
        Rule::parse(number).ok_or(ParseRuleError)
    }
}

/// No rule has this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("unknown rule")]
pub struct ParseRuleError;
