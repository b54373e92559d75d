//! Rich text and little pictures for the page, as HTML: a rule book has thousands of elements that never change, and a
//! browser reads them much faster than a program builds them.

use engine::{Face, Figure};

/// HTML in the making. Markup is what stands in our own sources, which the compiler holds (`&'static str`); whatever
/// comes from a book, a record or a player can only be written as text, and that is escaped.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Html(String);

impl Html {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn into_string(self) -> String {
        self.0
    }

    /// Tags and attributes of our own.
    pub fn markup(&mut self, markup: &'static str) -> &mut Html {
        self.0.push_str(markup);
        self
    }

    /// Any text, between tags or between quotes.
    pub fn text(&mut self, text: &str) -> &mut Html {
        for letter in text.chars() {
            match letter {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                '\'' => self.0.push_str("&#39;"),
                _ => self.0.push(letter),
            }
        }
        self
    }

    /// What was written elsewhere.
    pub fn append(&mut self, html: &Html) -> &mut Html {
        self.0.push_str(&html.0);
        self
    }

    pub fn number(&mut self, number: impl Into<usize>) -> &mut Html {
        self.text(&number.into().to_string())
    }

    /// A picture of the sprite, as `Art` shows it.
    pub fn art(&mut self, name: &str, class: &'static str) -> &mut Html {
        self.markup("<svg viewBox=\"").markup(view_box(name));
        if !class.is_empty() {
            self.markup("\" class=\"").markup(class);
        }
        if let Some(fill) = aspect_ratio(name) {
            self.markup("\" preserveAspectRatio=\"").markup(fill);
        }
        self.markup("\" aria-hidden=\"true\" focusable=\"false\"><use href=\"#a-").text(name);
        self.markup("\"></use></svg>")
    }

    /// A figure that stands or lies somewhere.
    pub fn figure(&mut self, figure: Figure) -> &mut Html {
        self.markup("<span class=\"figure\" aria-hidden=\"true\" data-figure=\"")
            .text(figure.name());
        self.markup("\">").art(figure.name(), "").markup("</span>")
    }

    /// Dice side by side, golden or not.
    pub fn dice(&mut self, dice: impl IntoIterator<Item = (Face, bool)>) -> &mut Html {
        for (face, golden) in dice {
            let class = if golden { "die is-golden" } else { "die" };
            self.markup("<li>").art(&die_picture(face), class).markup("</li>");
        }
        self
    }
}

/// The box a picture of the sprite was drawn in, so that it keeps its proportions at every size.
pub fn view_box(picture: &str) -> &'static str {
    match picture {
        "logo" => "0 0 160 120",
        "tile-back" => "0 0 48 48",
        _ if picture.starts_with("worms-") => "0 0 48 24",
        "bratworm" | "can" | "hen" | "raven" | "weasel" | "golden" | "apple" => "0 0 32 32",
        _ if picture.starts_with("die-") || picture.starts_with("bird-") => "0 0 32 32",
        _ => "0 0 24 24",
    }
}

/// The back of a tile fills whatever box it is given.
pub fn aspect_ratio(picture: &str) -> Option<&'static str> {
    (picture == "tile-back").then_some("xMidYMid slice")
}

/// The picture of a die that shows this face.
pub fn die_picture(face: Face) -> String {
    face.number().map_or_else(|| "die-worm".to_owned(), |number| format!("die-{number}"))
}
