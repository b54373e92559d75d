//! The little of WebAssembly's binary format that the project's commands need: sections, and the names they carry.

use crate::error::{Error, Result};

/// Imports, functions' code and so on, as the format numbers them.
pub const CUSTOM: u8 = 0;
/// What the page's script gives to the code.
pub const IMPORTS: u8 = 2;
/// What the code gives to the page's script.
pub const EXPORTS: u8 = 7;

const HEADER: usize = 8;

/// A section: its number and its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section<'a> {
    /// What kind it is.
    pub id: u8,
    /// Everything behind its length.
    pub content: &'a [u8],
}

impl Section<'_> {
    /// What it is called in reports.
    pub fn name(&self) -> String {
        const NAMES: [&str; 13] = [
            "custom",
            "types",
            "imports",
            "functions",
            "tables",
            "memory",
            "globals",
            "exports",
            "start",
            "elements",
            "code",
            "data",
            "data count",
        ];
        if self.id == CUSTOM
            && let Ok(name) = Reader::new(self.content).text()
        {
            return format!("custom: {name}");
        }
        NAMES.get(usize::from(self.id)).map_or_else(|| self.id.to_string(), ToString::to_string)
    }
}

/// Takes a module apart.
pub fn sections(module: &[u8]) -> Result<Vec<Section<'_>>> {
    if !module.starts_with(b"\0asm\x01\0\0\0") {
        return Err(Error::new("this is no WebAssembly"));
    }
    let mut reader = Reader { bytes: module, place: HEADER };
    let mut sections = Vec::new();
    while !reader.is_at_end() {
        let id = reader.byte()?;
        let length = reader.number()?;
        sections.push(Section { id, content: reader.take(length)? });
    }
    Ok(sections)
}

/// Puts a module together.
pub fn module<'a>(sections: impl IntoIterator<Item = (u8, &'a [u8])>) -> Vec<u8> {
    let mut module = b"\0asm\x01\0\0\0".to_vec();
    for (id, content) in sections {
        module.push(id);
        write_number(&mut module, content.len());
        module.extend_from_slice(content);
    }
    module
}

/// The content of the section of imports or exports with other names.
///
/// `rename` gets the module of an import (nothing for an export) and the name, and gives both anew.
pub fn renamed(
    section: &Section<'_>,
    mut rename: impl FnMut(Option<&str>, &str) -> (Option<String>, String),
) -> Result<Vec<u8>> {
    let mut reader = Reader::new(section.content);
    let mut written = Vec::new();
    let count = reader.number()?;
    write_number(&mut written, count);
    for _ in 0..count {
        let module = if section.id == IMPORTS { Some(reader.text()?) } else { None };
        let name = reader.text()?;
        let (module, name) = rename(module, name);
        for text in module.iter().chain([&name]) {
            write_number(&mut written, text.len());
            written.extend_from_slice(text.as_bytes());
        }
        let start = reader.place;
        let kind = reader.byte()?;
        if section.id == IMPORTS {
            reader.skip_type(kind)?;
        } else {
            let _ = reader.number()?;
        }
        written.extend_from_slice(&section.content[start..reader.place]);
    }
    Ok(written)
}

struct Reader<'a> {
    bytes: &'a [u8],
    place: usize,
}

impl<'a> Reader<'a> {
    fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, place: 0 }
    }

    fn is_at_end(&self) -> bool {
        self.place >= self.bytes.len()
    }

    fn take(&mut self, length: usize) -> Result<&'a [u8]> {
        let taken = self.place.checked_add(length).and_then(|end| self.bytes.get(self.place..end));
        self.place += length;
        taken.ok_or_else(|| Error::new("the WebAssembly ends too early"))
    }

    fn byte(&mut self) -> Result<u8> {
        Ok(self.take(1)?[0])
    }

    /// Seven bits a byte, the lowest first.
    fn number(&mut self) -> Result<usize> {
        let mut number = 0;
        for shift in (0..usize::BITS).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(Error::new("the WebAssembly has an endless number"))
    }

    fn text(&mut self) -> Result<&'a str> {
        let length = self.number()?;
        std::str::from_utf8(self.take(length)?)
            .map_err(|_| Error::new("the WebAssembly has a name that is no text"))
    }

    /// What an import is, behind its kind.
    fn skip_type(&mut self, kind: u8) -> Result<()> {
        match kind {
            0 => {
                self.number()?;
            }
            1 | 2 => {
                if kind == 1 {
                    self.byte()?;
                }
                let has_most = self.byte()? & 1 == 1;
                self.number()?;
                if has_most {
                    self.number()?;
                }
            }
            3 => {
                self.take(2)?;
            }
            _ => return Err(Error::new("the WebAssembly imports what nobody knows")),
        }
        Ok(())
    }
}

fn write_number(to: &mut Vec<u8>, mut number: usize) {
    loop {
        let bits = u8::try_from(number & 0x7f).unwrap_or(0);
        number >>= 7;
        to.push(if number > 0 { bits | 0x80 } else { bits });
        if number == 0 {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{EXPORTS, IMPORTS, Section, module, renamed, sections};

    #[test]
    fn a_module_is_taken_apart_and_put_together() {
        let long = vec![7; 300];
        let whole = module([(1, b"abc".as_slice()), (11, &long)]);
        let parts = sections(&whole).unwrap_or_default();
        assert_eq!(parts, [Section { id: 1, content: b"abc" }, Section { id: 11, content: &long }]);
        assert!(sections(&whole[..whole.len() - 1]).is_err());
        assert!(sections(b"#!/bin/sh").is_err());
    }

    #[test]
    fn names_change_and_nothing_else() {
        let imports = Section {
            id: IMPORTS,
            content: b"\x02\x02./\x05hello\x00\x09\x02./\x03mem\x02\x01\x11\x12",
        };
        let named = renamed(&imports, |module, name| {
            (module.map(|_| "m".to_owned()), name[..1].to_owned())
        });
        assert_eq!(
            named.ok().as_deref(),
            Some(b"\x02\x01m\x01h\x00\x09\x01m\x01m\x02\x01\x11\x12".as_slice())
        );
        let exports = Section { id: EXPORTS, content: b"\x01\x04main\x00\x81\x01" };
        let named = renamed(&exports, |_, name| (None, name.to_uppercase()));
        assert_eq!(named.ok().as_deref(), Some(b"\x01\x04MAIN\x00\x81\x01".as_slice()));
    }
}
