// #region hidden
use genesis_protocol::{Environment, Error, Tron, DNA};
use std::cmp::Ordering;

fn fittest_first(a: &Tron, b: &Tron) -> Ordering {
    b.fitness().total_cmp(&a.fitness())
}

fn dish_of(
    pond: Vec<Tron>,
    seed: u64,
) -> Result<Environment, Error> {
    let mut dish = Environment::with_seed(
        200.0, // width
        200.0, // height
        seed,
    )?;
    for tron in pond {
        dish.add_organism(tron)?;
    }
    Ok(dish)
}

fn main() -> Result<(), Error> {
    let mut pond = Vec::new();
    for seed in 42..62 {
        let mut founder = Tron::new(DNA::from_seed(seed));
        founder.initialize_neural_network()?;
        pond.push(founder);
    }

    // #endregion
    for generation in 1..=30 {
        // The fittest eat first. Others may starve.
        pond.sort_by(fittest_first);
        let mut dish = dish_of(pond, 42 + generation)?;
        dish.add_resource("food", 2.5)?;
        dish.run(20)?;

        pond = dish.organisms().to_vec();
        let first = pond[0].clone();
        for place in [5, 10, 15] {
            let parent = &mut pond[place];
            let mut child = parent.reproduce(&first)?;
            child.initialize_neural_network()?;
            child.evolve()?;
            pond.push(child);
        }
    }
    // #region hidden

    pond.sort_by(fittest_first);
    println!("alive: {}", pond.len());
    println!("best fitness: {:.3}", pond[0].fitness());
    println!("checksum: {}", pond[0].dna().checksum());
    Ok(())
}
// #endregion
