use std::{fmt, fs, sync::OnceLock};

use serde::Deserialize;

use crate::{Browser, Result, paths};

/// Runs after axe-core's own source, in the same script: the page's content security policy has no say in it.
const RUN: &str = r"
    const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'] }).then(
        results => done({ violations: results.violations.map(violation => ({
            rule: violation.id,
            help: violation.help,
            elements: violation.nodes.map(node => node.target.join(' ')),
        })) }),
        error => done({ error: String(error) }));";

/// A rule of accessibility that the page breaks, by axe-core's name for it.
#[derive(Clone, Debug, Deserialize)]
pub struct Violation {
    pub rule: String,
    pub help: String,
    /// Selectors of the elements that break it.
    pub elements: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({})", self.rule, self.help, self.elements.join(", "))
    }
}

#[derive(Deserialize)]
struct Report {
    #[serde(default)]
    violations: Vec<Violation>,
    error: Option<String>,
}

impl Browser {
    /// What axe-core finds wrong with the page as it is now.
    pub async fn violations(&self) -> Result<Vec<Violation>> {
        let script = format!("{}\n{RUN}", source()?);
        let report: Report =
            serde_json::from_value(self.client.execute_async(&script, vec![]).await?)?;
        match report.error {
            Some(error) => Err(format!("axe-core: {error}").into()),
            None => Ok(report.violations),
        }
    }
}

fn source() -> Result<&'static str> {
    static SOURCE: OnceLock<Result<String, String>> = OnceLock::new();
    let source = SOURCE.get_or_init(|| {
        let path = paths::axe().map_err(|error| error.to_string())?;
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
    });
    source.as_deref().map_err(|error| error.clone().into())
}
