//! A range coder: symbols, each one of so many that are equally likely, as few bytes (arithmetic coding).
//!
//! What has been written is an interval of numbers between 0 and 1; every symbol narrows it to one of equal parts. At the end
//! the shortest number in it is kept. Carries are handed on as in LZMA.

/// Below this the interval is widened by a byte.
const NARROW: u32 = 1 << 24;
/// The most symbols there can be to choose from.
pub(super) const MOST: u32 = 1 << 16;

/// Writes symbols.
pub(super) struct Encoder {
    bytes: Vec<u8>,
    /// The lower end of the interval; the 33rd bit is a carry.
    low: u64,
    width: u32,
}

impl Encoder {
    pub(super) fn new() -> Encoder {
        Encoder { bytes: Vec::new(), low: 0, width: u32::MAX }
    }

    /// One of `of` symbols, counted from 0. Where there is only one, nothing has to be written.
    pub(super) fn put(&mut self, symbol: u32, of: u32) {
        debug_assert!(symbol < of && of <= MOST, "{symbol} of {of}");
        self.width /= of.max(1);
        self.low += u64::from(symbol) * u64::from(self.width);
        self.carry();
        while self.width < NARROW {
            self.width <<= 8;
            self.shift();
        }
    }

    /// The bytes of the shortest number in the interval.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let settled = self.bytes.len();
        let end = self.low + u64::from(self.width);
        for kept in [0, 8, 16, 24, 32] {
            // The first number from `low` on with this many bits.
            let unit = 1_u64 << (32 - kept);
            let number = self.low.div_ceil(unit) * unit;
            if number < end {
                self.low = number;
                break;
            }
        }
        self.carry();
        for _ in 0..4 {
            self.shift();
        }
        // Zeros at the end go without saying, but not those from before: whoever reads has to notice the end.
        while self.bytes.len() > settled && self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }

    /// Moves the highest byte out.
    fn shift(&mut self) {
        self.bytes.push((self.low >> 24) as u8);
        self.low = self.low << 8 & u64::from(u32::MAX);
    }

    /// Adds what has grown out of the interval to the bytes already written.
    fn carry(&mut self) {
        if self.low >> 32 != 0 {
            self.low &= u64::from(u32::MAX);
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
    }
}

/// Reads symbols.
pub(super) struct Decoder<'a> {
    bytes: &'a [u8],
    /// How many bytes have been read, those beyond the end included.
    read: usize,
    /// What is read of the number, from the lower end of the interval.
    code: u32,
    width: u32,
}

impl<'a> Decoder<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { bytes, read: 0, code: 0, width: u32::MAX };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    /// The next of `of` symbols; none if there was never anything like it written.
    pub(super) fn get(&mut self, of: u32) -> Option<u32> {
        if of == 0 || of > MOST || self.is_exhausted() {
            return None;
        }
        self.width /= of;
        let symbol = self.code / self.width;
        if symbol >= of {
            return None;
        }
        self.code -= symbol * self.width;
        while self.width < NARROW {
            self.width <<= 8;
            self.shift();
        }
        Some(symbol)
    }

    /// Whether more has been read than can have been written: after the last byte there are four of nothing at most.
    fn is_exhausted(&self) -> bool {
        self.read > self.bytes.len() + 4
    }

    fn shift(&mut self) {
        let byte = self.bytes.get(self.read).copied().unwrap_or_default();
        self.read += 1;
        self.code = self.code << 8 | u32::from(byte);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_comes_out() {
        // Also what makes carries run: the last of many symbols, again and again.
        for seed in 0..400_u32 {
            let mut state = seed;
            let mut lot = |bound: u32| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 8) % bound
            };
            let symbols: Vec<(u32, u32)> = (0..lot(200))
                .map(|_| {
                    let of = [1, 2, 3, 6, 256, MOST][lot(6) as usize];
                    (if lot(3) == 0 { of - 1 } else { lot(of) }, of)
                })
                .collect();
            let mut encoder = Encoder::new();
            for (symbol, of) in &symbols {
                encoder.put(*symbol, *of);
            }
            let bytes = encoder.finish();
            let bits: f64 = symbols.iter().map(|(_, of)| f64::from(*of).log2()).sum();
            assert!(bytes.len() as f64 <= bits / 8.0 + 1.01, "{} bytes for {bits}", bytes.len());
            let mut decoder = Decoder::new(&bytes);
            for (symbol, of) in symbols {
                assert_eq!(decoder.get(of), Some(symbol));
            }
        }
    }

    #[test]
    fn nothing_is_read_for_ever() {
        let mut decoder = Decoder::new(&[1, 2, 3]);
        let read = (0..1000).take_while(|_| decoder.get(6).is_some()).count();
        assert!(read < 60, "{read}");
    }
}
