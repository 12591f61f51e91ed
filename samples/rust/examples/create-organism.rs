use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::random());
    report(&tron);

    if let Err(error) = tron.evolve() {
        println!("refused:\n  {error}");
    }

    tron.initialize_neural_network()?;
    report(&tron);
    Ok(())
}

fn report(tron: &Tron) {
    println!("{}, state {}", tron.stage(), tron.state());
    println!("  health    {:.2}", tron.health());
    println!("  energy    {:.2}", tron.energy());
    println!("  fitness   {:.3}", tron.fitness());
    println!("  behavior  {}", tron.behavior());
    println!("  age       {:.1} s", tron.age().as_secs_f64());
}
