use genesis_protocol::{Error, EvolutionConfig, Population, DNA};
use std::io::{ErrorKind, Write};
use std::{env, fs, path::Path, process};

type Fault = Box<dyn std::error::Error>;
const SEED: u64 = 42;

fn population() -> Result<Population, Error> {
    let config = EvolutionConfig::default().generations(90).seed(SEED);
    let mut population = Population::new(config)?;
    population.initialize()?;
    Ok(population)
}

/// One number for the DNA of all organisms, in their order (the hash FNV-1a).
fn fingerprint(population: &Population) -> u64 {
    let organisms = population.organisms().iter();
    organisms
        .flat_map(|tron| tron.dna().checksum().bytes())
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
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
    let mut beside = fs::File::create(file.with_extension("new"))?;
    let (generation, mark) = (population.generation(), fingerprint(population));
    write!(beside, "{generation} {mark}")?;
    beside.sync_all()?;
    fs::rename(file.with_extension("new"), file)
}

/// The saved generation and its fingerprint. Only a file that is not there means a new run.
fn load(file: &Path) -> Result<Option<(u32, u64)>, Fault> {
    match fs::read_to_string(file) {
        Ok(text) => {
            let (generation, mark) = text.split_once(' ').ok_or("the checkpoint is damaged")?;
            Ok(Some((generation.parse()?, mark.parse()?)))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn run(folder: &Path) -> Result<(), Fault> {
    println!("crate 0.1.0, DNA version {}, seed {SEED}", DNA::VERSION);
    let (checkpoint, stop) = (folder.join("checkpoint"), folder.join("stop"));
    // Up to the saved generation the run is replayed: the same seed leads there again.
    let (saved, mark) = load(&checkpoint)?.unwrap_or((0, 0));
    let mut population = population()?;
    while !population.is_finished() && !stop.exists() {
        population.evolve()?;
        let generation = population.generation();
        // A sign of life for whoever watches the run, also while it is replayed.
        fs::write(folder.join("heartbeat"), generation.to_string())?;
        if generation == saved {
            if fingerprint(&population) != mark {
                return Err("this is not the saved run".into());
            }
            println!("resumed: generation {generation} is as it was");
        } else if generation > saved && generation % 30 == 0 {
            log(&population);
            save(&population, &checkpoint)?;
        }
        if generation == 45 && saved == 0 {
            fs::write(&stop, "")?; // Here the sample plays whoever runs it.
        }
    }
    if population.generation() > saved {
        save(&population, &checkpoint)?;
    }
    println!("stopped at generation {}", population.generation());
    Ok(())
}

fn main() -> Result<(), Fault> {
    let folder = env::temp_dir().join(format!("run-{}", process::id()));
    fs::create_dir(&folder)?;
    run(&folder)?;
    fs::remove_file(folder.join("stop"))?;
    run(&folder)?;
    Ok(fs::remove_dir_all(&folder)?)
}
