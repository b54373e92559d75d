//! What may be chosen, in words.

use engine::{Choice, Claim, Phase, Seat};

use crate::{app::Play, i18n::Messages};

/// What may be chosen, in the words of the button that does it, whoever is due.
pub(super) fn choice_words(messages: &Messages, play: &Play, choice: Choice) -> String {
    let texts = &messages.table;
    let names = |seat: Seat| play.name(seat).to_owned();
    let tile = |claim: Option<Claim>| claim.and_then(Claim::tile);
    match choice {
        Choice::Roll(dice) => (texts.roll)(dice),
        Choice::Keep(face) => {
            let rolled = match play.game.phase() {
                Phase::Choosing { rolled, .. } => rolled.count(face),
                _ => 0,
            };
            (texts.keep)(face, rolled)
        }
        Choice::Stop => match play.game.claim() {
            Ok(claim) => (texts.stop)(&claim, &names),
            Err(_) => texts.stop_failing.to_owned(),
        },
        Choice::StopLower => tile(play.game.lower_claim()).map(texts.lower).unwrap_or_default(),
        Choice::Weasel(dice) => (texts.weasel)(dice),
        Choice::AcceptBust => texts.bust.to_owned(),
        Choice::TakeBratworm(seat) => (texts.giver)(play.name(seat), play.game.bratworms(seat)),
        Choice::ReturnFigure(goes) => {
            let stays = play.game.choices().into_iter().find_map(|other| match other {
                Choice::ReturnFigure(figure) if figure != goes => Some(figure),
                _ => None,
            });
            stays.map(texts.keep_figure).unwrap_or_default()
        }
    }
}
