use genesis_protocol::{Error, EvolutionConfig, Population};
use std::env;
use std::process::ExitCode;
use std::str::FromStr;

fn parse<T: FromStr>(value: &str) -> Result<T, String> {
    let parsed = value.parse();
    parsed.map_err(|_| format!("{value} is not a valid number"))
}

/// Returns the configuration with one setting changed.
fn set(config: EvolutionConfig, name: &str, value: &str) -> Result<EvolutionConfig, String> {
    Ok(match name {
        "population_size" => config.population_size(parse(value)?),
        "mutation_rate" => config.mutation_rate(parse(value)?),
        "crossover_rate" => config.crossover_rate(parse(value)?),
        "generations" => config.generations(parse(value)?),
        "elitism" => config.elitism(parse(value)?),
        "tournament_size" => config.tournament_size(parse(value)?),
        "seed" => config.seed(parse(value)?),
        "threads" => config.threads(parse(value)?),
        _ => return Err("unknown setting".to_string()),
    })
}

/// Applies arguments such as `seed=7`, or returns one message per bad one.
fn configure(arguments: &[String]) -> Result<EvolutionConfig, Vec<String>> {
    let message = |error: Error| error.to_string();
    let mut config = EvolutionConfig::default();
    let mut problems = Vec::new();
    for argument in arguments {
        let (name, value) = argument.split_once('=').unwrap_or((argument, ""));
        // All other settings are valid, so the library checks this one.
        let alone = set(EvolutionConfig::default(), name, value);
        let checked = alone.and_then(|one| Population::new(one).map_err(message));
        match checked.and_then(|_| set(config.clone(), name, value)) {
            Ok(changed) => config = changed,
            Err(problem) => problems.push(format!("{argument}: {problem}")),
        }
    }
    if problems.is_empty() {
        return Ok(config);
    }
    Err(problems)
}

/// Starts the run, or prints what is wrong and returns exit code 2.
fn start(arguments: &[String]) -> ExitCode {
    match configure(arguments) {
        Ok(_) => {
            println!("settings accepted: {}", arguments.join(" "));
            // Pass the configuration to `Population::new` here.
            ExitCode::SUCCESS
        }
        Err(problems) => {
            println!("settings rejected:\n  {}", problems.join("\n  "));
            ExitCode::from(2)
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if !arguments.is_empty() {
        return start(&arguments);
    }
    // Without arguments, try two command lines.
    for line in [
        "population_size=1000 threads=2 seed=7",
        "mutation_rate=0.5 thread=2 generations=many seed=7",
    ] {
        let arguments: Vec<String> = line.split(' ').map(String::from).collect();
        start(&arguments);
    }
    ExitCode::SUCCESS
}
