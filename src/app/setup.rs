//! Setting up a table: seats change places, the lot is drawn, others are invited.

use engine::Seat;

use super::{Dialog, Effect, Model, Starter};

/// The lot is looked at for so many milliseconds: until the last of seven has turned over, and then for a second.
const LOT_IS_SEEN: u32 = 2600;

impl Model {
    /// Bird and colour belong to whoever sits there, and come along.
    pub(super) fn move_seat(&mut self, index: usize) -> Vec<Effect> {
        if (1..self.form.seats.len()).contains(&index) {
            self.form.move_up(index);
            self.settings.looks.swap(index - 1, index);
        }
        vec![Effect::SaveForm, Effect::SaveSettings]
    }

    pub(super) fn remove_seat(&mut self, index: usize) -> Vec<Effect> {
        if self.form.seats.len() > Seat::FEWEST && index < self.form.seats.len() {
            self.form.remove_seat(index);
            if let Some(looks) = self.settings.looks.get_mut(index..) {
                looks.rotate_left(1);
            }
        }
        vec![Effect::SaveForm, Effect::SaveSettings]
    }

    /// Where a lot was wanted it is seen. Who was invited has been promised these dice, and this lot.
    pub(super) fn lot_drawn(&mut self, lot: u64) -> Vec<Effect> {
        let seed = self.invitation;
        let opening = self.form.opening(seed.unwrap_or(lot), &self.messages().setup);
        if self.form.starter == Starter::Lot {
            // No step of the history is its own: the table follows by itself.
            self.dialog = Some(Dialog::Lot(opening, seed));
            return vec![Effect::WaitForLot { milliseconds: LOT_IS_SEEN }];
        }
        vec![Effect::Begin { opening, seed }]
    }

    pub(super) fn lot_seen(&mut self) -> Vec<Effect> {
        match self.dialog.take_if(|dialog| matches!(dialog, Dialog::Lot(..))) {
            Some(Dialog::Lot(opening, seed)) => vec![Effect::Begin { opening, seed }],
            _ => Vec::new(),
        }
    }

    /// The same table keeps its dice, however often it is sent.
    pub(super) fn invite(&mut self, number: u64) -> Vec<Effect> {
        let number = *self.invitation.get_or_insert(number);
        self.device.copied = false;
        let mut effects = vec![Effect::SaveForm];
        effects.extend(self.open(Dialog::Invite(number)));
        effects
    }
}
