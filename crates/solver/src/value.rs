//! What results are measured in, and the arithmetic of a roll: several values at once, side by side (SIMD lanes).
#![allow(clippy::inline_always, reason = "these few instructions are what a solution consists of")]

/// A measure of results: a decision takes the better of two, chance their expected value.
pub trait Value: Lanes<Self> {
    /// Worse than every result.
    const WORST: Self;

    /// The most of these that are worked on at once.
    type Widest: Lanes<Self>;

    /// Whether this is clearly better than the other.
    fn is_better_than(self, other: Self) -> bool;
}

/// What the arithmetic of a roll asks of a value, or of several side by side.
pub trait ValueOps: Copy {
    /// The better of two.
    #[must_use]
    fn better_of(self, other: Self) -> Self;

    /// Adds another, so many times.
    #[must_use]
    fn plus(self, other: Self, weight: f64) -> Self;

    /// This one, so many times.
    #[must_use]
    fn times(self, weight: f64) -> Self;
}

/// Some values that are worked on at once, one in each lane; a value alone has one lane.
pub trait Lanes<T>: ValueOps {
    /// How many these are.
    const COUNT: usize;

    /// Fills every lane with what is given for it.
    fn gather(each: impl FnMut(usize) -> T) -> Self;

    /// Tells the values, each with its lane.
    fn scatter(self, each: impl FnMut(usize, T));
}

/// Four values side by side, so that one walk through the outcomes of a roll serves four states. The compiler makes
/// vector instructions of it.
#[derive(Clone, Copy, Debug)]
pub struct Lanes4<T>(T, T, T, T);

impl<T: ValueOps> ValueOps for Lanes4<T> {
    #[inline(always)]
    fn better_of(self, other: Lanes4<T>) -> Lanes4<T> {
        Lanes4(
            self.0.better_of(other.0),
            self.1.better_of(other.1),
            self.2.better_of(other.2),
            self.3.better_of(other.3),
        )
    }

    #[inline(always)]
    fn plus(self, other: Lanes4<T>, weight: f64) -> Lanes4<T> {
        Lanes4(
            self.0.plus(other.0, weight),
            self.1.plus(other.1, weight),
            self.2.plus(other.2, weight),
            self.3.plus(other.3, weight),
        )
    }

    #[inline(always)]
    fn times(self, weight: f64) -> Lanes4<T> {
        Lanes4(
            self.0.times(weight),
            self.1.times(weight),
            self.2.times(weight),
            self.3.times(weight),
        )
    }
}

impl<T: ValueOps> Lanes<T> for Lanes4<T> {
    const COUNT: usize = 4;

    #[inline(always)]
    fn gather(mut each: impl FnMut(usize) -> T) -> Lanes4<T> {
        Lanes4(each(0), each(1), each(2), each(3))
    }

    #[inline(always)]
    fn scatter(self, mut each: impl FnMut(usize, T)) {
        each(0, self.0);
        each(1, self.1);
        each(2, self.2);
        each(3, self.3);
    }
}

/// Every value by itself.
impl<T: Value> Lanes<T> for T {
    const COUNT: usize = 1;

    #[inline(always)]
    fn gather(mut each: impl FnMut(usize) -> T) -> T {
        each(0)
    }

    #[inline(always)]
    fn scatter(self, mut each: impl FnMut(usize, T)) {
        each(0, self);
    }
}

impl Value for f64 {
    const WORST: f64 = f64::NEG_INFINITY;
    type Widest = Lanes4<f64>;

    fn is_better_than(self, other: f64) -> bool {
        self > other
    }
}

impl ValueOps for f64 {
    #[inline(always)]
    fn better_of(self, other: f64) -> f64 {
        // Not `f64::max`: there are no NaNs here, and this is a single instruction.
        if other > self { other } else { self }
    }

    #[inline(always)]
    fn plus(self, other: f64, weight: f64) -> f64 {
        self + other * weight
    }

    #[inline(always)]
    fn times(self, weight: f64) -> f64 {
        self * weight
    }
}

/// Values closer than this are equal.
const EQUAL: f64 = 1e-12;

/// An expected value to make as high as possible and, among plays of equal value, the lowest probability to fail.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// The expected value.
    pub value: f64,
    /// How likely the turn fails on the way.
    pub fail: f64,
}

impl Value for Outlook {
    const WORST: Outlook = Outlook { value: f64::NEG_INFINITY, fail: 1.0 };
    type Widest = Outlook;

    fn is_better_than(self, other: Outlook) -> bool {
        self.value > other.value + EQUAL
    }
}

impl ValueOps for Outlook {
    fn better_of(self, other: Outlook) -> Outlook {
        if other.value > self.value + EQUAL {
            other
        } else if other.value < self.value - EQUAL {
            self
        } else {
            let (value, fail) = (self.value.max(other.value), self.fail.min(other.fail));
            Outlook { value, fail }
        }
    }

    fn plus(self, other: Outlook, weight: f64) -> Outlook {
        Outlook { value: self.value + other.value * weight, fail: self.fail + other.fail * weight }
    }

    fn times(self, weight: f64) -> Outlook {
        Outlook { value: self.value * weight, fail: self.fail * weight }
    }
}
