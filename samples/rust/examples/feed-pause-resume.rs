use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::random());
    tron.initialize_neural_network()?;
    report("newborn", &tron);

    for _ in 0..40 {
        tron.evolve()?;
    }
    report("40 generations", &tron);
    for _ in 0..20 {
        tron.evolve()?;
    }
    report("60 generations", &tron);

    tron.feed(0.3)?;
    report("fed 0.3", &tron);

    tron.pause()?;
    println!("paused: {}", tron.is_paused());
    if let Err(error) = tron.feed(0.5) {
        println!("refused: {error}");
    }

    tron.resume()?;
    println!("paused: {}", tron.is_paused());
    tron.feed(0.9)?;
    report("fed 0.9", &tron);
    Ok(())
}

fn report(moment: &str, tron: &Tron) {
    println!(
        "{moment:<15} energy {:.2}  health {:.2}  age {:>6.1} s",
        tron.energy(),
        tron.health(),
        tron.age().as_secs_f64()
    );
}
