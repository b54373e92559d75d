//! What the components show, as pure functions of the [`Model`](crate::app::Model): all of it is tested on any machine.
//!
//! A component asks for a slice (`app.memo(move |model| TileView::of(model, tile))`) and only shows it.

mod actions;
mod after_game;
mod bar;
mod book_html;
mod chart;
mod choice;
mod coach;
mod dialog;
mod end;
mod hits;
mod html;
mod keys;
mod live_region;
mod log;
mod notice;
mod odds;
mod outcome;
mod practice;
mod price;
mod replay;
mod rules;
mod screen;
mod seat;
mod setup;
mod sheet;
mod sound;
mod stage;
mod start;
mod tile;
mod tray;

pub use actions::{
    ActionButton, ActionKind, Tone, bot_plays, claim_words, has_special_slot, result_address,
};
pub use after_game::{ReviewCard, ReviewMoment, ReviewRow, ReviewState, review_state};
pub use bar::{headline, is_played_elsewhere, look_of_turn, sound_switch, supply};
pub use book_html::{book_html, contents_html};
pub use chart::{ChartLine, ChartRow, ChartView, Swing, chart_cursor, chart_place};
pub use coach::{CoachLine, GuideView, HintView, coach_line, is_guided, points_at};
pub use dialog::{DialogQuestion, DialogView, KeyRow};
pub use end::{Deeds, EndView, RankingRow};
pub use hits::HitsView;
pub use html::{Html, aspect_ratio, die_picture, view_box};
pub use keys::key_meaning;
pub use live_region::{Spoken, SpokenKey, Urgency, spoken};
pub use log::{KeptDice, TurnEnding, TurnRow, TurnSpan, turn_spans, turns};
pub use notice::{NoticeView, Remedy};
pub use odds::{AdviceView, ChanceView, Figures, OddsSwitches, WhyView, WorthView, why_turn};
pub use outcome::{Detail, OutcomeTone, OutcomeView, SkipSummary, SkippedTurn};
pub use practice::{PracticeNow, PracticeView, VerdictRow, VerdictView, Why, practice_headline};
pub use price::{Obstacle, Price, TilePrice, bust_price, failing_stop};
pub use replay::{ReplayButton, ReplayView, Verdict, can_play_on, others_to_pick, percent};
pub use rules::{BookView, ChapterView, Piece, SectionView, is_searching, rules_anchor, way_back};
pub use screen::Screen;
pub use seat::SeatView;
pub use setup::{LotRow, QrPicture, SeatRow, SetupView, edition_pictures, lots, offered_levels};
pub use sheet::SheetView;
pub use sound::{Cue, Heard, Sound, cues, sounds};
pub use stage::{ExampleStep, example_steps, stage_html};
pub use start::{
    FirstOffer, GrillPicture, SavedGameLists, SavedGameRow, SavedGameSummary, SavedSeatRow,
    continue_address,
};
pub use tile::{TileState, TileView};
pub use tray::{
    Answer, AsideView, Hollow, LyingDie, QuestionView, is_undecided, prompt, waiting_dice,
};
