//! The rules at hand: what the book says about this moment, over the table.

use engine::{Edition, Figure, Rule};

use super::{Html, hits::passage_html};
use crate::{
    app::{BookState, Model, OpenBook, RulesAnchor},
    rulebook::{Block, Kind, Passage},
};

/// The sheet over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetView {
    /// What it is about.
    pub heading: String,
    /// The paragraphs; none until the book is here.
    pub body: Option<Html>,
    /// Whether the book is out of reach.
    pub failed: bool,
}

impl SheetView {
    pub fn of(model: &Model, anchor: &RulesAnchor) -> SheetView {
        let texts = &model.messages().rules;
        let usual = SheetView { heading: texts.at_hand.to_owned(), body: None, failed: false };
        let open = match &model.rules.book {
            BookState::Ready(open) => open,
            BookState::Loading => return usual,
            BookState::Failed => return SheetView { failed: true, ..usual },
        };
        let edition = model.edition_at_hand();
        let passages = passages_at(open, edition, anchor);
        let mut body = Html::default();
        for passage in &passages {
            body.append(&passage_html(passage, anchor.rule()));
        }
        if let Some(picture) = picture_for(open, edition, &passages) {
            body.append(&passage_html(&picture, None));
        }
        if edition.has_specialists() {
            specialists(model, &mut body);
        }
        let heading = passages.first().map(|passage| passage.heading().to_owned());
        SheetView { heading: heading.unwrap_or(usual.heading), body: Some(body), failed: false }
    }
}

/// The paragraphs of a rule and the questions about it; or all of a section, a chapter or an example.
fn passages_at<'a>(open: &'a OpenBook, edition: Edition, anchor: &RulesAnchor) -> Vec<Passage<'a>> {
    const MOST: usize = 2;
    let passages = open.book.passages(edition);
    let rule = match anchor {
        RulesAnchor::Rule(rule) => *rule,
        RulesAnchor::Place(name) => {
            return passages.into_iter().filter(|passage| passage.stands_at(name)).collect();
        }
    };
    let (mut told, mut asked) = (Vec::new(), Vec::new());
    for passage in passages.into_iter().filter(|passage| passage.rules().contains(&rule)) {
        match passage.lead().map(|block| &block.kind) {
            Some(Kind::Row(_) | Kind::Example { .. }) | None => {}
            Some(Kind::Question(..)) => asked.push(passage),
            Some(_) => told.push(passage),
        }
    }
    told.truncate(MOST);
    asked.truncate(MOST);
    told.append(&mut asked);
    told
}

/// Where the paragraphs have no picture of their own: one of their section, else of their chapter.
fn picture_for<'a>(
    open: &'a OpenBook,
    edition: Edition,
    passages: &[Passage<'a>],
) -> Option<Passage<'a>> {
    let shows = |passage: &&Passage<'_>| passage.blocks.iter().any(|(_, block)| block.is_picture());
    let first = passages.first()?;
    if passages.iter().any(|passage| shows(&passage)) {
        return None;
    }
    let of_chapter: Vec<Passage<'a>> = open
        .book
        .passages(edition)
        .into_iter()
        .filter(|passage| passage.chapter.id == first.chapter.id && shows(&passage))
        .collect();
    let near = of_chapter.iter().find(|passage| passage.section == first.section);
    let mut picture = near.or(of_chapter.first())?.clone();
    let is_picture = |(_, block): &(usize, &Block)| block.is_picture();
    picture.blocks.retain(is_picture);
    picture.blocks.truncate(1);
    Some(picture)
}

/// All six, so that keys reach them too.
fn specialists(model: &Model, html: &mut Html) {
    let messages = model.messages();
    html.markup("<nav class=\"sheet-figures\" aria-label=\"").text(messages.rules.specialists);
    html.markup("\">");
    for figure in Figure::ALL {
        html.markup("<a href=\"#/rules/").text(figure.name()).markup("\">");
        html.art(figure.name(), "").markup("<span>").text((messages.figure)(figure));
        html.markup("</span></a>");
    }
    html.markup("</nav>");
}

impl RulesAnchor {
    /// The rule that is asked for, if it is one.
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            RulesAnchor::Rule(rule) => Some(*rule),
            RulesAnchor::Place(_) => None,
        }
    }
}
