//! JSON as it was written: integers apart from other numbers, and no name twice.

use std::fmt;

use serde::de::{Deserialize, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, Visitor};

use super::{Reason, RecordError, error::words};

/// A JSON value. Nothing about it has been guessed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Json {
    Null,
    Bool(bool),
    /// A number written without point or exponent.
    Integer(i64),
    /// Any other number; no record has one.
    Fraction,
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Reads one JSON text, the whole of it.
    pub(crate) fn read(text: &str) -> Result<Json, RecordError> {
        serde_json::from_str(text)
            .map_err(|error| RecordError::new(Reason::NotJson, words!("not JSON: {error}")))
    }

    fn kind(&self) -> &'static str {
        match self {
            Json::Null => "null",
            Json::Bool(_) => "true or false",
            Json::Integer(_) => "an integer",
            Json::Fraction => "a number that is not written as an integer",
            Json::Text(_) => "a text",
            Json::List(_) => "a list",
            Json::Object(_) => "an object",
        }
    }

    fn wrong_type(&self, what: &str, wanted: &str) -> RecordError {
        let found = self.kind();
        RecordError::new(Reason::WrongType, words!("`{what}` has to be {wanted}, not {found}"))
    }

    pub(crate) fn bool(&self, what: &str) -> Result<bool, RecordError> {
        match self {
            Json::Bool(value) => Ok(*value),
            other => Err(other.wrong_type(what, "true or false")),
        }
    }

    pub(crate) fn integer(&self, what: &str) -> Result<i64, RecordError> {
        match self {
            Json::Integer(value) => Ok(*value),
            other => Err(other.wrong_type(what, "an integer")),
        }
    }

    pub(crate) fn text(&self, what: &str) -> Result<&str, RecordError> {
        match self {
            Json::Text(value) => Ok(value),
            other => Err(other.wrong_type(what, "a text")),
        }
    }

    pub(crate) fn list(&self, what: &str) -> Result<&[Json], RecordError> {
        match self {
            Json::List(values) => Ok(values),
            other => Err(other.wrong_type(what, "a list")),
        }
    }

    pub(crate) fn object(&self, what: &str) -> Result<Fields<'_>, RecordError> {
        match self {
            Json::Object(fields) => Ok(Fields(fields)),
            other => Err(other.wrong_type(what, "an object")),
        }
    }
}

/// The fields of an object.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'a>(&'a [(String, Json)]);

impl<'a> Fields<'a> {
    /// Refuses every field that is not in the list.
    pub(crate) fn only(self, known: &[&str]) -> Result<Fields<'a>, RecordError> {
        match self.0.iter().find(|(name, _)| !known.contains(&name.as_str())) {
            None => Ok(self),
            Some((name, _)) => {
                Err(RecordError::new(Reason::UnknownField, words!("unknown field `{name}`")))
            }
        }
    }

    /// The field, if it is there.
    pub(crate) fn get(self, name: &str) -> Option<&'a Json> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// The field, which has to be there.
    pub(crate) fn require(self, name: &str) -> Result<&'a Json, RecordError> {
        self.get(name).ok_or_else(|| {
            RecordError::new(Reason::MissingField, words!("the field `{name}` is missing"))
        })
    }

    /// All fields, as written.
    pub(crate) fn iter(self) -> impl Iterator<Item = (&'a str, &'a Json)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }
}

fn no_json<E: Error>() -> E {
    E::custom("not a JSON value")
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        struct AnyValue;

        impl<'de> Visitor<'de> for AnyValue {
            type Value = Json;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("JSON")
            }

            fn visit_unit<E>(self) -> Result<Json, E> {
                Ok(Json::Null)
            }

            fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
                Ok(Json::Bool(value))
            }

            fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
                Ok(Json::Integer(value))
            }

            fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
                // Whatever the largest integers are meant to be, they are out of every range.
                Ok(Json::Integer(i64::try_from(value).unwrap_or(i64::MAX)))
            }

            fn visit_f64<E>(self, _: f64) -> Result<Json, E> {
                Ok(Json::Fraction)
            }

            // JSON has none of the following. Left to their defaults they would all be written out in words,
            // floating-point numbers and their tables included, and the page would have to carry that.

            fn visit_char<E: Error>(self, _: char) -> Result<Json, E> {
                Err(no_json())
            }

            fn visit_i128<E: Error>(self, _: i128) -> Result<Json, E> {
                Err(no_json())
            }

            fn visit_u128<E: Error>(self, _: u128) -> Result<Json, E> {
                Err(no_json())
            }

            fn visit_bytes<E: Error>(self, _: &[u8]) -> Result<Json, E> {
                Err(no_json())
            }

            fn visit_none<E: Error>(self) -> Result<Json, E> {
                Err(no_json())
            }

            fn visit_some<D: Deserializer<'de>>(self, _: D) -> Result<Json, D::Error> {
                Err(no_json())
            }

            fn visit_newtype_struct<D: Deserializer<'de>>(self, _: D) -> Result<Json, D::Error> {
                Err(no_json())
            }

            fn visit_enum<A: EnumAccess<'de>>(self, _: A) -> Result<Json, A::Error> {
                Err(no_json())
            }

            fn visit_str<E>(self, value: &str) -> Result<Json, E> {
                Ok(Json::Text(value.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Json, A::Error> {
                let mut values = Vec::new();
                while let Some(value) = list.next_element()? {
                    values.push(value);
                }
                Ok(Json::List(values))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Json, A::Error> {
                let mut fields: Vec<(String, Json)> = Vec::new();
                while let Some((name, value)) = object.next_entry::<String, Json>()? {
                    if fields.iter().any(|(known, _)| *known == name) {
                        return Err(A::Error::custom(format!("the field `{name}` stands twice")));
                    }
                    fields.push((name, value));
                }
                Ok(Json::Object(fields))
            }
        }

        deserializer.deserialize_any(AnyValue)
    }
}
