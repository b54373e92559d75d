//! What is only read in the rule book: paragraphs, lists, tables and pictures, as HTML.

use engine::{Figure, Rule};

use super::{ChapterView, Html, SectionView};
use crate::{
    app::{Address, RulesAnchor},
    rulebook::{Block, Kind, Marked, PicturedTile, plain, runs},
};

/// These blocks, one below the other, with what is searched for marked in them. Examples are not only read: they are
/// left out.
pub fn book_html(blocks: &[&Block], marked: &Marked) -> Html {
    written(blocks, marked, None)
}

/// The same for somebody who asks for a rule, which is made out among the others.
pub(super) fn quoted_html(blocks: &[&Block], asked: Option<Rule>) -> Html {
    written(blocks, &Marked::default(), asked)
}

fn written(blocks: &[&Block], marked: &Marked, asked: Option<Rule>) -> Html {
    let mut page = Page { html: Html::default(), marked, asked };
    for blocks in blocks.chunk_by(|one, next| belong_together(one, next)) {
        match blocks.first().map(|block| &block.kind) {
            Some(Kind::Item(_)) => page.list("<ul>", blocks, "</ul>"),
            Some(Kind::Step(_)) => page.list("<ol>", blocks, "</ol>"),
            Some(Kind::Row(_)) => page.table(blocks),
            _ => {
                for block in blocks {
                    page.single(block);
                }
            }
        }
    }
    page.html
}

/// The chapters and their sections, as links; the specialists with their pictures.
pub fn contents_html(chapters: &[ChapterView]) -> Html {
    let mut html = Html::default();
    html.markup("<ol>");
    for ChapterView { id, heading, sections, .. } in chapters {
        html.markup("<li>");
        entry(&mut html, id, heading, None);
        if !sections.is_empty() {
            html.markup("<ol>");
            for SectionView { place, heading, figure } in sections {
                html.markup("<li>");
                entry(&mut html, place, heading, *figure);
                html.markup("</li>");
            }
            html.markup("</ol>");
        }
        html.markup("</li>");
    }
    html.markup("</ol>");
    html
}

/// A line of the contents.
fn entry(html: &mut Html, place: &str, heading: &str, figure: Option<Figure>) {
    let link = Address::rules(Some(RulesAnchor::Place(place.to_owned()))).to_hash();
    html.markup("<a data-to=\"").text(place).markup("\" href=\"").text(&link).markup("\">");
    if let Some(figure) = figure {
        html.art(figure.name(), "");
    }
    html.text(&plain(heading)).markup("</a>");
}

/// Whether two blocks are of the same list or table.
fn belong_together(one: &Block, next: &Block) -> bool {
    matches!(
        (&one.kind, &next.kind),
        (Kind::Item(_), Kind::Item(_))
            | (Kind::Step(_), Kind::Step(_))
            | (Kind::Row(_), Kind::Row(_))
    )
}

/// The specialist that a row of a table is about: it links to it.
fn figure_of(text: &str) -> Option<Figure> {
    runs(text).iter().find_map(|run| Figure::parse(run.target?))
}

struct Page<'a> {
    html: Html,
    marked: &'a Marked,
    asked: Option<Rule>,
}

