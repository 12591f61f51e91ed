use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    refused(tron.evolve());

    tron.initialize_neural_network()?;
    refused(tron.initialize_neural_network());

    tron.pause()?;
    refused(tron.feed(0.5));
    println!("while paused: fitness {:.3}", tron.fitness());
    tron.resume()?;
    tron.evolve()?;

    tron.terminate()?;
    refused(tron.evolve());
    println!("{}: fitness {:.3}", tron.state(), tron.fitness());
    Ok(())
}

fn refused<T>(result: Result<T, Error>) {
    if let Err(error) = result {
        println!("refused: {}", error);
    }
}
