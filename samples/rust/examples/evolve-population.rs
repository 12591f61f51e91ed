use genesis_protocol::{
    Error, EvolutionConfig, Population,
};

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(100)
        // #line 1
        .mutation_rate(0.01)
        // #line 2
        .crossover_rate(0.8)
        .generations(100)
        // #line 3
        .elitism(0.05)
        // #line 4
        .tournament_size(3)
        .seed(7);
    let mut population = Population::new(config)?;
    population.initialize()?;

    println!("generation   best  average diversity");
    report(&population);
    while !population.is_finished() {
        population.evolve()?;
        if population.generation() % 10 == 0 {
            report(&population);
        }
    }

    let last = population.generation();
    let elite = population
        .organisms()
        .iter()
        .filter(|tron| tron.generation() < last)
        .count();
    println!("{elite} of {} are elite", population.size());
    Ok(())
}

fn report(population: &Population) {
    println!(
        "{:>10}  {:.3}    {:.3}     {:.3}",
        population.generation(),
        population.best_fitness(),
        population.average_fitness(),
        population.diversity()
    );
}
