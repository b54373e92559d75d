//! Dependencies point one way, and the web stays outside: read from the sources themselves.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on is a test that failed")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// What each module may use of the others; itself it may use always. A name with a path allows only what lies under it.
/// Below the line are the modules that may touch the web.
const MAY_USE: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("chance", &["engine"]),
    ("solver", &["engine"]),
    ("bots", &["chance", "engine", "solver"]),
    // Records and texts know how levels are called, and nothing of how they play.
    ("record", &["bots::Level", "engine"]),
    ("i18n", &["bots::Level", "engine"]),
    ("rulebook", &["engine", "record"]),
    ("session", &["bots", "chance", "engine", "i18n", "record", "rulebook", "solver"]),
    // ----
    ("shell", &["bots", "chance", "engine", "i18n", "record", "session", "solver"]),
    (
        "ui",
        &["bots", "chance", "engine", "i18n", "record", "rulebook", "session", "shell", "solver"],
    ),
    ("main", &["ui"]),
    ("lib", &[]),
];

const MAY_TOUCH_THE_WEB: [&str; 3] = ["shell", "ui", "main"];

/// Crates of the web, by their names or beginnings.
const WEB: [&str; 8] = [
    "leptos",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "gloo",
    "getrandom",
    "console_error_panic_hook",
    "wasm_streams",
];

/// What a pure module has no business with: clocks, files, the environment, other threads.
const OUTSIDE_WORLD: [&str; 6] =
    ["std::time", "std::fs", "std::env", "std::thread", "std::net", "std::process"];

/// One file of `src`.
struct Source {
    path: PathBuf,
    /// Where its items live: `["ui", "table", "tray"]`.
    module: Vec<String>,
    tokens: Vec<String>,
}

impl Source {
    fn top(&self) -> &str {
        self.module.first().map_or("lib", String::as_str)
    }

    /// Every path into this package, as seen from its root, with every path of every group.
    fn paths_from_root(&self) -> BTreeSet<String> {
        let mut paths = BTreeSet::new();
        let mut blocks = Vec::new();
        for (at, token) in self.tokens.iter().enumerate() {
            match token.as_str() {
                // A module within the file is one step further from the root.
                "{" => blocks.push(at >= 2 && self.tokens[at - 2] == "mod"),
                "}" => drop(blocks.pop()),
                "crate" | "heckmeck" | "super" if at == 0 || self.tokens[at - 1] != "::" => {
                    let inner = blocks.iter().filter(|is_module| **is_module).count();
                    let mut base = self.module.clone();
                    base.extend(vec![String::from("(inner)"); inner]);
                    follow(&self.tokens[at..], &base, &mut paths);
                }
                _ => {}
            }
        }
        paths
    }

    fn names(&self, crate_name: &str) -> bool {
        self.tokens.iter().any(|token| token.starts_with(crate_name))
    }

    fn uses_std(&self, path: &str) -> bool {
        let joined = self.tokens.concat();
        let (std, part) = path.split_once("::").unwrap();
        joined.contains(path)
            || self.tokens.windows(3).any(|words| words == [std, "::", "{"])
                && self.tokens.windows(2).any(|words| words[0] == part && words[1] == "::")
    }
}

/// Reads the path, or the group of paths, that begins here, and says how many words that took.
fn follow(tokens: &[String], base: &[String], paths: &mut BTreeSet<String>) -> usize {
    let mut path = base.to_vec();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        match token.as_str() {
            "crate" | "heckmeck" => path.clear(),
            "super" => drop(path.pop()),
            "self" | "*" => {}
            "{" => {
                at += 1;
                while tokens.get(at).is_some_and(|token| token != "}") {
                    at += follow(&tokens[at..], &path, paths).max(1);
                }
                return at + 1;
            }
            word if word.chars().all(|c| c.is_alphanumeric() || c == '_') => {
                path.push(word.to_owned());
            }
            _ => break,
        }
        at += 1;
        if tokens.get(at).is_none_or(|token| token != "::") {
            break;
        }
        at += 1;
    }
    if at > 0 {
        paths.insert(path.join("::"));
    }
    at
}

