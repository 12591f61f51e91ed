//! `experiments NAME SETTING... FIRST-LAST` runs one setting of one experiment and prints a line for each
//! seed: the seed, then the measured values. `definitions.ts` lists the settings and seeds.

mod budget;
mod clusters;
mod crossover;
mod learning;
mod loss;
mod machine;
mod rng;
mod search;

use std::error::Error;
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::str::FromStr;

type Values = Result<Vec<f64>, Box<dyn Error>>;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("experiments {}: {error}", args.join(" "));
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<(), Box<dyn Error>> {
    let (name, setting, seeds) = match args {
        [name, setting @ .., seeds] => (name.as_str(), setting, seeds),
        _ => return Err("expected NAME SETTING... FIRST-LAST".into()),
    };
    for seed in range(seeds)? {
        let values = measure(name, setting, seed)?;
        let cells: Vec<String> = values.into_iter().map(text).collect();
        println!("{seed},{}", cells.join(","));
    }
    Ok(())
}

fn measure(name: &str, setting: &[String], seed: u64) -> Values {
    let setting: Vec<&str> = setting.iter().map(String::as_str).collect();
    match (name, setting.as_slice()) {
        ("mutation-rate", [rate]) => search::mutation_rate(number(rate)?, seed),
        ("selection-pressure", [size]) => search::tournament_size(number(size)?, seed),
        ("equal-budget", [method, budget]) => budget::best(method, number(budget)?, seed),
        ("crossover", [rate]) => crossover::rate(number(rate)?, seed),
        ("learning", [method, budget]) => learning::loss(method, number(budget)?, seed),
        ("cluster-radius", [radius]) => clusters::radius(number(radius)?, seed),
        ("message-loss", [radius, share]) => loss::reach(number(radius)?, number(share)?, seed),
        ("run-time", [fitness, threads, size]) => {
            machine::cost(fitness, number(threads)?, number(size)?, seed)
        }
        _ => Err("no experiment has this name and number of settings".into()),
    }
}

fn number<Number: FromStr>(text: &str) -> Result<Number, String> {
    text.parse().map_err(|_| format!("{text} is not a number"))
}

fn range(seeds: &str) -> Result<RangeInclusive<u64>, String> {
    let (first, last) = seeds
        .split_once('-')
        .ok_or_else(|| format!("seeds are {seeds}; write FIRST-LAST, such as 1-100"))?;
    Ok(number(first)?..=number(last)?)
}

/// Counts without decimals, everything else with six.
fn text(value: f64) -> String {
    if value.fract() == 0.0 {
        format!("{value}")
    } else {
        format!("{value:.6}")
    }
}
