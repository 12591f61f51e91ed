//! `genesis evolve`: evolves a population.

use crate::arguments::Options;
use crate::dna::genes;
use crate::terminal::{self, Progress};
use crate::Failure;
use genesis_protocol::{EvolutionConfig, Generation, Population, Tron};

/// The approximate number of rows in the table; the other formats contain every generation.
const ROWS: u64 = 10;

struct Settings {
    population: u64,
    generations: u64,
    mutation_rate: f64,
    crossover_rate: f64,
    seed: u64,
}

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let options = Options::read(
        arguments,
        &[
            "--population",
            "--generations",
            "--mutation-rate",
            "--crossover-rate",
            "--seed",
        ],
        &["--json", "--csv"],
    )?;
    let settings = Settings {
        population: options.whole("--population", 100, 10, 10_000)?,
        generations: options.whole("--generations", 100, 1, 1_000_000)?,
        mutation_rate: options.number("--mutation-rate", 0.01, 0.001, 0.1)?,
        crossover_rate: options.number("--crossover-rate", 0.8, 0.1, 0.9)?,
        seed: options.whole("--seed", 42, 0, u64::MAX)?,
    };
    let format = options.format(&["--json", "--csv"])?;
    let (history, best) = evolve(&settings)?;
    terminal::print(&match format {
        "--json" => json(&settings, &history, &best),
        "--csv" => csv(&history),
        _ => text(&settings, &history, &best),
    })
}

fn evolve(settings: &Settings) -> Result<(Vec<Generation>, Tron), Failure> {
    let config = EvolutionConfig::default()
        .population_size(settings.population as usize)
        .generations(settings.generations as u32)
        .mutation_rate(settings.mutation_rate)
        .crossover_rate(settings.crossover_rate)
        .seed(settings.seed);
    let mut population = Population::new(config)?;
    population.initialize()?;
    let mut history = vec![Generation {
        number: 0,
        best_fitness: population.best_fitness(),
        average_fitness: population.average_fitness(),
    }];
    let progress = Progress::new(settings.generations, "generations");
    for generation in population.stream() {
        let generation = generation?;
        progress.show(u64::from(generation.number));
        history.push(generation);
    }
    // An initialized population is never empty.
    let best = population.best().cloned().expect("no organism");
    Ok((history, best))
}

fn text(settings: &Settings, history: &[Generation], best: &Tron) -> String {
    let mut text = format!(
        "{} organisms, {} generations, seed {}\n\ngeneration   best  average\n",
        settings.population, settings.generations, settings.seed
    );
    let step = (settings.generations / ROWS).max(1);
    for generation in history {
        let number = u64::from(generation.number);
        if number % step == 0 || number == settings.generations {
            text += &format!(
                "{number:>10}  {:.3}    {:.3}\n",
                generation.best_fitness, generation.average_fitness
            );
        }
    }
    text += &format!(
        "\nfittest organism\nchecksum     {}\n",
        best.dna().checksum()
    );
    for (name, value) in best.dna().genes() {
        text += &format!("{name:<12} {value:.3}\n");
    }
    text
}

fn csv(history: &[Generation]) -> String {
    let mut text = "generation,best_fitness,average_fitness\n".to_string();
    for generation in history {
        text += &format!(
            "{},{:.6},{:.6}\n",
            generation.number, generation.best_fitness, generation.average_fitness
        );
    }
    text
}

fn json(settings: &Settings, history: &[Generation], best: &Tron) -> String {
    let rows: Vec<String> = history
        .iter()
        .map(|generation| {
            format!(
                "    {{ \"generation\": {}, \"best_fitness\": {:.6}, \"average_fitness\": {:.6} }}",
                generation.number, generation.best_fitness, generation.average_fitness
            )
        })
        .collect();
    let mut text = "{\n".to_string();
    for (name, value) in [
        ("population", settings.population.to_string()),
        ("generations", settings.generations.to_string()),
        ("mutation_rate", format!("{:.6}", settings.mutation_rate)),
        ("crossover_rate", format!("{:.6}", settings.crossover_rate)),
        ("seed", settings.seed.to_string()),
        ("history", format!("[\n{}\n  ]", rows.join(",\n"))),
        ("best_checksum", format!("\"{}\"", best.dna().checksum())),
    ] {
        text += &format!("  \"{name}\": {value},\n");
    }
    text + &format!("  \"best_genes\": {}\n}}\n", genes(best.dna()))
}
