//! Command options: `--name value` or `--name=value`, and switches without a value.

use std::collections::BTreeMap;
use std::fmt::Display;

/// A message for the user about invalid arguments.
pub struct Usage(pub String);

/// The given options by name.
pub struct Options {
    values: BTreeMap<String, String>,
    switches: Vec<String>,
}

impl Options {
    /// Parses arguments. `values` names the options that take a value; `switches`, those that
    /// don't.
    pub fn read(arguments: &[String], values: &[&str], switches: &[&str]) -> Result<Self, Usage> {
        let mut found = Self {
            values: BTreeMap::new(),
            switches: Vec::new(),
        };
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let (name, attached) = match argument.split_once('=') {
                Some((name, value)) => (name, Some(value.to_string())),
                None => (argument.as_str(), None),
            };
            if switches.contains(&name) && attached.is_none() {
                found.switches.push(name.to_string());
            } else if values.contains(&name) {
                let value = match attached {
                    Some(value) => value,
                    None => match rest.next() {
                        Some(value) => value.clone(),
                        None => return Err(Usage(format!("{name} needs a value"))),
                    },
                };
                if found.values.insert(name.to_string(), value).is_some() {
                    return Err(Usage(format!("{name} is given twice")));
                }
            } else {
                return Err(Usage(format!("there is no option \"{argument}\"")));
            }
        }
        Ok(found)
    }

    pub fn has(&self, switch: &str) -> bool {
        self.switches.iter().any(|given| given == switch)
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(String::as_str)
    }

    /// Returns an option's value as an integer from `min` to `max`, or the default.
    pub fn whole(&self, name: &str, default: u64, min: u64, max: u64) -> Result<u64, Usage> {
        let text = match self.text(name) {
            Some(text) => text,
            None => return Ok(default),
        };
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse() {
            Ok(number) if is_number && (min..=max).contains(&number) => Ok(number),
            _ => Err(refused(name, text, "a whole number", min, max)),
        }
    }

    /// Returns an option's value as a number from `min` to `max`, or the default.
    pub fn number(&self, name: &str, default: f64, min: f64, max: f64) -> Result<f64, Usage> {
        let text = match self.text(name) {
            Some(text) => text,
            None => return Ok(default),
        };
        let is_number = text.bytes().any(|byte| byte.is_ascii_digit())
            && text
                .bytes()
                .all(|byte| byte.is_ascii_digit() || byte == b'.');
        match text.parse() {
            Ok(number) if is_number && (min..=max).contains(&number) => Ok(number),
            _ => Err(refused(name, text, "a number", min, max)),
        }
    }

    /// Returns the requested format, or an empty string if none was requested.
    pub fn format<'a>(&self, formats: &[&'a str]) -> Result<&'a str, Usage> {
        let mut chosen = formats.iter().filter(|format| self.has(format));
        match (chosen.next(), chosen.next()) {
            (Some(first), Some(second)) => Err(Usage(format!("choose {first} or {second}"))),
            (Some(format), None) => Ok(format),
            (None, _) => Ok(""),
        }
    }
}

fn refused(name: &str, text: &str, what: &str, min: impl Display, max: impl Display) -> Usage {
    Usage(format!(
        "{name} is \"{text}\", but must be {what} from {min} to {max}"
    ))
}
