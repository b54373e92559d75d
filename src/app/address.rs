//! Addresses: everything after the `#`, so that every screen can be linked on any static host.

use std::borrow::Cow;

use engine::{Edition, GoldenFaces, Options, Rule, Seat};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use record::{Level, Player};

use super::RoundKind;

/// The name of a kept game, as addresses and the storage use it: small letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(String);

impl GameId {
    /// Accepts only what the app itself makes: 1-32 small letters and digits.
    pub fn parse(text: &str) -> Option<GameId> {
        let plain = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        (plain && (1..=32).contains(&text.len())).then(|| GameId(text.to_owned()))
    }

    /// A name from a random number.
    pub fn from_number(number: u64) -> GameId {
        GameId(format!("{number:x}"))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A place in the rule book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesAnchor {
    /// Where this rule is told.
    Rule(Rule),
    /// A chapter, a section (`failure-2`), a specialist or an example, by its name in links.
    Place(String),
}

impl RulesAnchor {
    /// Accepts the number of a rule, or what may be a name: small letters first, then also digits and hyphens.
    pub fn parse(text: &str) -> Option<RulesAnchor> {
        let is_fit = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        let begins = text.starts_with(|letter: char| letter.is_ascii_lowercase());
        let name = begins && text.len() <= 24 && text.bytes().all(is_fit);
        Rule::parse(text)
            .map(RulesAnchor::Rule)
            .or_else(|| name.then(|| RulesAnchor::Place(text.to_owned())))
    }

    /// As it stands in an address.
    fn name(&self) -> &str {
        match self {
            RulesAnchor::Rule(rule) => rule.number(),
            RulesAnchor::Place(name) => name,
        }
    }
}

/// Where the player is, or wants to go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// `#/`
    Start,
    /// `#/play`: a game against a bot, at once.
    Play,
    /// `#/setup`
    Setup,
    /// `#/new?…`: starts that very game.
    New(String),
    /// `#/table/ID`
    Table(GameId),
    /// `#/end/ID`
    End(GameId),
    /// `#/replay/ID`: a game once more, and with `?at=57` as it was after so many actions
    Replay {
        id: GameId,
        /// How many actions are done.
        at: Option<usize>,
    },
    /// `#/guide`: the guided first game
    Guide,
    /// `#/rules`, `#/rules/O5.4` or `#/rules/turn`, and with `?edition=extended` for the readers of that edition
    Rules {
        /// The place in the book.
        place: Option<RulesAnchor>,
        /// The edition that the link asks for.
        edition: Option<Edition>,
    },
    /// `#/settings`
    Settings,
    /// `#/practice`, and `#/practice/hard` or `#/practice/today` where it is done
    Practice(Option<RoundKind>),
}

impl Address {
    /// A place in the rules, in whichever edition is read.
    pub const fn rules(place: Option<RulesAnchor>) -> Address {
        Address::Rules { place, edition: None }
    }

    /// Reads what stands after the `#`; nothing if it is no address of the app.
    pub fn parse(hash: &str) -> Option<Address> {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let (first, rest) = path.split_once('/').unwrap_or((path, ""));
        match (first, rest) {
            ("", _) => Some(Address::Start),
            ("play", "") => Some(Address::Play),
            ("setup", "") => Some(Address::Setup),
            ("new", "") => Some(Address::New(query.to_owned())),
            ("table", id) => GameId::parse(id).map(Address::Table),
            ("end", id) => GameId::parse(id).map(Address::End),
            ("replay", id) => {
                let at = query.split('&').find_map(|pair| pair.strip_prefix("at="));
                let at = at.and_then(|at| at.parse().ok());
                GameId::parse(id).map(|id| Address::Replay { id, at })
            }
            ("guide", "") => Some(Address::Guide),
            ("rules", place) => {
                let place = match place {
                    "" => None,
                    place => Some(RulesAnchor::parse(place)?),
                };
                let mut asked = query.split('&').filter_map(|pair| pair.strip_prefix("edition="));
                let edition = asked.next().map(Edition::parse);
                // An edition that nobody knows is no address.
                Some(Address::Rules {
                    place,
                    edition: edition.map_or(Some(None), |e| e.map(Some))?,
                })
            }
            ("settings", "") => Some(Address::Settings),
            ("practice", "") => Some(Address::Practice(None)),
            ("practice", kind) => RoundKind::parse(kind).map(|kind| Address::Practice(Some(kind))),
            _ => None,
        }
    }

    /// The address to show in the browser.
    pub fn to_hash(&self) -> String {
        match self {
            Address::Start => "#/".to_owned(),
            Address::Play => "#/play".to_owned(),
            Address::Setup => "#/setup".to_owned(),
            Address::New(query) => format!("#/new?{query}"),
            Address::Table(id) => format!("#/table/{}", id.as_str()),
            Address::End(id) => format!("#/end/{}", id.as_str()),
            Address::Replay { id, at } => {
                let at = at.map(|at| format!("?at={at}"));
                format!("#/replay/{}{}", id.as_str(), at.unwrap_or_default())
            }
            Address::Guide => "#/guide".to_owned(),
            Address::Rules { place, edition } => {
                let place = place.as_ref().map(|place| format!("/{}", place.name()));
                let edition = edition.map(|edition| format!("?edition={}", edition.name()));
                format!("#/rules{}{}", place.unwrap_or_default(), edition.unwrap_or_default())
            }
            Address::Settings => "#/settings".to_owned(),
            Address::Practice(None) => "#/practice".to_owned(),
            Address::Practice(Some(kind)) => format!("#/practice/{}", kind.name()),
        }
    }
}

/// A game described by a link: the same dice for everyone who opens it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLink {
    /// The rules to play by.
    pub edition: Edition,
    /// What the table agreed on beyond that.
    pub options: Options,
    /// Who sits where.
    pub players: Vec<Player>,
    /// Who begins.
    pub first_player: Seat,
    /// The dice; drawn anew if the link does not say.
    pub seed: Option<u64>,
    /// The language the link asks for.
    pub language: Option<String>,
}

