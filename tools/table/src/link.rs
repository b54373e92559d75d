//! `table link` and `table unlink`: records as links, and back.

use anyhow::Result;
use record::{LinkError, UnlinkableError, read, read_link};

use crate::lines::{self, Refusal};

pub(crate) fn link() -> Result<()> {
    lines::answer(|line| {
        let (record, _) = read(line)?;
        Ok(record.to_link(None).map_err(Refusal::from)?)
    })
}

pub(crate) fn unlink() -> Result<()> {
    lines::answer(|line| {
        let (record, _) = read_link(line.trim()).map_err(Refusal::from)?;
        Ok(record.to_json())
    })
}

impl From<UnlinkableError> for Refusal {
    fn from(error: UnlinkableError) -> Refusal {
        match error {
            UnlinkableError::Record(error) => error.into(),
            UnlinkableError::TooLong => {
                Refusal { action: None, reason: "too_long", message: error.to_string() }
            }
        }
    }
}

impl From<LinkError> for Refusal {
    fn from(error: LinkError) -> Refusal {
        let reason = error.reason();
        match error {
            LinkError::Record(error) => error.into(),
            other => Refusal { action: None, reason, message: other.to_string() },
        }
    }
}
