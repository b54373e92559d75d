//! What results are measured in.
#![allow(clippy::inline_always, reason = "these few instructions are what a solution consists of")]

/// A measure of results: a choice takes the better of two, chance their average.
pub trait Worth: Bundle<Self> {
    /// Worse than every result.
    const NOTHING: Self;

    /// The widest bundle of these.
    type Pack: Bundle<Self>;

    /// Whether this is clearly better than the other.
    fn is_more_than(self, other: Self) -> bool;
}

/// Some measures that are worked on at once; one alone is the smallest bundle.
pub trait Bundle<T>: Blend {
    /// How many these are.
    const SIZE: usize;

    /// Makes a bundle of the measures given for each place.
    fn gather(each: impl FnMut(usize) -> T) -> Self;

    /// Tells the measures, each with its place.
    fn scatter(self, each: impl FnMut(usize, T));
}

/// What the arithmetic of a roll asks of a measure, or of a pack of them.
pub trait Blend: Copy {
    /// The better of two.
    #[must_use]
    fn or(self, other: Self) -> Self;

    /// Adds another with this weight.
    #[must_use]
    fn plus(self, other: Self, weight: f64) -> Self;

    /// This one with a weight of its own.
    #[must_use]
    fn times(self, weight: f64) -> Self;
}

impl Blend for f64 {
    #[inline(always)]
    fn or(self, other: f64) -> f64 {
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

/// Four measures side by side, so that one walk through the outcomes of a roll serves four states.
#[derive(Clone, Copy, Debug)]
pub struct Four<T>(T, T, T, T);

impl<T: Blend> Blend for Four<T> {
    #[inline(always)]
    fn or(self, other: Four<T>) -> Four<T> {
        Four(self.0.or(other.0), self.1.or(other.1), self.2.or(other.2), self.3.or(other.3))
    }

    #[inline(always)]
    fn plus(self, other: Four<T>, weight: f64) -> Four<T> {
        Four(
            self.0.plus(other.0, weight),
            self.1.plus(other.1, weight),
            self.2.plus(other.2, weight),
            self.3.plus(other.3, weight),
        )
    }

    #[inline(always)]
    fn times(self, weight: f64) -> Four<T> {
        Four(self.0.times(weight), self.1.times(weight), self.2.times(weight), self.3.times(weight))
    }
}

impl Worth for f64 {
    const NOTHING: f64 = f64::NEG_INFINITY;
    type Pack = Four<f64>;

    fn is_more_than(self, other: f64) -> bool {
        self > other
    }
}

impl<T: Blend> Bundle<T> for Four<T> {
    const SIZE: usize = 4;

    #[inline(always)]
    fn gather(mut each: impl FnMut(usize) -> T) -> Four<T> {
        Four(each(0), each(1), each(2), each(3))
    }

    #[inline(always)]
    fn scatter(self, mut each: impl FnMut(usize, T)) {
        each(0, self.0);
        each(1, self.1);
        each(2, self.2);
        each(3, self.3);
    }
}

impl Bundle<f64> for f64 {
    const SIZE: usize = 1;

    #[inline(always)]
    fn gather(mut each: impl FnMut(usize) -> f64) -> f64 {
        each(0)
    }

    #[inline(always)]
    fn scatter(self, mut each: impl FnMut(usize, f64)) {
        each(0, self);
    }
}

/// Values closer than this are equal.
const EQUAL: f64 = 1e-12;

/// A value to make as high as possible and, among plays of equal value, the lowest chance to fail.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// What is expected.
    pub value: f64,
    /// How likely the turn fails on the way.
    pub fail: f64,
}

impl Blend for Outlook {
    fn or(self, other: Outlook) -> Outlook {
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

impl Worth for Outlook {
    const NOTHING: Outlook = Outlook { value: f64::NEG_INFINITY, fail: 1.0 };
    type Pack = Outlook;

    fn is_more_than(self, other: Outlook) -> bool {
        self.value > other.value + EQUAL
    }
}

impl Bundle<Outlook> for Outlook {
    const SIZE: usize = 1;

    fn gather(mut each: impl FnMut(usize) -> Outlook) -> Outlook {
        each(0)
    }

    fn scatter(self, mut each: impl FnMut(usize, Outlook)) {
        each(0, self);
    }
}