impl Page<'_> {
    /// A block that stands by itself.
    fn single(&mut self, block: &Block) {
        match &block.kind {
            Kind::Heading { text, place } => {
                self.html.markup("<h3 data-place=\"").text(place);
                self.element("\" tabindex=\"-1\">", text, "</h3>");
            }
            Kind::Text(text) => self.telling("<p", &block.rules, text, "</p>"),
            Kind::Question(question, answer) => {
                self.html.markup("<div class=\"question-answered\"");
                self.handle(&block.rules);
                self.element("<h3>", question, "</h3>");
                self.element("<p>", answer, "");
                self.numbers(&block.rules);
                self.html.markup("</p></div>");
            }
            Kind::Dice(dice, caption) => {
                self.html
                    .markup("<figure class=\"picture\"><ul class=\"dice\" aria-hidden=\"true\">");
                self.html.dice(dice.iter().copied()).markup("</ul>");
                self.caption(caption);
            }
            Kind::Tiles(tiles, caption) => {
                self.html.markup(
                    "<figure class=\"picture\"><ul class=\"portions\" aria-hidden=\"true\">",
                );
                for tile in tiles {
                    self.tile(*tile);
                }
                self.html.markup("</ul>");
                self.caption(caption);
            }
            Kind::Figure(figure, caption) => {
                self.html
                    .markup("<figure class=\"picture\"><div class=\"toy\" aria-hidden=\"true\">");
                self.html.art(figure.name(), "").markup("</div>");
                self.caption(caption);
            }
            Kind::Item(_) | Kind::Step(_) | Kind::Row(_) | Kind::Example { .. } => {}
        }
    }

    fn list(&mut self, begin: &'static str, entries: &[&Block], end: &'static str) {
        self.html.markup(begin);
        for entry in entries {
            for text in entry.texts() {
                self.telling("<li", &entry.rules, text, "</li>");
            }
        }
        self.html.markup(end);
    }

    /// A table whose rows become cards where it is too narrow; so the roles are said, not left to the layout.
    /// The first row names the columns.
    fn table(&mut self, rows: &[&Block]) {
        let columns = rows.first().map(|row| row.texts()).unwrap_or_default();
        self.html.markup("<table role=\"table\"><tbody role=\"rowgroup\">");
        for (number, row) in rows.iter().enumerate() {
            self.html.markup("<tr role=\"row\">");
            for (column, text) in row.texts().into_iter().enumerate() {
                match (number, column) {
                    (0, _) => {
                        self.element("<th role=\"columnheader\"><span>", text, "</span></th>");
                    }
                    (_, 0) => {
                        self.html.markup("<th role=\"rowheader\">");
                        if let Some(figure) = figure_of(text) {
                            self.html.art(figure.name(), "row-figure");
                        }
                        self.element("<span>", text, "</span></th>");
                    }
                    _ => {
                        // What the column is called stands before the text where the row is a card.
                        let name = columns.get(column).copied().unwrap_or_default();
                        self.html.markup("<td role=\"cell\" data-column=\"").text(name);
                        self.element("\"><span>", text, "</span></td>");
                    }
                }
            }
            self.html.markup("</tr>");
        }
        self.html.markup("</tbody></table>");
    }

    /// A tile as it lies on the grill.
    fn tile(&mut self, PicturedTile { tile, down, figure }: PicturedTile) {
        if down {
            self.html.markup("<li class=\"tile\" data-state=\"down\"><span class=\"portion\" aria-hidden=\"true\">");
            self.html.art("tile-back", "");
        } else {
            self.html.markup("<li class=\"tile\"><span class=\"portion\" aria-hidden=\"true\"><b>");
            self.html.number(tile.number()).markup("</b>");
            self.html.art(&format!("worms-{}", tile.worms()), "");
        }
        self.html.markup("</span>");
        if let Some(figure) = figure {
            self.html.figure(figure);
        }
        self.html.markup("</li>");
    }

    /// Ends a picture with what it shows.
    fn caption(&mut self, caption: &str) {
        self.element("<figcaption>", caption, "</figcaption></figure>");
    }

    /// A text that tells rules: where links to them lead, and with their numbers.
    fn telling(&mut self, begin: &'static str, rules: &[Rule], text: &str, end: &'static str) {
        self.html.markup(begin);
        self.handle(rules);
        self.words(text);
        self.numbers(rules);
        self.html.markup(end);
    }

    fn element(&mut self, begin: &'static str, text: &str, end: &'static str) {
        self.html.markup(begin);
        self.words(text);
        self.html.markup(end);
    }

    /// Ends a tag. Links to these rules find their place by it, and can set the focus there.
    fn handle(&mut self, rules: &[Rule]) {
        if !rules.is_empty() {
            let numbers: Vec<&str> = rules.iter().map(|rule| rule.number()).collect();
            self.html.markup(" data-rule=\"").text(&numbers.join(" ")).markup("\" tabindex=\"-1\"");
            if self.asked.is_some_and(|asked| rules.contains(&asked)) {
                self.html.markup(" class=\"asked\"");
            }
        }
        self.html.markup(">");
    }

    /// The numbers of the rules behind a text, as links that can be handed on.
    fn numbers(&mut self, rules: &[Rule]) {
        for rule in rules {
            let link = Address::rules(Some(RulesAnchor::Rule(*rule))).to_hash();
            self.html.markup("<span> </span><a class=\"number\" href=\"").text(&link);
            self.html.markup("\">").text(rule.number()).markup("</a>");
        }
    }

    /// A text, with its `**important words**`, its `[links](turn)`, and what is searched for.
    fn words(&mut self, text: &str) {
        for run in runs(text) {
            let link = run.target.and_then(RulesAnchor::parse);
            self.html.markup(if run.important { "<strong>" } else { "" });
            if let Some(place) = &link {
                let address = Address::rules(Some(place.clone())).to_hash();
                self.html.markup("<a href=\"").text(&address).markup("\">");
            }
            for (words, hit) in self.marked.parts(run.words) {
                let (begin, end) = if hit { ("<mark>", "</mark>") } else { ("", "") };
                self.html.markup(begin).text(words).markup(end);
            }
            self.html.markup(if link.is_some() { "</a>" } else { "" });
            self.html.markup(if run.important { "</strong>" } else { "" });
        }
    }
}
