use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut ada = Tron::new(DNA::from_seed(7));
    print_error(ada.evolve());

    ada.initialize_neural_network()?;
    print_error(ada.initialize_neural_network());

    ada.pause()?;
    print_error(ada.feed(0.5));
    println!("paused: fitness {:.3}", ada.fitness());
    ada.resume()?;
    ada.evolve()?;

    ada.terminate()?;
    print_error(ada.evolve());
    println!(
        "{}: fitness {:.3}",
        ada.state(),
        ada.fitness()
    );
    Ok(())
}

fn print_error<T>(result: Result<T, Error>) {
    if let Err(error) = result {
        println!("error: {error}");
    }
}
