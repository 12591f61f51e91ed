// #region hidden
use genesis_protocol::{Behavior, Error, Surroundings, Tron, DNA};

fn organism(dna: &DNA) -> Result<Tron, Error> {
    let mut tron = Tron::new(dna.clone());
    tron.initialize_neural_network()?;
    Ok(tron)
}

fn tell(who: &str, tron: &mut Tron, alone: Surroundings) -> Result<(), Error> {
    print!("{:<8}{:<12}", who, tron.interact(alone)?);
    let dna = &tron.dna().checksum()[..8];
    println!(" fitness {:.3}, DNA {}", tron.fitness(), dna);
    Ok(())
}

fn main() -> Result<(), Error> {
    let alone = Surroundings {
        danger: 0.0,
        company: 0.0,
        novelty: 0.0,
    };
    // #endregion
    let dna = DNA::from_seed(15);
    let mut tron = organism(&dna)?;
    let network = tron.network().expect("it is initialized");
    let (byte, weight) = (dna.sequence()[6], network.weights()[0]);
    println!("byte {} is weight {:.3}", byte, weight);
    for output in network.forward(&[1.0, 0.0, 0.0, 0.0])? {
        println!("output {:>6.3}", output);
    }

    tell("born", &mut tron, alone)?;
    for _ in 0..80 {
        tron.learn(alone, Behavior::Social)?;
        tron.feed(0.01)?;
    }
    tell("taught", &mut tron, alone)?;

    let mut twin = organism(&dna)?;
    tell("twin", &mut twin, alone)?;
    for _ in 0..80 {
        twin.evolve()?;
        twin.feed(0.02)?;
    }
    tell("evolved", &mut twin, alone)?;
    // #region hidden
    Ok(())
}
// #endregion
