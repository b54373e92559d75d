use crate::{
    Browser, BrowserKind, Result,
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

/// WebKit tells no one of its console while it is driven by a program, so a script that stands before the page's
/// content security policy listens there. It writes into the session's storage to outlive the page.
pub(crate) const WATCHER: &str = "<script>{
    const tell = (text) => {
        try {
            const told = JSON.parse(sessionStorage.getItem('e2e-complaints') ?? '[]');
            sessionStorage.setItem('e2e-complaints', JSON.stringify([...told, String(text)]));
        } catch {}
    };
    addEventListener('error', (event) => tell(event.message ?? `cannot load ${event.target.outerHTML}`), true);
    addEventListener('unhandledrejection', (event) => tell(event.reason));
    addEventListener('securitypolicyviolation', (event) => tell(`refused by ${event.violatedDirective}: ${event.blockedURI}`));
    const { error } = console;
    console.error = (...words) => { tell(words.join(' ')); error.apply(console, words); };
}</script>";

const WEBKIT_ERRORS: &str = r"
    if (!location.protocol.startsWith('http')) return [];
    try {
        const told = JSON.parse(sessionStorage.getItem('e2e-complaints') ?? '[]');
        sessionStorage.removeItem('e2e-complaints');
        return told;
    } catch { return []; }";

impl Browser {
    /// The errors of the page since the last call, from its very first line on. In Chromium and Firefox these are the
    /// errors of all pages, in WebKit of this origin.
    pub async fn complaints(&mut self) -> Result<Vec<Complaint>> {
        match self.kind {
            BrowserKind::Chromium => self.chromium_complaints().await,
            BrowserKind::Firefox => {
                let errors = firefox_chrome_script(&self.client, FIREFOX_ERRORS, vec![]).await?;
                let mut complaints: Vec<Complaint> = serde_json::from_value(errors)?;
                complaints.extend(self.logged_console_errors()?);
                Ok(complaints)
            }
            BrowserKind::WebKit => self.run(WEBKIT_ERRORS, vec![]).await,
        }
    }

    /// What the page has given to `console.error` since the last call, as Firefox prints it.
    fn logged_console_errors(&mut self) -> Result<Vec<Complaint>> {
        let log = self.driver.log()?;
        let fresh = log.get(self.log_read..).unwrap_or_default();
        self.log_read = log.len();
        let said = fresh.lines().filter_map(|line| line.strip_prefix("console.error: "));
        Ok(said.filter(|words| !has_prefix(words)).map(str::to_owned).collect())
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

/// Firefox's own parts put their name before what they say (`RSLoader: …`). What a page says is printed as source code, its
/// texts in quotes, and never looks like that.
fn has_prefix(words: &str) -> bool {
    let is_name =
        |text: &str| text.chars().all(|letter| letter.is_alphanumeric() || "._-".contains(letter));
    words.split_once(':').is_some_and(|(name, _)| is_name(name))
}
