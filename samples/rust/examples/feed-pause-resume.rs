use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut ada = Tron::new(DNA::from_seed(7));
    ada.initialize_neural_network()?;
    report("newborn", &ada);

    // #line 1
    for _ in 0..40 {
        ada.evolve()?;
    }
    report("40 generations", &ada);
    for _ in 0..20 {
        ada.evolve()?;
    }
    report("60 generations", &ada);

    // #line 2
    ada.feed(0.3)?;
    report("fed 0.3", &ada);

    // #line 3
    ada.pause()?;
    println!("paused: {}", ada.is_paused());
    if let Err(error) = ada.feed(0.5) {
        println!("refused: {error}");
    }

    ada.resume()?;
    println!("paused: {}", ada.is_paused());
    ada.feed(0.9)?;
    report("fed 0.9", &ada);
    Ok(())
}
// #region hidden

fn report(moment: &str, tron: &Tron) {
    let (energy, health) = (tron.energy(), tron.health());
    println!(
        "{moment:<15} \
         energy {energy:.2} health {health:.2}"
    );
}
// #endregion
