// #region hidden
use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut parent = Tron::new(DNA::from_seed(9));
    parent.initialize_neural_network()?;
    let mut partner = Tron::new(DNA::from_seed(10));
    partner.initialize_neural_network()?;

    // #endregion
    let child = parent.reproduce(&partner)?;
    println!("{}, generation {}", child.state(), child.generation());

    for (name, tron) in [("parent", &parent), ("partner", &partner)] {
        println!("{}: energy {:.2}", name, tron.energy());
        let distance = child.dna().distance(tron.dna());
        println!("  distance to the child {distance:.2}");
    }
    // #region hidden
    Ok(())
}
// #endregion
