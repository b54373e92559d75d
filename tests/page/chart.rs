//! Everybody's chance to win as lines, turning points and a table.

use heckmeck::{
    app::{Address, Model, Msg, ReplayMove, ReplayMsg},
    i18n::Language,
    view_model::{ChartView, chart_cursor, chart_place},
};

use super::{
    review::{ended, reviewed},
    support::{play, send},
};

/// The replay of a game whose luck and skill are known.
fn shown(link: &str) -> Model {
    let mut model = ended(link);
    reviewed(&mut model);
    let id = play(&model).id.clone();
    send(&mut model, Msg::AddressChanged(Address::Replay { id, at: None }.to_hash()));
    model
}

#[test]
fn every_line_has_a_point_for_every_turn_and_ends_at_the_result() {
    let mut model = shown("players=Ann,Ben,Otto:naive&seed=5");
    let turns = model.replay.as_ref().unwrap().turns.clone();
    let chart = ChartView::of(&model).unwrap();
    assert_eq!((chart.lines.len(), chart.rows.len()), (3, turns.len()));
    let standings = model.replay.as_ref().unwrap().whole.game.standings();
    for (seat, line) in chart.lines.iter().enumerate() {
        assert_eq!(line.points.len(), turns.len());
        assert!(line.points.is_sorted_by(|one, next| one.0 < next.0), "{:?}", line.points);
        assert!(line.points.iter().all(|(_, y)| (100..=1600).contains(y)), "{:?}", line.points);
        let won = standings.iter().any(|it| it.seat.index() == seat && it.rank == 1);
        let end = if won { 100 } else { 1600 };
        assert_eq!(line.points.last().unwrap().1, end, "{}", line.name);
        // The table says the same.
        let told = &chart.rows.last().unwrap().chances[seat];
        assert_eq!(told, if won { "100%" } else { "0%" });
    }
    let together: i32 = chart.lines.iter().map(|line| 1600 - line.points[3].1).sum();
    assert!((together - 1500).abs() <= 3, "chances that are not one together: {together}");
    for language in Language::ALL {
        model.language = language;
        let told = ChartView::of(&model).unwrap();
        assert!(told.rows.iter().flat_map(|row| &row.chances).all(|it| it.ends_with('%')));
    }
}

#[test]
fn names_at_the_ends_do_not_lie_upon_each_other() {
    let model = shown("players=Ann,Ben,Cleo,Dora,Emil,Fritz,Otto:naive&seed=5&short_game=1");
    let chart = ChartView::of(&model).unwrap();
    let mut heights: Vec<i32> = chart.lines.iter().map(|line| line.label.1).collect();
    heights.sort_unstable();
    assert_eq!(heights.len(), 7);
    assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= 130), "{heights:?}");
    assert!(heights[0] > 0 && heights[6] < 1700, "{heights:?}");
}

#[test]
fn a_long_name_is_cut_and_no_name_is_read_as_markup() {
    let model = shown("players=%3Cb%3E%26Ann,Bartholomew,Otto:naive&seed=5&short_game=1");
    let chart = ChartView::of(&model).unwrap();
    assert_eq!(chart.lines[1].name, "Bartholo…");
    let drawing = chart.drawing();
    assert!(drawing.as_str().contains("&lt;b&gt;&amp;Ann"), "{}", drawing.as_str());
    let table = chart.html(&Language::En.messages().replay);
    assert!(table.as_str().contains("<th scope=\"col\">&lt;b&gt;&amp;Ann</th>"));
}

#[test]
fn turning_points_are_the_biggest_changes_in_their_order_and_lead_there() {
    let mut model = shown("players=Ann,Ben&seed=3");
    let chart = ChartView::of(&model).unwrap();
    assert!((1..=5).contains(&chart.swings.len()), "{:?}", chart.swings);
    assert!(chart.swings.is_sorted_by(|one, next| one.at < next.at));
    let review = model.review_at_hand().unwrap().clone();
    let turns = model.replay.as_ref().unwrap().turns.clone();
    let change = |at: usize| {
        let turn = turns.iter().position(|turn| *turn == at).unwrap();
        let (before, after) = (review.chances(turns[turn - 1]), review.chances(at));
        (before.unwrap()[0] - after.unwrap()[0]).abs()
    };
    let least = chart.swings.iter().map(|swing| change(swing.at)).fold(1.0, f64::min);
    let told: Vec<usize> = chart.swings.iter().map(|swing| swing.at).collect();
    let larger = turns.iter().skip(1).filter(|at| !told.contains(at) && change(**at) > least);
    assert!(least >= 0.15 && (told.len() < 5 || larger.count() == 0), "{told:?}");
    for at in told {
        send(&mut model, Msg::Replay(ReplayMsg::Moved(ReplayMove::To(at))));
        assert_eq!(model.replay.as_ref().unwrap().at, at);
    }
}

#[test]
fn the_cursor_goes_from_edge_to_edge_and_a_tap_finds_its_turn() {
    let mut model = shown("players=Ann,Otto:naive&seed=3&short_game=1");
    let (mut last, turns) = (0, model.replay.as_ref().unwrap().turns.clone());
    loop {
        let at = chart_cursor(&model);
        assert!(at >= last && (12..=782).contains(&at), "{at} after {last}");
        last = at;
        let replay = model.replay.as_ref().unwrap();
        if turns.contains(&replay.at) {
            assert_eq!(chart_place(replay, at), Some(replay.at));
        }
        if model.replay_target(ReplayMove::On).is_none() {
            break;
        }
        send(&mut model, Msg::Replay(ReplayMsg::Moved(ReplayMove::On)));
    }
    assert_eq!(last, 781, "the end of the lines");
    let replay = model.replay.as_ref().unwrap();
    assert_eq!(chart_place(replay, -5), Some(0));
    assert_eq!(chart_place(replay, 1000), turns.last().copied());
}

#[test]
fn what_is_not_known_yet_is_not_drawn() {
    let mut model = ended("players=Ann,Otto:naive&seed=3&short_game=1");
    let id = play(&model).id.clone();
    send(&mut model, Msg::AddressChanged(Address::Replay { id, at: None }.to_hash()));
    assert_eq!(ChartView::of(&model), None);
}
