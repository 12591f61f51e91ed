use genesis_protocol::{Error, State, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut ada = Tron::new(DNA::from_seed(7));
    ada.initialize_neural_network()?;
    while ada.state() == State::Growing {
        ada.evolve()?;
    }
    println!("{} in generation {}", ada.state(), ada.generation());

    let behavior = ada.interact(Surroundings {
        danger: 0.9,
        company: 0.6,
        novelty: 0.1,
    })?;
    println!("in danger: {behavior}");

    ada.terminate()?;
    println!("{} with fitness {:.3}", ada.state(), ada.fitness());
    Ok(())
}