/// Words and marks, without comments and texts.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if first == '"' {
            text_length(rest)
        } else if first.is_alphanumeric() || first == '_' {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
            let end = end.unwrap_or(rest.len());
            tokens.push(rest[..end].to_owned());
            end
        } else if rest.starts_with("::") {
            tokens.push("::".to_owned());
            2
        } else if rest.starts_with("'\"'") {
            3
        } else {
            if !first.is_whitespace() {
                tokens.push(first.to_string());
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

fn text_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn source(path: &Path, below_src: &Path) -> Source {
    let mut module: Vec<String> = below_src
        .with_extension("")
        .components()
        .map(|part| part.as_os_str().to_string_lossy().into_owned())
        .collect();
    if module.last().is_some_and(|last| last == "mod") {
        module.pop();
    }
    if module == ["lib"] {
        module.clear();
    }
    Source { path: path.to_owned(), module, tokens: tokens(&fs::read_to_string(path).unwrap()) }
}

fn sources() -> Vec<Source> {
    fn walk(folder: &Path, root: &Path, found: &mut Vec<Source>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, root, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(source(&path, path.strip_prefix(root).unwrap()));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    walk(&root, &root, &mut found);
    assert!(found.len() > 20, "the sources are not where they should be");
    found
}

fn may_use(module: &str) -> Option<&'static [&'static str]> {
    MAY_USE.iter().find(|(name, _)| *name == module).map(|(_, allowed)| *allowed)
}

/// The paths of this source that its module may not use.
fn forbidden(source: &Source) -> Vec<String> {
    let allowed = may_use(source.top()).unwrap_or_default();
    let is_under = |path: &str, root: &str| {
        path.strip_prefix(root).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    let foreign = |path: &String| {
        let top = path.split("::").next().unwrap_or_default();
        // Other names at the root are macros and the like: nobody's module.
        may_use(top).is_some()
            && top != source.top()
            && !allowed.iter().any(|root| is_under(path, root))
    };
    source.paths_from_root().into_iter().filter(foreign).collect()
}

#[test]
fn every_module_has_its_place_in_the_table() {
    for source in sources() {
        assert!(may_use(source.top()).is_some(), "{}: say what it may use", source.path.display());
    }
}

#[test]
fn modules_use_only_what_lies_below_them() {
    for source in sources() {
        let forbidden = forbidden(&source);
        assert!(forbidden.is_empty(), "{} may not use {forbidden:?}", source.path.display());
    }
}

#[test]
fn only_the_shell_and_the_page_touch_the_web() {
    for source in sources() {
        if !MAY_TOUCH_THE_WEB.contains(&source.top()) {
            for web in WEB {
                assert!(!source.names(web), "{} names {web}", source.path.display());
            }
        }
    }
}

#[test]
fn pure_modules_know_no_clock_no_file_and_no_other_thread() {
    for source in sources() {
        if !MAY_TOUCH_THE_WEB.contains(&source.top()) {
            for outside in OUTSIDE_WORLD {
                assert!(!source.uses_std(outside), "{} uses {outside}", source.path.display());
            }
        }
    }
}

#[test]
fn a_wrong_use_is_noticed_however_it_is_written() {
    let written = |module: &[&str], text: &str| Source {
        path: PathBuf::new(),
        module: module.iter().map(|part| (*part).to_owned()).collect(),
        tokens: tokens(text),
    };
    for text in [
        "use crate::session::Msg;",
        "use crate::{engine::{Dice, Face}, session::{self, Msg}};",
        "use super::session;",
        "use super::super::session::Msg;",
        "fn f() -> crate::session::Msg { todo!() }",
        "mod inner { use super::super::super::session::Msg; }",
    ] {
        let module: &[&str] =
            if text.starts_with("use super::session") { &["record"] } else { &["record", "read"] };
        assert!(!forbidden(&written(module, text)).is_empty(), "{text}");
    }
    for text in [
        "use crate::bots::Level;",
        "use crate::{bots::Level, engine};",
        "use super::session::Own;",
        "mod inner { use super::session; }",
        "// use crate::session::Msg;",
        "const TEXT: &str = \"crate::session::Msg\";",
    ] {
        assert_eq!(forbidden(&written(&["record", "read"], text)), Vec::<String>::new(), "{text}");
    }
    assert_eq!(forbidden(&written(&["record"], "use crate::bots::{Bot, Level};")), ["bots::Bot"]);
    assert!(written(&["engine"], "use gloo_storage::Storage;").names("gloo"));
    assert!(written(&["engine"], "use std::{fmt, time::Instant};").uses_std("std::time"));
    assert!(!written(&["engine"], "use std::fmt; let time = 1;").uses_std("std::time"));
}

/// Whether a literal of the page's code is words for people rather than a name: two words and a capital or a letter that
/// no name has, or the end of a sentence.
fn is_for_people(literal: &str) -> bool {
    let spoken = |c: char| c.is_alphabetic() && (c.is_uppercase() || !c.is_ascii());
    let words = literal.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic));
    let sentence = literal.trim_end().ends_with(['.', '!', '?', '…']) && literal.contains(' ');
    words.count() > 1 && (literal.chars().any(spoken) || sentence)
}

/// The literals of a source, without comments.
fn literals(source: &str) -> Vec<String> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = code.collect::<Vec<_>>().join("\n").replace("\\\"", "");
    code.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn what_the_page_says_is_said_in_the_messages_of_a_language() {
    // How a drawing is fitted into its box, and letters of keys.
    const NOT_WORDS: [&str; 2] = ["xMidYMid slice", "S T"];
    /// What is put on the page by these is read by people, however short it is.
    const SHOWN: [&str; 7] = [
        ".text(\"",
        "quiet(\"",
        "heading(\"",
        "\"aria-label\", \"",
        "\"title\", \"",
        "\"alt\", \"",
        "\"placeholder\", \"",
    ];
    let mut spoken = Vec::new();
    for path in sources().into_iter().filter(|source| source.top() == "ui").map(|s| s.path) {
        let source = fs::read_to_string(&path).unwrap();
        let found = literals(&source).into_iter().filter(|literal| is_for_people(literal));
        spoken.extend(found.filter(|literal| !NOT_WORDS.contains(&literal.as_str())));
        for way in SHOWN {
            for (at, _) in source.match_indices(way) {
                let text = source[at + way.len()..].split('"').next().unwrap();
                if text.chars().any(char::is_alphabetic) {
                    spoken.push(format!("{}: {text}", path.display()));
                }
            }
        }
    }
    assert!(spoken.is_empty(), "said outside src/i18n: {spoken:#?}");
}

#[test]
fn words_for_people_are_told_from_names() {
    for words in ["Take the hen", "Würfel beiseite", "not now.", "Roll dice"] {
        assert!(is_for_people(words), "{words}");
    }
    for name in ["page rules", "ArrowRight", "#/rules", ".offer button:not([disabled])", "–", "×2"]
    {
        assert!(!is_for_people(name), "{name}");
    }
}
