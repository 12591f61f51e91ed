use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let ada = DNA::from_seed(7);
    // #line 1
    for (name, value) in ada.genes() {
        println!("{name:<12} {value:.3}");
    }
    report("ada", &ada)?;

    // The best metabolism is the mean of speed and vision.
    let total = ada.gene("speed")? + ada.gene("vision")?;
    // #line 2
    let balanced =
        ada.with_gene("metabolism", total / 2.0)?;
    report("balanced", &balanced)?;

    // #line 3
    let mutant = ada.mutate(0.05, 1)?;
    report("mutant", &mutant)?;
    println!("distance: {:.4}", ada.distance(&mutant));

    if ada.verify(mutant.checksum()).is_err() {
        println!("the checksum of the mutant differs");
    }
    if let Err(error) = ada.with_gene("vision", 1.2) {
        println!("refused: {error}");
    }
    Ok(())
}
// #region hidden

fn report(name: &str, dna: &DNA) -> Result<(), Error> {
    let mut tron = Tron::new(dna.clone());
    tron.initialize_neural_network()?;
    let checksum = &dna.checksum()[..12];
    let fitness = tron.fitness();
    println!("{name:<9} {checksum}  fitness {fitness:.3}");
    Ok(())
}
// #endregion
