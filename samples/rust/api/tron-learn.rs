// #region hidden
use genesis_protocol::{Behavior, Error, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(25));
    tron.initialize_neural_network()?;
    let alone = Surroundings {
        danger: 0.0,
        company: 0.0,
        novelty: 0.0,
    };

    // #endregion
    // Train the organism to seek company when it is alone.
    println!("before: {}", tron.interact(alone)?);
    for step in 1..=90 {
        let error = tron.learn(alone, Behavior::Social)?;
        if step % 30 == 0 {
            println!("step {step}: error {error:.3}");
        }
    }
    println!("after: {}", tron.interact(alone)?);
    println!("energy left: {:.2}", tron.energy());
    // #region hidden
    Ok(())
}
// #endregion
