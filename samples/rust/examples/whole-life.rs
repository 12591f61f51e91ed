use genesis_protocol::{Behavior, Error, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(162));
    report(&tron);
    tron.initialize_neural_network()?;
    report(&tron);
    meet(&mut tron)?;
    report(&tron);

    for _ in 0..20 {
        tron.evolve()?;
    }
    report(&tron);
    let answers = meet(&mut tron)?;

    let mut partner = Tron::new(DNA::from_seed(163));
    partner.initialize_neural_network()?;
    let child = tron.reproduce(&partner)?;
    report(&tron);
    println!("  the child belongs to generation {}", child.generation());

    tron.terminate()?;
    report(&tron);
    if let Err(error) = tron.evolve() {
        println!("  {error}");
    }

    println!("What triggers a behavior");
    for behavior in answers {
        println!("  {behavior}: {}", behavior.triggers().join(", "));
    }
    Ok(())
}

fn meet(tron: &mut Tron) -> Result<Vec<Behavior>, Error> {
    let mut answers = Vec::new();
    for (situation, danger, company, novelty) in [
        ("alone", 0.0, 0.0, 0.0),
        ("in danger", 1.0, 0.0, 0.0),
        ("among rivals", 1.0, 1.0, 0.0),
        ("new company", 0.0, 1.0, 1.0),
    ] {
        let behavior = tron.interact(Surroundings {
            danger,
            company,
            novelty,
        })?;
        println!("  {situation:<13} {behavior}");
        answers.push(behavior);
    }
    Ok(answers)
}

fn report(tron: &Tron) {
    println!(
        "{:<15} {:<9} age {:>5.1} s   energy {:.2}",
        tron.stage(),
        tron.state(),
        tron.age().as_secs_f64(),
        tron.energy()
    );
}
