use genesis_protocol::{Error, EvolutionConfig, Population, DNA};
use std::{env, fs, path::Path, process};

const SEED: u64 = 42;

fn population() -> Result<Population, Error> {
    let config = EvolutionConfig::default().generations(90).seed(SEED);
    let mut population = Population::new(config)?;
    population.initialize()?;
    Ok(population)
}

/// One line for each report, with what is needed to judge the health of a run.
fn log(population: &Population) {
    println!(
        "generation {:>2}: best {:.3}, average {:.3}, diversity {:.3}",
        population.generation(),
        population.best_fitness(),
        population.average_fitness(),
        population.diversity()
    );
}

/// Written beside its name and moved into place: a crash leaves the old one whole.
fn save(population: &Population, file: &Path) -> std::io::Result<()> {
    let checksum = population.best().map_or("", |best| best.dna().checksum());
    let text = format!("{} {checksum}", population.generation());
    fs::write(file.with_extension("new"), text)?;
    fs::rename(file.with_extension("new"), file)
}

/// Begins at the saved generation: the same seed leads there again.
fn resume(file: &Path) -> Result<Population, Box<dyn std::error::Error>> {
    let mut population = population()?;
    if let Ok(text) = fs::read_to_string(file) {
        let (generation, checksum) = text.split_once(' ').ok_or("the checkpoint is damaged")?;
        let generation: u32 = generation.parse()?;
        while population.generation() < generation {
            population.evolve()?;
        }
        let best = population.best().map(|best| best.dna());
        best.map_or(Ok(()), |dna: &DNA| dna.verify(checksum))?;
        println!("resumed: generation {generation} is as it was");
    }
    Ok(population)
}

fn run(folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    println!("crate 0.1.0, DNA version {}, seed {SEED}", DNA::VERSION);
    let (checkpoint, stop) = (folder.join("checkpoint"), folder.join("stop"));
    let mut population = resume(&checkpoint)?;
    while !population.is_finished() && !stop.exists() {
        population.evolve()?;
        if population.generation() % 30 == 0 {
            log(&population);
            save(&population, &checkpoint)?;
        }
        if population.generation() == 45 {
            fs::write(&stop, "")?; // Here the sample plays the operator.
        }
    }
    save(&population, &checkpoint)?;
    println!("stopped at generation {}", population.generation());
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = env::temp_dir().join(format!("run-{}", process::id()));
    fs::create_dir(&folder)?;
    run(&folder)?;
    fs::remove_file(folder.join("stop"))?;
    run(&folder)?;
    Ok(fs::remove_dir_all(&folder)?)
}
