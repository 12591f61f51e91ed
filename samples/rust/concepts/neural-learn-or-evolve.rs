// #region hidden
use genesis_protocol::{
    Behavior, Error, Surroundings, Tron, DNA,
};

fn organism(dna: &DNA) -> Result<Tron, Error> {
    let mut tron = Tron::new(dna.clone());
    tron.initialize_neural_network()?;
    Ok(tron)
}

fn report(
    label: &str,
    tron: &mut Tron,
    threat: Surroundings,
) -> Result<(), Error> {
    let behavior = tron.interact(threat)?;
    let (fitness, dna) =
        (tron.fitness(), &tron.dna().checksum()[..4]);
    println!(
        "{label:<8}{behavior:<11}\
         fitness {fitness:.3}, DNA {dna}"
    );
    Ok(())
}

fn main() -> Result<(), Error> {
    // #endregion
    let threat = Surroundings {
        danger: 1.0,
        company: 1.0,
        novelty: 0.0,
    };
    let dna = DNA::from_seed(7);
    let mut ada = organism(&dna)?;
    if let Some(network) = ada.network() {
        let (byte, weight) =
            (dna.sequence()[6], network.weights()[0]);
        println!("byte {byte} is weight {weight:.3}");
        for output in
            network.forward(&[1.0, 1.0, 1.0, 0.0])?
        {
            println!("output {output:>6.3}");
        }
    }

    report("newborn", &mut ada, threat)?;
    for _ in 0..80 {
        ada.learn(threat, Behavior::Aggressive)?;
        ada.feed(0.01)?;
    }
    report("trained", &mut ada, threat)?;

    let mut twin = organism(&dna)?;
    report("twin", &mut twin, threat)?;
    for _ in 0..80 {
        twin.evolve()?;
        twin.feed(0.02)?;
    }
    report("evolved", &mut twin, threat)?;
    // #region hidden
    Ok(())
}
// #endregion
