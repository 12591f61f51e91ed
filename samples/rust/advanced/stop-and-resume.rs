use genesis_protocol::{EvolutionConfig, Population, DNA};
use std::error::Error;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::{env, fs, process};

const SEED: u64 = 7;

fn best_checksum(population: &Population) -> &str {
    population.best().map_or("", |best| best.dna().checksum())
}

/// Writes a new file, then renames it: a crash leaves the old one intact.
fn save(population: &Population, checkpoint: &Path) -> std::io::Result<()> {
    let temporary = checkpoint.with_extension("new");
    let mut file = fs::File::create(&temporary)?;
    let generation = population.generation();
    write!(file, "{generation} {}", best_checksum(population))?;
    file.sync_all()?;
    fs::rename(temporary, checkpoint)
}

/// Returns the saved generation and checksum. A missing file is a new run.
fn load(checkpoint: &Path) -> Result<(u32, String), Box<dyn Error>> {
    let text = match fs::read_to_string(checkpoint) {
        Err(error) if error.kind() == ErrorKind::NotFound => "0 -".to_string(),
        other => other?,
    };
    let (generation, checksum) = text.split_once(' ').ok_or("damaged checkpoint")?;
    Ok((generation.parse()?, checksum.to_string()))
}

/// Evolves until the run is finished or `stop` returns true. Up to the
/// saved generation, it repeats the previous run.
fn run(checkpoint: &Path, stop: impl Fn(u32) -> bool) -> Result<(), Box<dyn Error>> {
    let (saved, checksum) = load(checkpoint)?;
    println!(
        "DNA version {}, seed {SEED}, saved generation {saved}",
        DNA::VERSION
    );
    let config = EvolutionConfig::default().generations(90).seed(SEED);
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() && !stop(population.generation()) {
        population.evolve()?;
        let generation = population.generation();
        if generation == saved && best_checksum(&population) != checksum {
            return Err("the replay differs from the checkpoint".into());
        }
        if generation % 30 == 0 {
            println!(
                "generation {generation}: best {:.3}, diversity {:.3}",
                population.best_fitness(),
                population.diversity()
            );
            if generation > saved {
                save(&population, checkpoint)?;
            }
        }
    }
    println!("stopped at generation {}", population.generation());
    if population.generation() > saved {
        save(&population, checkpoint)?;
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let name = format!("checkpoint-{}", process::id());
    let checkpoint = env::temp_dir().join(name);
    run(&checkpoint, |generation| generation == 45)?;
    run(&checkpoint, |_| false)?;
    Ok(fs::remove_file(checkpoint)?)
}
