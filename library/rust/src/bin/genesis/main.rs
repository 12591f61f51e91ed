//! The command-line tool for Genesis Protocol. The Python package has the same tool with the same
//! output.
#![forbid(unsafe_code)]
// `is_some_and` requires Rust 1.70, but the code must also compile with Debian 12's Rust 1.63.
#![allow(clippy::unnecessary_map_or)]

mod arguments;
mod chat;
mod dna;
mod evolve;
mod help;
mod simulate;
mod terminal;

use arguments::Usage;
use std::process::ExitCode;

/// Why a command failed.
pub enum Failure {
    /// The arguments are invalid: exit code 2.
    Usage(String),
    /// A failure at run time: exit code 1.
    Run(String),
}

impl From<Usage> for Failure {
    fn from(usage: Usage) -> Self {
        Self::Usage(usage.0)
    }
}

impl From<genesis_protocol::Error> for Failure {
    fn from(error: genesis_protocol::Error) -> Self {
        Self::Run(error.to_string())
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match arguments.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("--help", &[][..]),
    };
    let asks_for_help = rest.iter().any(|one| one == "--help" || one == "-h");
    let result = match command {
        "--help" | "-h" | "help" => terminal::print(help::GENESIS),
        "--version" | "-V" => terminal::print(&format!("genesis {}\n", env!("CARGO_PKG_VERSION"))),
        "dna" | "evolve" | "simulate" | "chat" if asks_for_help => {
            terminal::print(help::of(command))
        }
        "dna" => dna::run(rest),
        "evolve" => evolve::run(rest),
        "simulate" => simulate::run(rest),
        "chat" => chat::run(rest),
        _ => {
            let message = format!("there is no command \"{command}\"");
            return fail("genesis", &message, "genesis --help", 2);
        }
    };
    let program = format!("genesis {command}");
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Usage(message)) => fail(&program, &message, &format!("{program} --help"), 2),
        Err(Failure::Run(message)) => fail(&program, &message, "", 1),
    }
}

fn fail(program: &str, message: &str, hint: &str, code: u8) -> ExitCode {
    eprintln!("{program}: {message}");
    if !hint.is_empty() {
        eprintln!("Try \"{hint}\".");
    }
    ExitCode::from(code)
}
