use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let dna = DNA::from_seed(7);
    println!("checksum {}", &dna.checksum()[..16]);
    for (name, value) in dna.genes() {
        println!("  {name:<12}{value:.2}");
    }

    let mut ada = Tron::new(dna);
    ada.initialize_neural_network()?;
    println!("state: {}, behavior: {}", ada.state(), ada.behavior());

    println!("fitness at birth: {:.3}", ada.fitness());
    for _ in 0..5 {
        ada.evolve()?;
    }
    println!(
        "fitness after {} generations: {:.3}",
        ada.generation(),
        ada.fitness()
    );
    Ok(())
}
