//! Networks as they are shipped: one byte a weight (quantised weights).
//!
//! Network after network: the number of hidden units (one byte) and of facts (two), a scale for each column of the
//! rows, the bias row and the output weights (four bytes each), then the rows, one signed byte a weight, to be
//! multiplied by the scale of its column. All numbers are little-endian.

use thiserror::Error;

use super::network::{MOST_UNITS, Network};

/// The largest weight of a column is so many scales.
const STEPS: f32 = 127.0;

/// Bytes that are not the weights of this version of the expert.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadWeights {
    /// There is less than there should be.
    #[error("the weights break off")]
    Truncated,
    /// A network with more hidden units than there is room for.
    #[error("a network of {0} hidden units, and {MOST_UNITS} is the most")]
    TooManyUnits(usize),
    /// A weight that is no number.
    #[error("a weight that is not a finite number")]
    NotFinite,
    /// Not one network for each kind of table, each for the facts that are looked at there.
    #[error("not the networks this version looks for")]
    Unfit,
}

/// The bytes of these networks.
pub fn write(networks: &[Network]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for network in networks {
        let row = network.units + 1;
        let facts = network.facts.len() / row;
        let mut scales = vec![f32::MIN_POSITIVE; row];
        for weights in network.facts.chunks_exact(row) {
            for (scale, weight) in scales.iter_mut().zip(weights) {
                *scale = scale.max(weight.abs() / STEPS);
            }
        }
        // A network has at most 32 units and some hundreds of facts.
        bytes.push(network.units as u8);
        bytes.extend((facts as u16).to_le_bytes());
        for number in scales.iter().chain(&network.bias).chain(&network.output) {
            bytes.extend(number.to_le_bytes());
        }
        for weights in network.facts.chunks_exact(row) {
            for (scale, weight) in scales.iter().zip(weights) {
                // Within 127, by the choice of the scale.
                let step = (weight / scale).round() as i8;
                bytes.extend(step.to_le_bytes());
            }
        }
    }
    bytes
}

/// The networks in these bytes, if they are exactly that.
pub fn read(bytes: &[u8]) -> Result<Vec<Network>, BadWeights> {
    let mut rest = Rest(bytes);
    let mut networks = Vec::new();
    while !rest.0.is_empty() {
        networks.push(rest.network()?);
    }
    Ok(networks)
}

/// What is still to be read.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn network(&mut self) -> Result<Network, BadWeights> {
        let units = usize::from(u8::from_le_bytes(self.take()?));
        let facts = usize::from(u16::from_le_bytes(self.take()?));
        if units > MOST_UNITS {
            return Err(BadWeights::TooManyUnits(units));
        }
        let row = units + 1;
        let scales = self.numbers(row)?;
        let mut network = Network {
            bias: self.numbers(row)?,
            output: self.numbers(units)?,
            ..Network::blank(units, facts)
        };
        for weights in network.facts.chunks_exact_mut(row) {
            for (weight, scale) in weights.iter_mut().zip(&scales) {
                *weight = f32::from(i8::from_le_bytes(self.take()?)) * scale;
            }
        }
        Ok(network)
    }

    fn numbers(&mut self, count: usize) -> Result<Vec<f32>, BadWeights> {
        let number = |_| {
            let number = f32::from_le_bytes(self.take()?);
            if number.is_finite() { Ok(number) } else { Err(BadWeights::NotFinite) }
        };
        (0..count).map(number).collect()
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadWeights> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(BadWeights::Truncated)?;
        self.0 = rest;
        Ok(*taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_survive_shipping_but_for_rounding() {
        let mut network = Network::blank(3, 5);
        for (place, weight) in (0u8..).zip(&mut network.facts) {
            *weight = f32::from(place) - 7.5;
        }
        network.bias = vec![0.5, -1.0, 2.0, 0.25];
        network.output = vec![1.5, -2.5, 3.5];
        let shipped = read(&write(&[network.clone(), network.clone()])).unwrap_or_default();
        assert_eq!(shipped.len(), 2);
        for found in shipped {
            assert_eq!((&found.bias, &found.output), (&network.bias, &network.output));
            for (found, weight) in found.facts.iter().zip(&network.facts) {
                assert!((found - weight).abs() <= 12.0 / 127.0 / 2.0);
            }
        }
    }

    #[test]
    fn damaged_bytes_are_refused() {
        let bytes = write(&[Network::blank(3, 5)]);
        for length in 1..bytes.len() {
            assert_eq!(read(&bytes[..length]), Err(BadWeights::Truncated), "{length}");
        }
        assert_eq!(read(&[255; 40]), Err(BadWeights::TooManyUnits(255)));
        let mut bytes = bytes;
        bytes[3..7].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(read(&bytes), Err(BadWeights::NotFinite));
    }
}
