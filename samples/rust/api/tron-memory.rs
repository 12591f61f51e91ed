// #region hidden
use genesis_protocol::{Error, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    tron.initialize_neural_network()?;
    let surroundings = Surroundings {
        danger: 0.8,
        company: 0.5,
        novelty: 0.1,
    };

    // #endregion
    tron.remember(0.7)?;
    tron.interact(surroundings)?;
    println!("memory {:.2?}", tron.memory());

    for step in 1..=20 {
        tron.remember(f64::from(step) / 100.0)?;
    }
    println!("length {}", tron.memory().len());
    println!("oldest {}", tron.memory()[0]);
    // #region hidden
    Ok(())
}
// #endregion
