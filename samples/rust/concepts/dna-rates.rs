use genesis_protocol::{
    Error, EvolutionConfig, Population,
};

fn main() -> Result<(), Error> {
    println!("size  rate  best    sd average diversity");
    for (size, rate) in
        [(10, 0.01), (100, 0.001), (100, 0.01), (100, 0.1)]
    {
        let config = EvolutionConfig::default()
            .population_size(size)
            .mutation_rate(rate);
        let mut runs = Vec::new();
        for seed in 1..=30 {
            runs.push(evolve(config.clone().seed(seed))?);
        }

        let best = mean(&runs, Population::best_fitness);
        let deviations = runs
            .iter()
            .map(|run| run.best_fitness() - best);
        let variance =
            deviations.map(|each| each * each).sum::<f64>()
                / 29.0;
        println!(
            "{size:>4}{rate:>6}{best:>6.3}{:>6.3}\
             {:>8.3}{:>10.3}",
            variance.sqrt(),
            mean(&runs, Population::average_fitness),
            mean(&runs, Population::diversity)
        );
    }
    Ok(())
}

fn evolve(
    config: EvolutionConfig,
) -> Result<Population, Error> {
    let mut population = Population::new(config)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    Ok(population)
}

fn mean(
    runs: &[Population],
    value: fn(&Population) -> f64,
) -> f64 {
    runs.iter().map(value).sum::<f64>() / runs.len() as f64
}
