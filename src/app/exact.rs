//! Numbers to twelve digits.

use serde::{Deserialize, Serialize};

/// A number as it is worked out, to twelve digits behind the point: a whole number of trillionths. So it is compared, sent and
/// written without what floating-point numbers take for that, which is a lot of code.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct Exact(i64);

const ONE: i64 = 1_000_000_000_000;

impl Exact {
    pub const ZERO: Exact = Exact(0);

    /// Rounded to twelve digits. The numbers here are worms and chances, far from what does not fit.
    pub fn of(number: f64) -> Exact {
        Exact((number * ONE as f64).round() as i64)
    }

    /// All digits: `-0.250000000000`.
    pub fn digits(self) -> String {
        let (size, sign) = (self.0.unsigned_abs(), if self.0 < 0 { "-" } else { "" });
        let one = ONE.unsigned_abs();
        format!("{sign}{}.{:012}", size / one, size % one)
    }

    /// So many times the number, rounded: hundredths for 100.
    pub fn in_parts(self, parts: i64) -> i64 {
        let scaled = self.0.saturating_mul(parts);
        scaled.saturating_add(ONE / 2 * scaled.signum()) / ONE
    }

    /// Whether it is a chance between these two, in thousandths: at least the one, less than the other.
    pub fn is_within(self, from: i64, to: i64) -> bool {
        (from * (ONE / 1000)..to * (ONE / 1000)).contains(&self.0)
    }
}
