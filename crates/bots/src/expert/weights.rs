//! Networks as they are shipped: one byte a weight.
//!
//! Network after network: the number of hidden units (one byte) and of facts (two), a scale for each column of the
//! rows, the bias row and the output weights (four bytes each), then the rows, one signed byte a weight, to be
//! multiplied by the scale of its column. All numbers are little-endian.

use super::network::{MOST_UNITS, Network};

/// The largest weight of a column is so many scales.
const STEPS: f32 = 127.0;

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
        bytes.push(u8::try_from(network.units).unwrap_or(0));
        bytes.extend(u16::try_from(facts).unwrap_or(0).to_le_bytes());
        for number in scales.iter().chain(&network.bias).chain(&network.output) {
            bytes.extend(number.to_le_bytes());
        }
        for weights in network.facts.chunks_exact(row) {
            for (scale, weight) in scales.iter().zip(weights) {
                #[allow(
                    clippy::cast_possible_truncation,
                    reason = "within 127 by the choice of scale"
                )]
                let step = (weight / scale).round() as i8;
                bytes.extend(step.to_le_bytes());
            }
        }
    }
    bytes
}

/// The networks in these bytes; none if they are not exactly that.
pub fn read(bytes: &[u8]) -> Option<Vec<Network>> {
    let mut rest = Rest(bytes);
    let mut networks = Vec::new();
    while !rest.0.is_empty() {
        networks.push(rest.network()?);
    }
    Some(networks)
}

/// What is still to be read.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn network(&mut self) -> Option<Network> {
        let units = usize::from(u8::from_le_bytes(self.take()?));
        let facts = usize::from(u16::from_le_bytes(self.take()?));
        if units > MOST_UNITS {
            return None;
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
        Some(network)
    }

    fn numbers(&mut self, count: usize) -> Option<Vec<f32>> {
        (0..count).map(|_| self.take().map(f32::from_le_bytes)).collect()
    }

    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
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
            assert_eq!(read(&bytes[..length]), None, "{length}");
        }
        assert_eq!(read(&[255; 40]), None);
    }
}
