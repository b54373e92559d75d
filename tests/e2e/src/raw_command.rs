use fantoccini::{Client, wd::WebDriverCompatibleCommand};
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

use crate::Result;

/// A command of one driver only, below the address of the session.
#[derive(Debug)]
struct RawCommand {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for RawCommand {
    fn endpoint(&self, base_url: &Url, session_id: Option<&str>) -> Result<Url, ParseError> {
        base_url.join(&format!("session/{}/{}", session_id.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

/// A command of the Chrome DevTools protocol.
pub(crate) async fn cdp(client: &Client, method: &str, params: Value) -> Result<Value> {
    let body = json!({ "cmd": method, "params": params });
    Ok(client.issue_cmd(RawCommand { path: "goog/cdp/execute", body }).await?)
}

/// What Chromium's console has gathered since the last call.
pub(crate) async fn chromium_log(client: &Client) -> Result<Value> {
    let body = json!({ "type": "browser" });
    Ok(client.issue_cmd(RawCommand { path: "se/log", body }).await?)
}

/// Runs a script with the rights of Firefox itself instead of the page's.
pub(crate) async fn firefox_chrome_script(
    client: &Client,
    script: &str,
    args: Vec<Value>,
) -> Result<Value> {
    firefox_context(client, "chrome").await?;
    let answer = client.execute(script, args).await;
    firefox_context(client, "content").await?;
    Ok(answer?)
}

async fn firefox_context(client: &Client, context: &str) -> Result<()> {
    let body = json!({ "context": context });
    client.issue_cmd(RawCommand { path: "moz/context", body }).await?;
    Ok(())
}
