//! Everybody's chance to win: lines to look at and to tap, the turning points as buttons, and a table.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::{
    app::{Msg, ReplayMove, ReplayMsg},
    components::buttons::SendButton,
    platform::use_app,
    view_model::{
        CHART_HEIGHT, CHART_WIDTH, ChartLine, ChartRow, ChartView, Swing, chart_cursor, chart_place,
    },
};

/// Nothing until something is known.
#[component]
pub fn Chart() -> impl IntoView {
    let app = use_app();
    let shown = app.memo(ChartView::of);
    move || shown.get().map(|chart| view! { <ChartNow chart /> })
}

#[component]
fn ChartNow(chart: ChartView) -> impl IntoView {
    let texts = &use_app().messages().replay;
    let ChartView { lines, swings, rows, names } = chart;
    let marks = swings.clone();
    let swings: Vec<_> =
        swings.into_iter().map(|swing| view! { <SwingButton swing /> }.into_any()).collect();
    let any = !swings.is_empty();
    view! {
        <section class="chart">
            <h2>{texts.chart}</h2>
            <p>{texts.chart_line}</p>
            <Drawing lines marks />
            <div class="swings" role="group" aria-label=texts.swings>
                {any.then(|| view! { <h3>{texts.swings}</h3> })}
                {swings}
            </div>
            {(!rows.is_empty()).then(|| view! { <ChartTable rows names /> })}
        </section>
    }
}

/// The lines are for the eye: the table below says the same.
#[component]
fn Drawing(lines: Vec<ChartLine>, marks: Vec<Swing>) -> impl IntoView {
    let app = use_app();
    let cursor = move || format!("{:.1}", app.read(chart_cursor));
    let tap = move |event: ev::MouseEvent| {
        let target = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        let width = target.map_or(0, |drawing| drawing.client_width());
        let part = f64::from(event.offset_x()) / f64::from(width.max(1));
        let place = app.peek(|model| chart_place(model.replay.as_ref()?, part));
        if let Some(at) = place {
            app.send(Msg::Replay(ReplayMsg::Moved(ReplayMove::To(at))));
        }
    };
    let lines: Vec<_> = lines
        .into_iter()
        .enumerate()
        .map(|(place, line)| view! { <Line line place /> }.into_any())
        .collect();
    let marks: Vec<_> = marks.into_iter().map(|mark| view! { <Mark mark /> }.into_any()).collect();
    view! {
        <div class="drawing" on:click=tap>
            <svg viewBox=format!("0 0 {CHART_WIDTH} {CHART_HEIGHT}") aria-hidden="true">
                <path class="frame" d="M4 10H250M4 85H250M4 160H250"></path>
                {lines}
                {marks}
                <line class="cursor" x1=cursor x2=cursor y1="4" y2="166"></line>
            </svg>
        </div>
    }
}

#[component]
fn Line(line: ChartLine, place: usize) -> impl IntoView {
    let ChartLine { look, name, points, end, label } = line;
    let (x, y) = label;
    view! {
        <g data-colour=look.colour.to_string() data-line=place.to_string()>
            <polyline points=points></polyline>
            <path class="leader" d=format!("M{:.1} {:.1}L{:.1} {y:.1}", end.0, end.1, x - 2.0)></path>
            <text x=format!("{x:.1}") y=format!("{:.1}", y + 4.0)>
                {name}
            </text>
        </g>
    }
}

#[component]
fn Mark(mark: Swing) -> impl IntoView {
    let (x, y) = mark.place;
    view! { <circle class="mark-swing" cx=format!("{x:.1}") cy=format!("{y:.1}") r="4"></circle> }
}

#[component]
fn SwingButton(swing: Swing) -> impl IntoView {
    view! {
        <SendButton class="pill" action="swing" msg=Msg::Replay(ReplayMsg::Moved(ReplayMove::To(swing.at)))>
            {swing.words}
        </SendButton>
    }
}

/// The same as numbers.
#[component]
fn ChartTable(rows: Vec<ChartRow>, names: Vec<String>) -> impl IntoView {
    let texts = &use_app().messages().replay;
    let names: Vec<_> =
        names.into_iter().map(|name| view! { <th scope="col">{name}</th> }).collect();
    let rows: Vec<_> = rows
        .into_iter()
        .enumerate()
        .map(|(turn, row)| view! { <ChartTableRow turn row /> }.into_any())
        .collect();
    view! {
        <details class="chart-table">
            <summary>{texts.table}</summary>
            <div class="scrolls" tabindex="0" role="region" aria-label=texts.chart>
                <table class="ranking">
                    <thead>
                        <tr>
                            <th scope="col">{texts.turn}</th>
                            {names}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </details>
    }
}

#[component]
fn ChartTableRow(turn: usize, row: ChartRow) -> impl IntoView {
    let cells: Vec<_> = row.chances.into_iter().map(|chance| view! { <td>{chance}</td> }).collect();
    view! {
        <tr>
            <th scope="row">{turn.to_string()}</th>
            {cells}
        </tr>
    }
}
