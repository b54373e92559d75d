//! Parts of the code that are fetched when they are first needed: whoever only looks at the table does not wait for the
//! rule book or for the bots.
//!
//! `cargo xtask build` takes the parts out of the program (the feature `split`). In every other build they stay in it, and
//! fetching them is nothing but a call.
#![allow(
    unsafe_code,
    improper_ctypes,
    improper_ctypes_definitions,
    reason = "what leads into a part is made by the macro of wasm_split, for a caller and a callee of the same compiler"
)]

#[cfg(feature = "split")]
use crate::i18n::{FRENCH, GERMAN, ITALIAN, Messages};
use bots;
use crate::{i18n::Language, app::Thinker};

/// A part that could not be fetched. The next time, it is tried again.
#[derive(Clone, Copy, Debug)]
pub struct PartMissing;

#[cfg(feature = "split")]
impl From<leptos::wasm_split::SplitLoaderError> for PartMissing {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> PartMissing {
        PartMissing
    }
}

/// A function that leads into a part: `part!(name of the part: fn name(argument: Type) -> Type = value)`.
macro_rules! part {
    ($part:ident: fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty = $body:expr) => {
        #[cfg(feature = "split")]
        #[leptos::wasm_split::wasm_split($part, wasm_split_path = ::leptos::wasm_split, fallible)]
        pub(crate) fn $name($($argument: $type),*) -> Result<$result, $crate::platform::PartMissing> {
            Ok($body)
        }

        #[cfg(not(feature = "split"))]
        #[allow(clippy::unused_async, reason = "in a build of several parts, it waits")]
        pub(crate) async fn $name($($argument: $type),*) -> Result<$result, $crate::platform::PartMissing> {
            Ok($body)
        }
    };
}
pub(crate) use part;

part!(bots: fn thinker() -> Thinker = Thinker(bots::decide));

#[cfg(feature = "split")]
part!(german: fn german() -> &'static Messages = &GERMAN);
#[cfg(feature = "split")]
part!(italian: fn italian() -> &'static Messages = &ITALIAN);
#[cfg(feature = "split")]
part!(french: fn french() -> &'static Messages = &FRENCH);

/// Brings in the texts of a language.
#[cfg(feature = "split")]
pub(super) async fn fetch_language(language: Language) -> Result<(), PartMissing> {
    let messages = match language {
        Language::En => return Ok(()),
        Language::De => german().await?,
        Language::It => italian().await?,
        Language::Fr => french().await?,
    };
    language.arrive(messages);
    Ok(())
}

/// All languages are there already.
#[cfg(not(feature = "split"))]
#[allow(clippy::unused_async, reason = "in a build of several parts, it waits")]
pub(super) async fn fetch_language(_: Language) -> Result<(), PartMissing> {
    Ok(())
}
