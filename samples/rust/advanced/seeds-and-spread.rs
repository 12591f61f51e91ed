// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population};

/// Runs one replicate and returns its best fitness.
fn best_fitness(mutation_rate: f64, seed: u64) -> Result<f64, Error> {
    let config = EvolutionConfig::default()
        .mutation_rate(mutation_rate)
        .seed(seed);
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    Ok(population.best_fitness())
}

/// The mean and the sample standard deviation.
fn mean_and_sd(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|x| (x - mean).powi(2)).sum();
    (mean, (squares / (n - 1.0)).sqrt())
}

// #endregion
/// The critical value of Student's t for 29 degrees of freedom.
const T_95: f64 = 2.045;

fn main() -> Result<(), Error> {
    let mut default = Vec::new();
    for rate in [0.01, 0.05] {
        let best: Vec<f64> = (301..=330)
            .map(|seed| best_fitness(rate, seed))
            .collect::<Result<_, _>>()?;
        let n = best.len() as f64;
        let (mean, sd) = mean_and_sd(&best);
        let se = sd / n.sqrt();
        println!("rate {rate}: mean {mean:.3}, SD {sd:.3}, SE {se:.3}");
        if default.is_empty() {
            default = best;
            continue;
        }
        let pairs = best.iter().zip(&default);
        let gains: Vec<f64> = pairs.map(|(a, b)| a - b).collect();
        let (gain, sd) = mean_and_sd(&gains);
        let margin = T_95 * sd / n.sqrt();
        let (low, high) = (gain - margin, gain + margin);
        print!("  gain over 0.01: {gain:.3}, ");
        println!("95% CI {low:.3} to {high:.3}");
    }
    Ok(())
}
