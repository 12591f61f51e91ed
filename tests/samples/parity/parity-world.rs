//! Prints the exact bits of environments; parity-world.py must print the same.
use genesis_protocol::{
    Environment, EnvironmentState, Error, EvolutionConfig, Population, Position, Tron, DNA,
};

fn main() -> Result<(), Error> {
    for seed in [0, 7, u64::MAX] {
        print_environment(seed)?;
    }
    print_sleepers()?;
    print_apart()?;
    print_errors();
    Ok(())
}

fn bits(number: f64) -> String {
    format!("{:016x}", number.to_bits())
}

fn initialized(seed: u64) -> Result<Tron, Error> {
    let mut tron = Tron::new(DNA::from_seed(seed));
    tron.initialize_neural_network()?;
    Ok(tron)
}

fn print_tron(tron: &Tron) {
    let Position { x, y } = tron.position();
    println!(
        "{} {} {} {} {} {} {} {}",
        bits(x),
        bits(y),
        bits(tron.health()),
        bits(tron.energy()),
        tron.behavior(),
        tron.stage(),
        tron.state(),
        tron.age().as_millis()
    );
}

fn print_state(state: EnvironmentState) {
    println!(
        "{} {} {} {} {}",
        state.organism_count,
        state.step,
        u8::from(state.paused),
        bits(state.total_resources),
        state.archived_count
    );
}

fn print_environment(seed: u64) -> Result<(), Error> {
    let mut environment = Environment::with_seed(90.5, 60.0, seed)?;
    environment.add_resource("food", 3.3)?;
    environment.add_resource("water", 0.1)?;
    environment.add_resource("air", 0.2)?;
    for organism in 0..12 {
        let place = environment.add_organism(initialized(organism)?)?;
        println!("{place}");
        print_tron(&environment.organisms()[place]);
    }
    for _ in 0..150 {
        print_state(environment.step()?);
        for tron in environment.organisms() {
            print_tron(tron);
        }
    }
    environment.add_resource("food", 1.0)?;
    print_state(environment.run(10)?);
    for (name, amount) in environment.resources() {
        println!("{} {}", name, bits(*amount));
    }
    for tron in environment.archive() {
        print_tron(tron);
    }
    Ok(())
}

fn print_sleepers() -> Result<(), Error> {
    let mut environment = Environment::new(20.0, 20.0)?;
    for seed in 0..6 {
        let mut tron = initialized(seed)?;
        if seed % 2 == 0 {
            tron.pause()?;
        }
        environment.add_organism(tron)?;
    }
    print_state(environment.run(130)?);
    for tron in environment.organisms() {
        print_tron(tron);
    }
    environment.pause();
    print_state(environment.state());
    environment.resume();
    print_state(environment.step()?);
    println!(
        "{} {}",
        bits(environment.width()),
        bits(environment.height())
    );
    Ok(())
}

/// Changes to the original organism, or to a copy from `organisms`, don't affect the environment.
fn print_apart() -> Result<(), Error> {
    let mut environment = Environment::new(20.0, 20.0)?;
    let mut tron = initialized(1)?;
    environment.add_organism(tron.clone())?;
    print_tron(&tron);
    tron.evolve()?;
    environment.organisms()[0].clone().terminate()?;
    print_tron(&environment.organisms()[0]);
    environment.step()?;
    print_tron(&environment.organisms()[0]);
    print_tron(&tron);
    let config = EvolutionConfig::default().elitism(0.29).seed(3);
    let mut population = Population::new(config)?;
    population.initialize()?;
    for tron in population.organisms() {
        tron.clone().terminate()?;
    }
    population.best().cloned().map(|mut best| best.evolve());
    population.evolve()?;
    for tron in population.organisms() {
        println!("{} {}", tron.dna().checksum(), tron.generation());
    }
    Ok(())
}

fn print_errors() {
    print_error(Environment::new(0.99, 5.0));
    print_error(Environment::new(5.0, f64::NAN));
    print_error(Environment::new(10_000.5, 5.0));
    let mut environment = Environment::new(1.0, 10_000.0).unwrap();
    for amount in [-0.5, f64::INFINITY, f64::NEG_INFINITY, f64::NAN] {
        print_error(environment.add_resource("food", amount));
    }
    print_error(environment.add_organism(Tron::new(DNA::from_seed(1))));
    let mut dead = initialized(1).unwrap();
    dead.terminate().unwrap();
    print_error(environment.add_organism(dead));
    print_error(environment.run(0));
    environment.pause();
    print_error(environment.step());
    print_error(environment.run(0));
}

fn print_error<T>(result: Result<T, Error>) {
    match result {
        Ok(_) => println!("ok"),
        Err(error) => println!("{error}"),
    }
}
