use genesis_protocol::{Error, State, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    tron.initialize_neural_network()?;
    while tron.state() == State::Growing {
        tron.evolve()?;
    }
    println!("{} in generation {}", tron.state(), tron.generation());

    let behavior = tron.interact(Surroundings {
        danger: 0.9,
        company: 0.6,
        novelty: 0.1,
    })?;
    println!("in danger: {}", behavior);

    tron.terminate()?;
    println!("{} with fitness {:.3}", tron.state(), tron.fitness());
    Ok(())
}
