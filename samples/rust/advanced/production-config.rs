use genesis_protocol::{ClusterConfig, EvolutionConfig, Network, Population};
use std::fmt::Display;
use std::num::NonZeroU32;
use std::process::ExitCode;
use std::str::FromStr;
use std::{env, fs};

// #region hidden
/// Every setting there is. Used when the command line names no file.
const BUILT_IN: &str = "\
[evolution]
population_size = 1000
mutation_rate = 0.01
crossover_rate = 0.8
generations = 500
elitism = 0.05
tournament_size = 3
seed = 42
threads = 2

[cluster]
max_size = 10
communication_radius = 50.0
cooperation_threshold = 0.7

[limits]
memory_mb = 64
checkpoint_every = 50
";

// #endregion
#[derive(Default)]
struct Settings {
    evolution: EvolutionConfig,
    cluster: ClusterConfig,
    organisms: usize,
    // 0 until the file has set them.
    memory_mb: u32,
    checkpoint_every: u32,
}

/// A number of the type that the setting has: nothing is rounded or cut off.
fn number<T: FromStr>(text: &str) -> Result<T, String>
where
    T::Err: Display,
{
    text.parse().map_err(|error| format!("{text}: {error}"))
}

impl Settings {
    fn set(&mut self, name: &str, text: &str) -> Result<(), String> {
        let (evolution, cluster) = (self.evolution.clone(), self.cluster.clone());
        match name {
            "evolution.population_size" => {
                self.organisms = number(text)?;
                self.evolution = evolution.population_size(self.organisms);
            }
            "evolution.mutation_rate" => self.evolution = evolution.mutation_rate(number(text)?),
            // #region hidden
            "evolution.crossover_rate" => self.evolution = evolution.crossover_rate(number(text)?),
            "evolution.generations" => self.evolution = evolution.generations(number(text)?),
            "evolution.elitism" => self.evolution = evolution.elitism(number(text)?),
            "evolution.tournament_size" => {
                self.evolution = evolution.tournament_size(number(text)?);
            }
            "evolution.seed" => self.evolution = evolution.seed(number(text)?),
            "evolution.threads" => self.evolution = evolution.threads(number(text)?),
            "cluster.max_size" => self.cluster = cluster.max_size(number(text)?),
            "cluster.communication_radius" => {
                self.cluster = cluster.communication_radius(number(text)?);
            }
            "cluster.cooperation_threshold" => {
                self.cluster = cluster.cooperation_threshold(number(text)?);
            }
            "limits.memory_mb" => self.memory_mb = number::<NonZeroU32>(text)?.get(),
            // #endregion
            _ => self.checkpoint_every = number::<NonZeroU32>(text)?.get(),
        }
        Ok(())
    }

    /// Takes over one setting, after the library has accepted it.
    fn accept(&mut self, name: &str, text: &str) -> Result<(), String> {
        let mut trial = Settings::default();
        trial
            .set(name, text)
            .map_err(|fault| format!("{name} is {fault}"))?;
        Population::new(trial.evolution).map_err(|error| error.to_string())?;
        let created = Network::new().create_cluster("trial", trial.cluster);
        created.map_err(|error| error.to_string())?;
        self.set(name, text)
    }
}

/// Line, name and value of each setting: tables, numbers and comments, no more of TOML.
fn pairs(text: &str) -> Vec<(usize, String, &str)> {
    let (mut table, mut pairs) = ("", Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.starts_with('[') {
            table = line.trim_matches(&['[', ']'][..]);
        } else if !line.is_empty() {
            let (key, value) = line.split_once('=').unwrap_or((line, ""));
            pairs.push((number, format!("{table}.{}", key.trim()), value.trim()));
        }
    }
    pairs
}

fn read(text: &str) -> Result<Settings, Vec<String>> {
    let (known, given) = (pairs(BUILT_IN), pairs(text));
    let (mut settings, mut faults) = (Settings::default(), Vec::new());
    for (line, name, value) in &given {
        let result = if known.iter().any(|setting| setting.1 == *name) {
            settings.accept(name, value)
        } else {
            Err(format!("no setting is named {name}"))
        };
        if let Err(fault) = result {
            faults.push(format!("line {line}: {fault}"));
        }
    }
    for (_, name, _) in &known {
        match given.iter().filter(|setting| setting.1 == *name).count() {
            0 => faults.push(format!("{name} is missing")),
            1 => (),
            _ => faults.push(format!("{name} is set more than once")),
        }
    }
    // While it evolves, a population needs up to 2100 bytes for each organism.
    let needed = settings.organisms as f64 * 2100.0 / 1e6;
    let limit = settings.memory_mb;
    if limit > 0 && needed > f64::from(limit) {
        faults.push(format!("the population needs {needed:.1} MB of {limit}"));
    }
    if faults.is_empty() {
        return Ok(settings);
    }
    Err(faults)
}

/// A refusal is the end, and the exit code says so.
fn start(text: &str) -> ExitCode {
    match read(text) {
        Ok(settings) => {
            println!(
                "ready: {} organisms, saved every {} generations",
                settings.organisms, settings.checkpoint_every
            );
            ExitCode::SUCCESS
        }
        Err(faults) => {
            println!("refused:\n  {}", faults.join("\n  "));
            ExitCode::FAILURE
        }
    }
}

fn main() -> ExitCode {
    if let Some(path) = env::args().nth(1) {
        return start(&fs::read_to_string(path).expect("the settings must be readable"));
    }
    // Without a file the sample shows both ends.
    let faulty = BUILT_IN
        .replace("= 0.01", "= 0.5")
        .replace("threads", "thread")
        .replace("= 1000", "= 10000")
        .replace("= 64", "= 16")
        .replace("every = 50", "every = 0");
    let code = start(BUILT_IN);
    start(&faulty);
    code
}
