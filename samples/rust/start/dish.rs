// #region hidden
use genesis_protocol::{Environment, Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut pond = Vec::new();
    for seed in 42..62 {
        let mut founder = Tron::new(DNA::from_seed(seed));
        founder.initialize_neural_network()?;
        pond.push(founder);
    }

    // #endregion
    for generation in 1..=30 {
        // The fittest eat first. The others may starve.
        pond.sort_by(|a, b| b.fitness().total_cmp(&a.fitness()));
        let seed = 42 + generation;
        let mut dish = Environment::with_seed(200.0, 200.0, seed)?;
        for tron in pond {
            dish.add_organism(tron)?;
        }
        dish.add_resource("food", 2.5)?;
        dish.run(20)?;

        pond = dish.organisms().to_vec();
        let father = pond[0].clone();
        for mother in [5, 10, 15] {
            let mut child = pond[mother].reproduce(&father)?;
            child.initialize_neural_network()?;
            child.evolve()?;
            pond.push(child);
        }
    }
    // #region hidden

    pond.sort_by(|a, b| b.fitness().total_cmp(&a.fitness()));
    println!("alive: {}", pond.len());
    println!("best fitness: {:.3}", pond[0].fitness());
    println!("checksum: {}", pond[0].dna().checksum());
    Ok(())
}
// #endregion
