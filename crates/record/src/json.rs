//! JSON as it was written: integers apart from other numbers, fields in their order, and no field twice.
//!
//! `serde_json` does the parsing. Its own `Value` takes the last of two fields with one name, and a record promises to
//! refuse both; deriving would give words where the format promises named [reasons](Reason).

use std::fmt;

use indexmap::{IndexMap, map::Entry};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::{Reason, RecordError};

/// A JSON value. Nothing about it has been guessed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Json {
    Null,
    Bool(bool),
    /// A number written without point or exponent. Every number that fits in 64 bits, with or without a sign, is exact.
    Integer(i128),
    /// Any other number; no record has one.
    OtherNumber,
    Text(String),
    List(Vec<Json>),
    Object(IndexMap<String, Json>),
}

impl Json {
    /// Reads one JSON text, the whole of it.
    pub(crate) fn read(text: &str) -> Result<Json, RecordError> {
        serde_json::from_str(text)
            .map_err(|error| RecordError::new(Reason::NotJson, format!("not JSON: {error}")))
    }

    fn kind(&self) -> &'static str {
        match self {
            Json::Null => "null",
            Json::Bool(_) => "true or false",
            Json::Integer(_) => "an integer",
            Json::OtherNumber => "a number that is not written as an integer, or far too large",
            Json::Text(_) => "a text",
            Json::List(_) => "a list",
            Json::Object(_) => "an object",
        }
    }

    fn wrong_type(&self, what: &str, wanted: &str) -> RecordError {
        let found = self.kind();
        RecordError::new(Reason::WrongType, format!("`{what}` has to be {wanted}, not {found}"))
    }

    pub(crate) fn bool(&self, what: &str) -> Result<bool, RecordError> {
        match self {
            Json::Bool(value) => Ok(*value),
            other => Err(other.wrong_type(what, "true or false")),
        }
    }

    pub(crate) fn integer(&self, what: &str) -> Result<i128, RecordError> {
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
pub(crate) struct Fields<'a>(&'a IndexMap<String, Json>);

impl<'a> Fields<'a> {
    /// Refuses every field that is not in the list.
    pub(crate) fn only(self, known: &[&str]) -> Result<Fields<'a>, RecordError> {
        match self.0.keys().find(|name| !known.contains(&name.as_str())) {
            None => Ok(self),
            Some(name) => Err(unknown_field(name)),
        }
    }

    /// The field, if it is there.
    pub(crate) fn get(self, name: &str) -> Option<&'a Json> {
        self.0.get(name)
    }

    /// The field, which has to be there.
    pub(crate) fn require(self, name: &str) -> Result<&'a Json, RecordError> {
        self.get(name).ok_or_else(|| {
            RecordError::new(Reason::MissingField, format!("the field `{name}` is missing"))
        })
    }

    /// All fields, as written.
    pub(crate) fn iter(self) -> impl Iterator<Item = (&'a str, &'a Json)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }
}

pub(crate) fn unknown_field(name: &str) -> RecordError {
    RecordError::new(Reason::UnknownField, format!("unknown field `{name}`"))
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        deserializer.deserialize_any(AnyValue)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Integer(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(Json::Integer(value.into()))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Json, E> {
        Ok(Json::OtherNumber)
    }

    fn visit_str<E>(self, value: &str) -> Result<Json, E> {
        Ok(Json::Text(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Json, E> {
        Ok(Json::Text(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Json, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element()? {
            values.push(value);
        }
        Ok(Json::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Json, A::Error> {
        let mut fields = IndexMap::new();
        while let Some(name) = object.next_key::<String>()? {
            match fields.entry(name) {
                Entry::Vacant(place) => place.insert(object.next_value()?),
                Entry::Occupied(twice) => {
                    let name = twice.key();
                    return Err(A::Error::custom(format!("the field `{name}` stands twice")));
                }
            };
        }
        Ok(Json::Object(fields))
    }
}
