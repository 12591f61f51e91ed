// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population};

// #endregion
/// The best fitness of one run of about 10,000 evaluations.
fn best(size: usize, generations: u32, seed: u64) -> Result<f64, Error> {
    let config = EvolutionConfig::default()
        .population_size(size)
        .generations(generations)
        .seed(seed);
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    Ok(population.best_fitness())
}

fn main() -> Result<(), Error> {
    // The elite is not evaluated again: 95% of each generation is new.
    let efforts = [(100, 104), (300, 34), (1000, 9), (2500, 3)];
    for (size, generations) in efforts {
        let runs: Vec<f64> = (101..=130)
            .map(|seed| best(size, generations, seed))
            .collect::<Result<_, _>>()?;
        // #region hidden
        let n = runs.len() as f64;
        let mean = runs.iter().sum::<f64>() / n;
        let squares: f64 = runs.iter().map(|x| (x - mean).powi(2)).sum();
        let sd = (squares / (n - 1.0)).sqrt();
        // #endregion
        println!("{size:>4} organisms: best {mean:.3}, SD {sd:.3}");
    }
    Ok(())
}
