use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let dna = DNA::random();
    println!("DNA {}", &dna.checksum()[..16]);
    for (name, value) in dna.genes() {
        println!("  {:<12}{:.2}", name, value);
    }

    let mut tron = Tron::new(dna);
    tron.initialize_neural_network()?;
    println!("state: {}, behavior: {}", tron.state(), tron.behavior());

    println!("fitness at birth: {:.3}", tron.fitness());
    for _ in 0..5 {
        tron.evolve()?;
    }
    println!(
        "fitness after {} generations: {:.3}",
        tron.generation(),
        tron.fitness()
    );
    Ok(())
}
