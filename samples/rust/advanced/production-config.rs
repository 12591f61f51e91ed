use genesis_protocol::{ClusterConfig, EvolutionConfig, Network, Population};

#[derive(Default)]
struct Settings {
    evolution: EvolutionConfig,
    cluster: ClusterConfig,
    organisms: f64,
    memory_mb: f64,
    checkpoint_every: f64,
}

// #region hidden
/// Whole numbers first.
const NAMES: [&str; 13] = [
    "evolution.population_size",
    "evolution.generations",
    "evolution.tournament_size",
    "evolution.seed",
    "evolution.threads",
    "cluster.max_size",
    "limits.memory_mb",
    "limits.checkpoint_every",
    "evolution.mutation_rate",
    "evolution.crossover_rate",
    "evolution.elitism",
    "cluster.communication_radius",
    "cluster.cooperation_threshold",
];

// #endregion
impl Settings {
    fn set(&mut self, name: &str, value: f64) {
        let (evolution, cluster) = (self.evolution.clone(), self.cluster.clone());
        let count = value as usize;
        match name {
            "evolution.population_size" => {
                self.organisms = value;
                self.evolution = evolution.population_size(count);
            }
            "evolution.mutation_rate" => self.evolution = evolution.mutation_rate(value),
            // #region hidden
            "evolution.crossover_rate" => self.evolution = evolution.crossover_rate(value),
            "evolution.generations" => self.evolution = evolution.generations(value as u32),
            "evolution.elitism" => self.evolution = evolution.elitism(value),
            "evolution.tournament_size" => self.evolution = evolution.tournament_size(count),
            "evolution.seed" => self.evolution = evolution.seed(value as u64),
            "evolution.threads" => self.evolution = evolution.threads(count),
            "cluster.max_size" => self.cluster = cluster.max_size(count),
            "cluster.communication_radius" => self.cluster = cluster.communication_radius(value),
            "cluster.cooperation_threshold" => self.cluster = cluster.cooperation_threshold(value),
            "limits.memory_mb" => self.memory_mb = value,
            // #endregion
            _ => self.checkpoint_every = value,
        }
    }

    /// Takes over one setting, after the library has accepted it.
    fn accept(&mut self, name: &str, text: &str) -> Result<(), String> {
        let place = NAMES.iter().position(|known| *known == name);
        let place = place.ok_or_else(|| format!("no setting is named {name}"))?;
        let value: f64 = text
            .parse()
            .map_err(|_| format!("{text} is not a number"))?;
        if place < 8 && (value < 0.0 || value.fract() != 0.0) {
            return Err(format!("{name} is {text}, but must be a whole number"));
        }
        let mut trial = Settings::default();
        trial.set(name, value);
        Population::new(trial.evolution).map_err(|error| error.to_string())?;
        Network::new()
            .create_cluster("trial", trial.cluster)
            .map_err(|error| error.to_string())?;
        self.set(name, value);
        Ok(())
    }
}

/// Reads tables, `key = number` and comments: as much of TOML as the file needs.
fn read(text: &str) -> Result<Settings, Vec<String>> {
    let mut settings = Settings::default();
    let (mut table, mut names, mut faults) = ("", Vec::new(), Vec::new());
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        if let Some(name) = line
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'))
        {
            table = name;
            continue;
        }
        let (key, value) = line.split_once('=').unwrap_or((line, ""));
        let name = format!("{table}.{}", key.trim());
        let result = match names.contains(&name) {
            true => Err(format!("{name} is set twice")),
            false => settings.accept(&name, value.trim()),
        };
        if let Err(fault) = result {
            faults.push(format!("line {}: {fault}", number + 1));
        }
        names.push(name);
    }
    for name in NAMES {
        if !names.iter().any(|given| given == name) {
            faults.push(format!("{name} is missing"));
        }
    }
    // While it evolves, a population needs 1,900 bytes for each organism.
    let needed = settings.organisms * 1900.0 / 1e6;
    if needed > settings.memory_mb {
        faults.push(format!(
            "the population needs {needed:.1} MB of {}",
            settings.memory_mb
        ));
    }
    if faults.is_empty() {
        Ok(settings)
    } else {
        Err(faults)
    }
}

// #region hidden
/// Used when the command line names no file.
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
fn main() {
    let text = match std::env::args().nth(1) {
        Some(path) => std::fs::read_to_string(path).expect("the settings must be readable"),
        None => BUILT_IN.to_string(),
    };
    // Four mistakes that an editor would not notice.
    let faulty = text
        .replace("= 0.01", "= 0.5")
        .replace("threads", "thread")
        .replace("= 1000", "= 10000")
        .replace("= 64", "= 16");
    for text in [text, faulty] {
        match read(&text) {
            Ok(settings) => println!(
                "ready: {} organisms, saved every {} generations",
                settings.organisms, settings.checkpoint_every
            ),
            Err(faults) => println!("refused:\n  {}", faults.join("\n  ")),
        }
    }
}
