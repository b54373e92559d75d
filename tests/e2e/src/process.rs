//! Programs that never outlive us.

use std::{ffi::OsStr, fs::File, path::Path};

use crate::Result;

#[cfg(not(unix))]
use plain as system;
#[cfg(unix)]
use unix as system;

/// A program and everything it started, ended together: politely at first, then for certain.
#[derive(Debug)]
pub(crate) struct ProcessGroup {
    _running: system::Running,
}

impl ProcessGroup {
    /// Starts `program`; what it and its children print goes to `log`.
    pub(crate) fn spawn<A, V>(
        program: &Path,
        args: A,
        environment: V,
        log: &File,
    ) -> Result<ProcessGroup>
    where
        A: IntoIterator<Item: AsRef<OsStr>>,
        V: IntoIterator<Item = (&'static str, String)>,
    {
        let mut command = system::command(program);
        command.args(args).envs(environment);
        command.stdout(log.try_clone()?).stderr(log.try_clone()?);
        let started = system::start(&mut command);
        let running =
            started.map_err(|why| format!("{} does not start: {why}", program.display()))?;
        Ok(ProcessGroup { _running: running })
    }
}

#[cfg(unix)]
mod unix {
    use std::{
        io,
        os::unix::process::CommandExt as _,
        path::Path,
        process::{Child, Command, Stdio},
        thread,
        time::{Duration, Instant},
    };

    /// The leader of the group: starts the program, waits until its own input ends, then ends the whole group.
    /// Our end of that input closes when the group is dropped, and also when this process is interrupted or killed, so no
    /// browser is ever left running. (The trap does nothing but is not empty: an ignored signal would stay ignored in the
    /// program.)
    const LEADER: &str = r#"
trap : TERM
"$@" </dev/null &
read -r _
kill -TERM 0
tries=0
while kill -0 $! 2>/dev/null && [ $tries -lt 30 ]; do sleep 0.1; tries=$((tries + 1)); done
kill -KILL 0
"#;

    #[derive(Debug)]
    pub(super) struct Running {
        leader: Child,
    }

    pub(super) fn command(program: &Path) -> Command {
        let mut leader = Command::new("/bin/sh");
        leader.args(["-c", LEADER, "leader"]).arg(program);
        leader
    }

    pub(super) fn start(leader: &mut Command) -> io::Result<Running> {
        let leader = leader.stdin(Stdio::piped()).process_group(0).spawn()?;
        Ok(Running { leader })
    }

    impl Drop for Running {
        fn drop(&mut self) {
            drop(self.leader.stdin.take());
            let deadline = Instant::now() + Duration::from_secs(5);
            while matches!(self.leader.try_wait(), Ok(None)) && Instant::now() < deadline {
                thread::sleep(Duration::from_millis(20));
            }
        }
    }
}

/// Where there are no process groups only the driver itself is ended: a session that was closed has ended its browser before,
/// one that was not may leave it behind.
#[cfg(not(unix))]
mod plain {
    use std::{
        io,
        path::Path,
        process::{Child, Command, Stdio},
    };

    #[derive(Debug)]
    pub(super) struct Running {
        program: Child,
    }

    pub(super) fn command(program: &Path) -> Command {
        Command::new(program)
    }

    pub(super) fn start(command: &mut Command) -> io::Result<Running> {
        Ok(Running { program: command.stdin(Stdio::null()).spawn()? })
    }

    impl Drop for Running {
        fn drop(&mut self) {
            let _ = self.program.kill();
            let _ = self.program.wait();
        }
    }
}
