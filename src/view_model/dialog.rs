//! What stands above the screen: a question, the log, the keys.

use super::{
    SheetView, WhyView,
    price::failing_stop,
    setup::{LotRow, lots},
};
use crate::{
    app::{Dialog, Model},
    i18n::{KeyTexts, Messages, OddsTexts, ReplayTexts},
};

/// What a dialog has to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DialogView {
    /// Answered with yes or no.
    Question(DialogQuestion),
    /// What the rules say about this moment.
    Rules(SheetView),
    /// The turns so far.
    Log {
        heading: &'static str,
        close: &'static str,
        /// The way to the replay, in words; none where nothing was done yet.
        replay: Option<&'static str>,
    },
    /// Who begins, and everybody's lot.
    Lot { heading: &'static str, rows: Vec<LotRow>, words: String, go: &'static str },
    /// What stands behind the `#` of the link to the table of the form.
    Invite { hash: String, shares: bool, copied: bool },
    /// Why a bot has played a turn as it did.
    Why { heading: &'static str, close: &'static str, why: WhyView },
    /// The keys that play.
    Keys { heading: &'static str, close: &'static str, rows: Vec<KeyRow>, note: &'static str },
}

/// A question that is answered with yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogQuestion {
    pub words: &'static str,
    /// Why it is asked and what yes costs, in sentences.
    pub reasons: Vec<String>,
    pub yes: &'static str,
    pub no: &'static str,
    /// Whether something is lost by yes.
    pub danger: bool,
}

/// Keys and what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyRow {
    pub keys: &'static [&'static str],
    pub meaning: &'static str,
}

impl DialogView {
    /// None while nothing is open.
    pub fn of(model: &Model) -> Option<DialogView> {
        let messages = model.messages();
        let Messages { close, cancel, table, start, setup, notices, keys, .. } = messages;
        let question = |words, yes| DialogQuestion {
            words,
            reasons: Vec::new(),
            yes,
            no: cancel,
            danger: true,
        };
        let asked = DialogView::Question;
        Some(match model.dialog.as_ref()? {
            Dialog::FailingStop => asked(DialogQuestion {
                reasons: failing_stop(model),
                ..question(table.failing_stop_question, table.failing_stop_confirm)
            }),
            // The running game is kept.
            Dialog::ReplaceGame(..) => asked(DialogQuestion {
                danger: false,
                ..question(notices.replace_question, notices.replace_confirm)
            }),
            Dialog::Lot(opening, _) => {
                let rows = lots(model, opening);
                let first = rows.iter().find(|row| row.begins).map(|row| row.name.clone());
                DialogView::Lot {
                    heading: setup.lot,
                    rows,
                    words: (setup.begins)(&first.unwrap_or_default()),
                    go: setup.to_table,
                }
            }
            Dialog::Invite(number) => DialogView::Invite {
                hash: model.form.link(*number, setup),
                shares: model.device.shares,
                copied: model.device.copied,
            },
            Dialog::DeleteGame(_) => asked(question(start.delete_question, start.delete_confirm)),
            Dialog::DeleteFinished => {
                asked(question(start.delete_finished_question, start.delete_confirm))
            }
            Dialog::Rules(place) => DialogView::Rules(SheetView::of(model, place)),
            Dialog::Why(turn) => DialogView::Why {
                heading: messages.odds.why,
                close,
                why: WhyView::of(model, *turn),
            },
            Dialog::Log => DialogView::Log {
                heading: table.log,
                close,
                replay: can_replay(model).then_some(messages.replay.heading),
            },
            Dialog::Keys => DialogView::Keys {
                heading: keys.heading,
                close,
                rows: match model.replay {
                    Some(_) => replay_key_rows(&messages.replay).to_vec(),
                    None => key_rows(keys, &messages.odds).to_vec(),
                },
                note: keys.switch_off,
            },
        })
    }
}

/// Not from the replay itself, and not before there is anything to see.
fn can_replay(model: &Model) -> bool {
    let played = model.play.as_ref().is_some_and(|play| !play.record.actions.is_empty());
    played && model.is_plain_game()
}

fn replay_key_rows(texts: &ReplayTexts) -> [KeyRow; 6] {
    let row = |keys, meaning| KeyRow { keys, meaning };
    [
        row(&["←", "→"], texts.key_actions),
        row(&["⇧ ←", "⇧ →", "Page ↑", "Page ↓"], texts.key_turns),
        row(&["M"], texts.key_mistake),
        row(&["⇧ M"], texts.mistake_back),
        row(&["␣"], texts.key_play),
        row(&["Home", "End"], texts.key_ends),
    ]
}

fn key_rows(texts: &KeyTexts, odds: &OddsTexts) -> [KeyRow; 11] {
    let row = |keys, meaning| KeyRow { keys, meaning };
    [
        row(&["1", "2", "3", "4", "5", "W"], texts.keep),
        row(&["R"], texts.roll),
        row(&["S", "T"], texts.stop),
        row(&["U"], texts.undo),
        row(&["Z"], texts.weasel),
        row(&["H"], odds.hint_key),
        row(&["O"], odds.odds_key),
        row(&["?"], texts.rules),
        row(&["L"], texts.log),
        row(&["M"], texts.sound),
        row(&["←", "→"], texts.arrows),
    ]
}
