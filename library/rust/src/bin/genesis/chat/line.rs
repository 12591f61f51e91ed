//! Reads lines of limited length and removes characters that control a terminal.

use std::io::{BufRead, ErrorKind};

pub enum Line {
    Text(String),
    /// Longer than allowed. The rest of the line hasn't been read.
    TooLong,
    /// End of input.
    End,
}

/// Reads up to the next line feed, but at most `limit` bytes.
pub fn read_line(input: &mut impl BufRead, limit: usize) -> Line {
    let mut line = Vec::new();
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => return Line::End,
        };
        if chunk.is_empty() {
            // A line without a line feed is incomplete: the sender disconnected while sending it.
            return Line::End;
        }
        let (taken, is_whole) = match chunk.iter().position(|byte| *byte == b'\n') {
            Some(end) => (end, true),
            None => (chunk.len(), false),
        };
        if line.len() + taken > limit {
            return Line::TooLong;
        }
        line.extend_from_slice(&chunk[..taken]);
        input.consume(if is_whole { taken + 1 } else { taken });
        if is_whole {
            return Line::Text(String::from_utf8_lossy(&line).into_owned());
        }
    }
}

/// Skips the rest of a line that was too long.
pub fn skip_line(input: &mut impl BufRead) {
    loop {
        let (count, is_end) = match input.fill_buf() {
            Ok([]) | Err(_) => return,
            Ok(chunk) => match chunk.iter().position(|byte| *byte == b'\n') {
                Some(end) => (end + 1, true),
                None => (chunk.len(), false),
            },
        };
        input.consume(count);
        if is_end {
            return;
        }
    }
}

/// Removes control characters and characters that change the text direction.
pub fn clean(text: &str) -> String {
    let acts =
        |c: char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars()
        .filter(|c| !acts(*c))
        .collect::<String>()
        .trim()
        .to_string()
}

pub fn is_name(text: &str) -> bool {
    let is_allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=16).contains(&text.len()) && text.bytes().all(is_allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_ends_at_its_line_feed_and_is_never_longer_than_allowed() {
        let mut input = &b"hello\n\nabcdef\nrest"[..];
        assert!(matches!(read_line(&mut input, 5), Line::Text(text) if text == "hello"));
        assert!(matches!(read_line(&mut input, 5), Line::Text(text) if text.is_empty()));
        assert!(matches!(read_line(&mut input, 5), Line::TooLong));
        skip_line(&mut input);
        assert!(matches!(read_line(&mut input, 5), Line::End));
    }

    #[test]
    fn what_acts_on_a_terminal_is_removed() {
        assert_eq!(clean(" \x1b[31mred\x07\t\u{202e}! "), "[31mred!");
        assert_eq!(clean("Grüße, 世界"), "Grüße, 世界");
    }

    #[test]
    fn names_are_short_and_plain() {
        for good in ["ada", "a", "r2-d2", "abcdefghijklmnop"] {
            assert!(is_name(good));
        }
        for bad in [
            "",
            "Ada",
            "ada!",
            "ada lovelace",
            "abcdefghijklmnopq",
            "адa",
        ] {
            assert!(!is_name(bad));
        }
    }
}
