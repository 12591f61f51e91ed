use genesis_protocol::{Error, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut ada = Tron::new(DNA::from_seed(7));
    let mut bob = Tron::new(DNA::from_seed(8));
    report(&ada);
    ada.initialize_neural_network()?;
    bob.initialize_neural_network()?;
    report(&ada);
    // #line 1
    meet(&mut ada)?;
    report(&ada);

    // #line 2
    for _ in 0..100 {
        ada.feed(0.02)?;
        ada.evolve()?;
    }
    report(&ada);
    meet(&mut ada)?;

    // #line 3
    let child = ada.reproduce(&bob)?;
    report(&ada);
    println!("  child: generation {}", child.generation());

    ada.terminate()?;
    report(&ada);
    if let Err(error) = ada.evolve() {
        println!("  {error}");
    }
    Ok(())
}

fn meet(tron: &mut Tron) -> Result<(), Error> {
    for (situation, danger, company, novelty) in [
        ("alone", 0.0, 0.0, 0.0),
        ("among rivals", 1.0, 1.0, 0.0),
        ("among strangers", 0.0, 1.0, 1.0),
    ] {
        let behavior = tron.interact(Surroundings {
            danger,
            company,
            novelty,
        })?;
        println!("  {situation:<15} {behavior}");
    }
    Ok(())
}
// #region hidden

fn report(tron: &Tron) {
    println!(
        "{:<15} {:<8} age {:>6.1} s  energy {:.2}",
        tron.stage(),
        tron.state(),
        tron.age().as_secs_f64(),
        tron.energy()
    );
}
// #endregion
