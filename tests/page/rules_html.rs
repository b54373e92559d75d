//! The rule book as HTML: what every kind of block becomes, and that no text is ever read as markup.

use engine::{Edition, Figure, Grill};
use heckmeck::{
    i18n::Language,
    rulebook::{Block, Book, Index, Kind, Marked, Scene, SearchWords, plain},
    view_model::{ChapterView, Html, SectionView, book_html, contents_html, stage_html},
};

use super::rulebook::{all_examples, source};

/// What these lines of a book become for somebody who searches for this.
fn html(lines: &str, typed: &str) -> String {
    let book = Book::read(&format!("== turn A turn\n{lines}")).unwrap();
    let blocks: Vec<&Block> = book.chapters[0].blocks.iter().collect();
    let index = Index::new(&book, SearchWords::default());
    let marked = index.search(&book, Edition::Original, typed).words;
    book_html(&blocks, &marked).as_str().to_owned()
}

/// A picture of the sprite.
fn art(attributes: &str, name: &str) -> String {
    format!(
        r##"<svg viewBox="{attributes} aria-hidden="true" focusable="false"><use href="#a-{name}"></use></svg>"##
    )
}

#[test]
fn texts_are_paragraphs_with_the_numbers_of_their_rules() {
    assert_eq!(html("Roll **all** of them.", ""), "<p>Roll <strong>all</strong> of them.</p>");
    assert_eq!(html("=== The dice", ""), r#"<h3 data-place="turn-1" tabindex="-1">The dice</h3>"#);
    assert_eq!(
        html("[O3.1 O3.2] Roll.", ""),
        concat!(
            r#"<p data-rule="O3.1 O3.2" tabindex="-1">Roll."#,
            r##"<span> </span><a class="number" href="#/rules/O3.1">O3.1</a>"##,
            r##"<span> </span><a class="number" href="#/rules/O3.2">O3.2</a></p>"##,
        )
    );
    assert_eq!(
        html("? [O3.1] Why?\n! So.", ""),
        concat!(
            r#"<div class="question-answered" data-rule="O3.1" tabindex="-1"><h3>Why?</h3>"#,
            r##"<p>So.<span> </span><a class="number" href="#/rules/O3.1">O3.1</a></p></div>"##,
        )
    );
}

#[test]
fn entries_and_steps_that_follow_one_another_are_one_list() {
    assert_eq!(
        html("- one\n- two\n+ three\nfour\n+ five", ""),
        "<ul><li>one</li><li>two</li></ul><ol><li>three</li></ol><p>four</p><ol><li>five</li></ol>"
    );
    let numbered = html("- [O3.1] one", "");
    assert!(numbered.starts_with(r#"<ul><li data-rule="O3.1" tabindex="-1">one<span>"#));
}

#[test]
fn a_table_says_its_roles_and_names_the_column_of_every_cell() {
    assert_eq!(
        html("| Topic | Old |\n| Dice | **eight** |", ""),
        concat!(
            r#"<table role="table"><tbody role="rowgroup">"#,
            r#"<tr role="row"><th role="columnheader"><span>Topic</span></th>"#,
            r#"<th role="columnheader"><span>Old</span></th></tr>"#,
            r#"<tr role="row"><th role="rowheader"><span>Dice</span></th>"#,
            r#"<td role="cell" data-column="Old"><span><strong>eight</strong></span></td></tr>"#,
            "</tbody></table>",
        )
    );
}

#[test]
fn pictures_are_hidden_and_their_captions_say_what_they_show() {
    let picture = |inside: String| {
        format!(r#"<figure class="picture">{inside}<figcaption>Two.</figcaption></figure>"#)
    };
    let four = art(r#"0 0 32 32" class="die""#, "die-4");
    let golden = art(r#"0 0 32 32" class="die is-golden""#, "die-worm");
    let dice =
        format!(r#"<ul class="dice" aria-hidden="true"><li>{four}</li><li>{golden}</li></ul>"#);
    assert_eq!(html("dice 4 W*: Two.", ""), picture(dice));

    let raven = art(r#"0 0 32 32""#, "raven");
    let toy = format!(r#"<div class="toy" aria-hidden="true">{raven}</div>"#);
    assert_eq!(html("figure raven: Two.", ""), picture(toy));

    let portion = r#"<span class="portion" aria-hidden="true">"#;
    let back = art(r#"0 0 48 48" preserveAspectRatio="xMidYMid slice""#, "tile-back");
    let worms = art(r#"0 0 48 24""#, "worms-1");
    let tiles = format!(
        r#"<ul class="portions" aria-hidden="true"><li class="tile" data-state="down">{portion}{back}</span></li><li class="tile">{portion}<b>23</b>{worms}</span><span class="figure" aria-hidden="true" data-figure="raven">{raven}</span></li></ul>"#
    );
    assert_eq!(html("tiles -36 23/raven: Two.", ""), picture(tiles));
}

#[test]
fn what_is_searched_for_is_marked_wherever_it_is_read() {
    assert_eq!(
        html("Roll **all the dice** now", "dic"),
        "<p>Roll <strong>all the <mark>dice</mark></strong> now</p>"
    );
    for lines in ["- dice", "? dice\n! No.", "| a | b |\n| dice | c |", "dice 4: dice"] {
        assert!(html(lines, "DICE").contains("<mark>dice</mark>"), "{lines}");
    }
}

/// Words that would be markup if anybody read them as such.
const WILD: &str = r#"<img src=x onerror=alert(1)> & "quotes" 'n' </p>"#;
const TAMED: &str =
    "&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot; &#39;n&#39; &lt;/p&gt;";

#[test]
fn no_text_of_a_book_is_read_as_markup() {
    assert_eq!(Html::default().text(WILD).as_str(), TAMED);
    for lines in [
        "{}",
        "=== {}",
        "- {}",
        "+ {}",
        "? {}\n! No.",
        "? Why?\n! {}",
        "dice 4: {}",
        "tiles 21: {}",
        "figure hen: {}",
        "| {} | b |\n| c | d |",
        "| a | {} |\n| c | d |",
        "| a | b |\n| {} | d |",
    ] {
        let html = html(&lines.replace("{}", WILD), "");
        assert!(html.contains(TAMED) && !html.contains("<img"), "{lines}: {html}");
    }
}

#[test]
fn what_a_player_types_is_never_read_as_markup() {
    assert_eq!(html("a < b & c", "<"), "<p>a &lt; b &amp; c</p>");
    assert_eq!(html("one<two", "two"), "<p>one&lt;<mark>two</mark></p>");
    // Nothing of an escape is found, only what it stands for.
    assert_eq!(html("a & b", "amp"), "<p>a &amp; b</p>");
    assert_eq!(html("plain", WILD), "<p>plain</p>");
}

/// The text of an element and everything in it; every tag is closed in its turn.
fn text_of(html: &str) -> String {
    let (mut text, mut open) = (String::new(), Vec::new());
    for part in html.split_inclusive('>') {
        let (words, tag) = part.split_once('<').unwrap_or((part, ""));
        text.push_str(words);
        match tag.strip_prefix('/') {
            Some(end) => assert_eq!(open.pop(), end.strip_suffix('>'), "in {html}"),
            None => open.extend(tag.split([' ', '>']).next().filter(|name| !name.is_empty())),
        }
    }
    assert!(open.is_empty(), "{open:?} in {html}");
    let plain = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    plain.into_iter().fold(text, |text, (escape, letter)| text.replace(escape, letter))
}

#[test]
fn every_book_is_whole_and_well_formed() {
    for language in Language::ALL {
        let book = Book::read(source(language)).unwrap();
        for chapter in &book.chapters {
            for block in &chapter.blocks {
                let told = text_of(book_html(&[block], &Marked::default()).as_str());
                let is_example = matches!(block.kind, Kind::Example { .. });
                for text in block.texts().into_iter().filter(|_| !is_example) {
                    assert!(told.contains(&*plain(text)), "{text} is not in {told}");
                }
            }
        }
    }
}

#[test]
fn the_contents_link_to_every_chapter_and_section() {
    let chapter = |id: &str, heading: &str| ChapterView {
        id: id.to_owned(),
        heading: heading.to_owned(),
        sections: Vec::new(),
        pieces: Vec::new(),
    };
    let mut chapters = [chapter("turn", "A turn"), chapter("end", WILD)];
    let hen = SectionView {
        place: "hen".to_owned(),
        heading: "The hen".to_owned(),
        figure: Some(Figure::Hen),
    };
    chapters[0].sections.push(hen);
    let hen = art(r#"0 0 32 32""#, "hen");
    let links = format!(
        r##"<ol><li><a data-to="turn" href="#/rules/turn">A turn</a><ol><li><a data-to="hen" href="#/rules/hen">{hen}The hen</a></li></ol></li><li><a data-to="end" href="#/rules/end">{TAMED}</a></li></ol>"##
    );
    assert_eq!(contents_html(&chapters).as_str(), links);
}

fn count(html: &Html, what: &str) -> usize {
    html.as_str().matches(what).count()
}

#[test]
fn the_stage_shows_every_tile_everybody_and_all_dice() {
    for scene in all_examples().iter().flat_map(|example| example.scenes().unwrap()) {
        let stage = stage_html(&scene);
        text_of(stage.as_str());
        let game = &scene.game;
        let tiles = Grill::full(game.edition()).open().len();
        assert_eq!(count(&stage, r#"<span class="small-tile"#), tiles + scene.names.len());
        assert_eq!(count(&stage, r#"class="small-tile down""#), game.grill().down().len());
        let held = game.seats().map(|seat| game.stack(seat).tiles().len()).sum::<usize>();
        let bare = game.seats().filter(|seat| game.stack(*seat).top().is_none()).count();
        assert_eq!(count(&stage, r#"class="small-tile none""#), held + bare);
        assert_eq!(count(&stage, "data-turn"), usize::from(!game.is_over()));
        assert_eq!(count(&stage, r#"class="die"#), scene.aside.len() + scene.rolled.len());
        for name in &scene.names {
            assert!(stage.as_str().contains(&format!("<b>{name}</b>")), "{name}");
        }
    }
}

#[test]
fn a_name_on_the_stage_is_no_markup() {
    let told = all_examples();
    let mut scene: Scene = told[0].scenes().unwrap().remove(0);
    scene.names[0] = WILD.to_owned();
    assert!(stage_html(&scene).as_str().contains(&format!("<b>{TAMED}</b>")));
}
