use genesis_protocol::{
    Error, EvolutionConfig, Generation, Population,
};

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default()
        .population_size(200)
        .mutation_rate(0.02)
        .generations(500)
        .seed(7);
    let mut population = Population::new(config)?;
    population.initialize()?;

    // A record is three numbers; past organisms are gone.
    let mut records: Vec<Generation> = Vec::new();
    for generation in population.stream() {
        records.push(generation?);
    }

    for record in records
        .iter()
        .filter(|record| record.number % 100 == 0)
    {
        println!(
            "generation {}: best {:.3}",
            record.number, record.best_fitness
        );
    }
    println!("organisms in memory: {}", population.size());
    println!("records in memory:   {}", records.len());
    Ok(())
}
