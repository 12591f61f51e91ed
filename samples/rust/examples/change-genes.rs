use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let dna = DNA::random();
    for (name, value) in dna.genes() {
        println!("{name:<12} {value:.3}");
    }
    report("original", &dna)?;

    // The body works best when metabolism is the mean of speed and vision.
    let need = (dna.gene("speed")? + dna.gene("vision")?) / 2.0;
    let balanced = dna.with_gene("metabolism", need)?;
    report("balanced", &balanced)?;

    let mutant = dna.mutate(0.05, 1)?;
    report("mutant", &mutant)?;
    println!("distance of the mutant: {:.4}", dna.distance(&mutant));

    if dna.verify(mutant.checksum()).is_err() {
        println!("the mutant does not pass for the original");
    }
    if let Err(error) = dna.with_gene("vision", 1.2) {
        println!("refused: {error}");
    }
    Ok(())
}

fn report(name: &str, dna: &DNA) -> Result<(), Error> {
    let mut tron = Tron::new(dna.clone());
    tron.initialize_neural_network()?;
    let checksum = &dna.checksum()[..12];
    println!("{name:<9} {checksum}  fitness {:.3}", tron.fitness());
    Ok(())
}