/// What is wrong with a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkDefect {
    /// An edition, a level or an option nobody knows, or a number that is none.
    Unreadable,
    /// Not 2-7 players.
    PlayerCount,
    /// A seed that is no whole number from 0 to 2^63-1.
    Seed,
}

impl GameLink {
    /// The longest name a seat can carry.
    pub const LONGEST_NAME: usize = 24;

    /// Reads `edition=extended&players=Ann,Ben,Otto:expert&seed=42&first=0&short_game=1`.
    pub fn parse(query: &str) -> Result<GameLink, LinkDefect> {
        let mut link = GameLink {
            edition: Edition::Original,
            options: Options::default(),
            players: Vec::new(),
            first_player: Seat::new(0),
            seed: None,
            language: None,
        };
        for (key, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            let defect = if key == "seed" { LinkDefect::Seed } else { LinkDefect::Unreadable };
            link.read(key, value).ok_or(defect)?;
        }
        if !(Seat::FEWEST..=Seat::MOST).contains(&link.players.len()) {
            return Err(LinkDefect::PlayerCount);
        }
        if link.first_player.index() >= link.players.len() {
            return Err(LinkDefect::Unreadable);
        }
        Ok(link)
    }

    /// What [`GameLink::parse`] reads. What goes without saying is left out.
    pub fn to_query(&self) -> String {
        let players: Vec<String> = self.players.iter().map(written).collect();
        let Options { short_game, golden_faces } = self.options;
        let mut pairs = vec![
            format!("edition={}", self.edition.name()),
            format!("players={}", players.join(",")),
            format!("first={}", self.first_player.number()),
        ];
        if short_game {
            pairs.push("short_game=1".to_owned());
        }
        if golden_faces != GoldenFaces::default() {
            pairs.push(format!("golden_faces={}", golden_faces.name()));
        }
        pairs.extend(self.seed.map(|seed| format!("seed={seed}")));
        pairs.extend(self.language.as_ref().map(|language| format!("lang={language}")));
        pairs.join("&")
    }

    fn read(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "edition" => self.edition = Edition::parse(value)?,
            "players" => self.players = value.split(',').map(player).collect::<Option<_>>()?,
            // Other programs read records with signed numbers: half of the unsigned ones would be lost on them.
            "seed" => self.seed = Some(u64::try_from(value.parse::<i64>().ok()?).ok()?),
            "first" => self.first_player = Seat::new(value.parse().ok()?),
            "lang" => self.language = Some(value.to_owned()),
            "short_game" => self.options.short_game = flag(value)?,
            "golden_faces" => self.options.golden_faces = GoldenFaces::parse(value)?,
            // A later version may say more; what is known is enough to play.
            _ => {}
        }
        Some(())
    }
}

/// A player as links name them.
fn written(player: &Player) -> String {
    let name = utf8_percent_encode(&player.name, NON_ALPHANUMERIC);
    match player.bot {
        Some(level) => format!("{name}:{}", level.name()),
        None => name.to_string(),
    }
}

fn flag(value: &str) -> Option<bool> {
    match value {
        "1" | "true" => Some(true),
        "0" | "false" => Some(false),
        _ => None,
    }
}

/// `Ann`, or `Otto:expert` for a bot. Commas and colons inside a name are percent-encoded.
fn player(text: &str) -> Option<Player> {
    let (name, bot) = match text.split_once(':') {
        None => (text, None),
        Some((name, level)) => (name, Some(Level::parse(level)?)),
    };
    let name = percent_decode(name)?;
    Some(Player { name: clean_name(&name), bot })
}

/// A name without line breaks and other invisible things, and not longer than a seat is wide.
pub fn clean_name(name: &str) -> String {
    let visible: String = name.chars().filter(|c| !c.is_control() && !is_invisible(*c)).collect();
    visible.trim().chars().take(GameLink::LONGEST_NAME).collect::<String>().trim_end().to_owned()
}

/// Characters without a width of their own, and those that turn the direction of the text around them.
const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e007f}')
}

/// Links write a space as `%20` or, as forms do, as `+`. A `%` that leads nowhere comes from a link that was cut or mangled:
/// the library would take it for a letter, but then a name would be another one than was meant.
fn percent_decode(text: &str) -> Option<String> {
    let leads_on =
        |rest: &str| rest.len() >= 2 && rest.bytes().take(2).all(|b| b.is_ascii_hexdigit());
    if !text.split('%').skip(1).all(leads_on) {
        return None;
    }
    let spaced = text.replace('+', " ");
    percent_encoding::percent_decode_str(&spaced).decode_utf8().ok().map(Cow::into_owned)
}
