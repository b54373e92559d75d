//! Waiting for what will come, however busy the machine is.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::Result;

/// How long anything may take to become what a test waits for. It costs nothing when all is well.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// How often it is looked at meanwhile.
const EVERY: Duration = Duration::from_millis(15);

/// Looks again and again until `look` sees what it looks for. When time is up, its last error says what was missing.
pub async fn eventually<T>(mut look: impl AsyncFnMut() -> Result<T>) -> Result<T> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        match look().await {
            Err(error) if Instant::now() > deadline => return Err(error),
            Err(_) => sleep(EVERY).await,
            seen => return seen,
        }
    }
}
