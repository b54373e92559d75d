use std::{
    ffi::OsStr,
    fs::File,
    io::ErrorKind,
    os::unix::process::CommandExt,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::Result;

/// The leader of the group: starts the program, waits until its own input ends, then ends the whole group.
/// Our end of that input closes when the `ProcessGroup` is dropped, and also when this process is interrupted or
/// killed, so no browser is ever left running. (The trap does nothing but is not empty: an ignored signal would stay
/// ignored in the program.)
const LEADER: &str = r#"
trap : TERM
"$@" </dev/null &
read -r _
kill -TERM 0
tries=0
while kill -0 $! 2>/dev/null && [ $tries -lt 30 ]; do sleep 0.1; tries=$((tries + 1)); done
kill -KILL 0
"#;

/// A program and everything it started, ended together: politely at first, then for certain.
#[derive(Debug)]
pub struct ProcessGroup {
    leader: Child,
}

impl ProcessGroup {
    /// Starts `program`; what it and its children print goes to `log`.
    pub fn spawn<A, V>(program: &str, args: A, environment: V, log: &File) -> Result<ProcessGroup>
    where
        A: IntoIterator<Item: AsRef<OsStr>>,
        V: IntoIterator<Item = (&'static str, String)>,
    {
        if !is_on_path(program) {
            return Err(format!("{program} is not installed").into());
        }
        let leader = Command::new("/bin/sh")
            .args(["-c", LEADER, "leader", program])
            .args(args)
            .envs(environment)
            .stdin(Stdio::piped())
            .stdout(log.try_clone()?)
            .stderr(log.try_clone()?)
            .process_group(0)
            .spawn()?;
        Ok(ProcessGroup { leader })
    }
}

impl Drop for ProcessGroup {
    fn drop(&mut self) {
        drop(self.leader.stdin.take());
        let deadline = Instant::now() + Duration::from_secs(5);
        while matches!(self.leader.try_wait(), Ok(None)) && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// The leader would only say in its log that a program is missing, so it is looked for first.
fn is_on_path(program: &str) -> bool {
    !matches!(
        Command::new(program).arg("--version").stdin(Stdio::null()).output(),
        Err(error) if error.kind() == ErrorKind::NotFound
    )
}
