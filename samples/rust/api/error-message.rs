use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    if let Err(error) = tron.feed(1.5) {
        println!("{error}");
    }

    match tron.evolve() {
        Ok(fitness) => println!("fitness {fitness:.3}"),
        Err(Error::NotInitialized { needs, .. }) => println!("first call {needs}"),
        Err(error) => return Err(error),
    }
    Ok(())
}
