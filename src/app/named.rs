//! Values of the engine in what the page keeps: by their names, so that they outlive any change of types.

use engine::{Edition, GoldenFaces};
use record::Level;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A value that has a name in records, links and what is kept.
pub(super) trait Named: Copy {
    fn name(self) -> &'static str;
    fn parse(name: &str) -> Option<Self>;
}

macro_rules! named {
    ($($type:ty),*) => {$(
        impl Named for $type {
            fn name(self) -> &'static str {
                <$type>::name(self)
            }

            fn parse(name: &str) -> Option<$type> {
                <$type>::parse(name)
            }
        }
    )*};
}
named!(Edition, GoldenFaces, Level);

/// For `#[serde(with = "named")]`.
pub(super) fn serialize<T: Named, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    value.name().serialize(to)
}

/// For `#[serde(with = "named")]`.
pub(super) fn deserialize<'de, T: Named, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let name = String::deserialize(from)?;
    T::parse(&name).ok_or_else(|| D::Error::custom(format!("unknown name `{name}`")))
}

/// The version of something that is kept: writes its number, and reads no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Version<const NUMBER: u8>;

impl<const NUMBER: u8> Serialize for Version<NUMBER> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        NUMBER.serialize(to)
    }
}

impl<'de, const NUMBER: u8> Deserialize<'de> for Version<NUMBER> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match u64::deserialize(from)? {
            number if number == u64::from(NUMBER) => Ok(Version),
            other => Err(D::Error::custom(format!("version {other} instead of {NUMBER}"))),
        }
    }
}
