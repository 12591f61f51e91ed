//! Terminal output.

use crate::Failure;
use std::io::{stderr, stdout, ErrorKind, Write};

/// Writes text to standard output. A closed pipe, for example to `head`, is not a failure.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::Run(format!("can't write the output: {error}")))
        }
        _ => Ok(()),
    }
}

/// A progress bar on standard error, shown only on a terminal.
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

/// Dims text on a terminal; returns it unchanged otherwise.
pub fn dimmed(text: &str) -> String {
    if is_terminal("/dev/stdout") && std::env::var_os("NO_COLOR").is_none() {
        format!("\x1b[2m{text}\x1b[0m")
    } else {
        text.to_string()
    }
}

/// Returns whether a stream is a terminal: a character device other than the null device. Rust 1.70
/// added this to the standard library.
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
