//! Every rule is shown by a test, and every test that cites a rule cites one that exists.
//!
//! A rule is cited by a case that lists it in its `rules`, or by a test whose name begins with its number: `o5_4_...`.

use std::{collections::BTreeSet, fs, path::Path};

use engine::{Edition, Rule};
use testing::cases;

const RULES: &str = include_str!("../../../../docs/rules.md");
const RECORD_FORMAT: &str = include_str!("../../../../docs/record-format.md");

/// The rules of the document, in its order: the bold number that begins an item.
fn documented(document: &str) -> Vec<&str> {
    document
        .lines()
        .filter_map(|line| Some(line.strip_prefix("- **")?.split_once("**")?.0))
        .filter(|number| number.starts_with(['O', 'E', 'L']))
        .collect()
}

/// The rule that the name of a test begins with: `e10_4_...` is E10.4, `l5_...` is L5.
fn cited_by_name(name: &str) -> Option<String> {
    let mut parts = name.split('_');
    let group = parts.next()?;
    let digits = group.strip_prefix(['o', 'e', 'l'])?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !is_number(digits) {
        return None;
    }
    let group = group.to_uppercase();
    Some(match parts.next().filter(|part| is_number(part)) {
        Some(number) => format!("{group}.{number}"),
        None => group,
    })
}

/// The names of all tests in a source that really run.
fn test_names(source: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line == "#[test]" {
            is_test = true;
        } else if line.starts_with("#[ignore") {
            is_test = false;
        } else if let Some(rest) = line.strip_prefix("fn ") {
            names.extend(rest.split_once('(').filter(|_| is_test).map(|(name, _)| name));
            is_test = false;
        }
    }
    names
}

/// Every citation, with the place where it stands.
fn citations() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for case in cases::all() {
        found.extend(case.rules.into_iter().map(|rule| (rule, case.at.clone())));
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).unwrap();
            for name in test_names(&source) {
                found.extend(cited_by_name(name).map(|rule| (rule, name.to_owned())));
            }
        }
    }
    found
}

/// Rules that nobody cites.
fn uncited<'a>(rules: &[&'a str], citations: &[(String, String)]) -> Vec<&'a str> {
    let cited: BTreeSet<&str> = citations.iter().map(|(rule, _)| rule.as_str()).collect();
    rules.iter().copied().filter(|rule| !cited.contains(rule)).collect()
}

#[test]
fn every_rule_is_cited_by_a_test() {
    assert_eq!(uncited(&documented(RULES), &citations()), Vec::<&str>::new());
}

#[test]
fn every_citation_is_of_a_rule_that_exists() {
    for (rule, place) in citations() {
        assert!(Rule::parse(&rule).is_some(), "{place} cites {rule}, which does not exist");
    }
}

#[test]
fn the_document_and_the_engine_have_the_same_rules_in_the_same_order() {
    let engine: Vec<&str> = Rule::ALL.iter().map(|rule| rule.number()).collect();
    assert_eq!(documented(RULES), engine);
}

#[test]
fn every_rule_belongs_to_an_edition() {
    for rule in Rule::ALL {
        assert!(Edition::ALL.iter().any(|edition| rule.belongs_to(*edition)), "{rule}");
    }
}

/// Everything in the text that looks like the number of a rule or of a group of rules.
fn references(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    words
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| {
            let digits = word.strip_prefix(['O', 'E', 'L']).unwrap_or_default();
            digits.starts_with(|c: char| c.is_ascii_digit())
                && digits.bytes().all(|b| b.is_ascii_digit() || b == b'.')
        })
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_number_the_documents_refer_to_is_a_rule_or_a_group_of_rules() {
    let groups: BTreeSet<&str> = RULES
        .lines()
        .filter_map(|line| line.strip_prefix("### ")?.split_once(' '))
        .map(|(group, _)| group)
        .collect();
    let (unused, used): (Vec<&str>, Vec<&str>) =
        RULES.lines().partition(|line| line.starts_with("Not in use"));
    for number in references(&used.join("\n")).iter().chain(&references(RECORD_FORMAT)) {
        let known = Rule::parse(number).is_some() || groups.contains(number.as_str());
        assert!(known, "{number} is referred to, but does not exist");
    }
    let unused = references(&unused.join("\n"));
    assert_eq!(unused.len(), 6);
    for number in unused {
        assert!(Rule::parse(&number).is_none() && !groups.contains(number.as_str()), "{number}");
    }
}

#[test]
fn a_missing_citation_is_noticed() {
    let document = "- **O5.4** It stays.\n- **O5.5** Nothing happens.\n- **L5** It is turned.\n- **Note** Not one.";
    let citation = |rule: &str| (rule.to_owned(), "somewhere".to_owned());
    let citations = [citation("L5"), citation("O5.4"), citation("L5")];
    assert_eq!(documented(document), ["O5.4", "O5.5", "L5"]);
    assert_eq!(uncited(&documented(document), &citations), ["O5.5"]);
}

#[test]
fn citations_are_read_from_names_of_tests_that_run() {
    let source =
        "#[test]\nfn o5_4_stays() {}\n#[test]\n#[ignore]\nfn o5_5_later() {}\nfn e1_1_help() {}";
    assert_eq!(test_names(source), ["o5_4_stays"]);
    let cited = |name| cited_by_name(name).unwrap_or_default();
    assert_eq!(cited("o5_4_stays"), "O5.4");
    assert_eq!(cited("e10_4_2_dice"), "E10.4");
    assert_eq!(cited("l5_turns_it"), "L5");
    for other in ["every_rule", "original_game", "extended", "l_1", "o", ""] {
        assert_eq!(cited(other), "");
    }
}
