// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population};

fn print_result(name: &str, config: EvolutionConfig) -> Result<(), Error> {
    let mut population = Population::new(config.generations(50).seed(7))?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    println!(
        "{:<7} best {:.3}, diversity {:.3}",
        name,
        population.best_fitness(),
        population.diversity()
    );
    Ok(())
}

fn main() -> Result<(), Error> {
    // #endregion
    let careful = EvolutionConfig::default()
        .mutation_rate(0.005)
        .crossover_rate(0.9)
        .elitism(0.1)
        .tournament_size(2);
    let bold = EvolutionConfig::default()
        .mutation_rate(0.05)
        .crossover_rate(0.6)
        .elitism(0.02)
        .tournament_size(5);
    // Evolve each for 50 generations and print the result.
    print_result("careful", careful)?;
    print_result("bold", bold)?;
    // #region hidden
    Ok(())
}
// #endregion
