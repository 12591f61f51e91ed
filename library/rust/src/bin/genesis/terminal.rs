//! What the tool writes, and what it knows about where it writes to.

use crate::Failure;
use std::io::{stderr, stdout, ErrorKind, Write};

/// Writes text to the standard output. A reader that has gone away, such as `head`, is not a failure.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::Run(format!("can't write the output: {error}")))
        }
        _ => Ok(()),
    }
}

/// A bar on the standard error, shown only on a terminal.
pub struct Progress {
    total: u64,
    what: &'static str,
    is_shown: bool,
}

impl Progress {
    const WIDTH: u64 = 30;

    pub fn new(total: u64, what: &'static str) -> Self {
        Self {
            total,
            what,
            is_shown: is_terminal("/dev/stderr"),
        }
    }

    pub fn show(&self, done: u64) {
        if self.is_shown {
            let full = (done * Self::WIDTH / self.total) as usize;
            let bar = format!("{:<30}", "#".repeat(full));
            eprint!("\r[{bar}] {done}/{} {}", self.total, self.what);
            let _ = stderr().flush();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_shown {
            eprint!("\r\x1b[K");
        }
    }
}

/// Text that stands back on a terminal, and is plain everywhere else.
pub fn dimmed(text: &str) -> String {
    if is_terminal("/dev/stdout") && std::env::var_os("NO_COLOR").is_none() {
        format!("\x1b[2m{text}\x1b[0m")
    } else {
        text.to_string()
    }
}

/// Whether a stream is a terminal: a character device other than the null device. The standard library can tell
/// only since Rust 1.70.
#[cfg(unix)]
fn is_terminal(stream: &str) -> bool {
    use std::fs::metadata;
    use std::os::unix::fs::{FileTypeExt, MetadataExt};
    let is_null = |device: u64| metadata("/dev/null").map_or(true, |null| null.rdev() == device);
    metadata(stream).map_or(false, |stream| {
        stream.file_type().is_char_device() && !is_null(stream.rdev())
    })
}

#[cfg(not(unix))]
fn is_terminal(_stream: &str) -> bool {
    false
}
