use crate::{
    Browser, Engine, Result,
    raw_command::{chromium_log, firefox_chrome_script},
};

/// An error that the browser's console shows: a script that failed, a promise nobody caught, something the page's
/// content security policy refused, a file that was not there, or the page's own `console.error`.
pub type Complaint = String;

/// Firefox keeps errors and refusals in its own console, among those of its own parts.
const FIREFOX_ERRORS: &str = r"
    const all = Services.console.getMessageArray();
    Services.console.reset();
    return all
        .filter(message => message instanceof Ci.nsIScriptError)
        .filter(error => !(error.flags & Ci.nsIScriptError.warningFlag) && error.sourceName.startsWith('http'))
        .map(error => error.errorMessage);";

impl Browser {
    /// The errors of all pages since the last call, from their very first line on: no page has to be changed for it.
    pub async fn complaints(&mut self) -> Result<Vec<Complaint>> {
        match self.engine {
            Engine::Chromium => self.chromium_complaints().await,
            Engine::Firefox => {
                let errors = firefox_chrome_script(&self.client, FIREFOX_ERRORS, vec![]).await?;
                let mut complaints: Vec<Complaint> = serde_json::from_value(errors)?;
                complaints.extend(self.logged(|line| line.starts_with("console.error:"))?);
                Ok(complaints)
            }
            Engine::WebKit => self.logged(|line| line.contains("CONSOLE") && line.contains(" ERROR ")),
        }
    }

    /// What the driver's browser has printed since the last call.
    fn logged(&mut self, is_complaint: impl Fn(&str) -> bool) -> Result<Vec<Complaint>> {
        let log = self.driver.log()?;
        let fresh = log.get(self.log_read..).unwrap_or_default();
        self.log_read = log.len();
        Ok(fresh.lines().filter(|line| is_complaint(line)).map(str::to_owned).collect())
    }

    async fn chromium_complaints(&self) -> Result<Vec<Complaint>> {
        let log = chromium_log(&self.client).await?;
        let entries = log.as_array().map(Vec::as_slice).unwrap_or_default();
        Ok(entries
            .iter()
            .filter(|entry| entry["level"] == "SEVERE")
            .filter_map(|entry| entry["message"].as_str().map(str::to_owned))
            .collect())
    }
}
