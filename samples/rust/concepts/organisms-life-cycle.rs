use genesis_protocol::{Error, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    // #region creation
    let mut ada = Tron::new(DNA::from_seed(7));
    // #endregion
    report(&ada);

    // #region initialization
    ada.initialize_neural_network()?;
    // #endregion
    report(&ada);

    let surroundings = Surroundings {
        danger: 0.1,
        company: 0.3,
        novelty: 0.8,
    };
    // #region active-life
    let behavior = ada.interact(surroundings)?;
    // #endregion
    report(&ada);
    println!("  behavior {behavior}");

    // #region evolution
    let fitness = ada.evolve()?;
    // #endregion
    report(&ada);
    println!("  fitness {fitness:.3}");

    let mut bob = Tron::new(DNA::from_seed(8));
    bob.initialize_neural_network()?;
    // #region reproduction
    let child = ada.reproduce(&bob)?;
    // #endregion
    report(&ada);
    println!(
        "  child: {}, generation {}",
        child.state(),
        child.generation()
    );

    // #region termination
    ada.terminate()?;
    // #endregion
    report(&ada);
    Ok(())
}

fn report(tron: &Tron) {
    println!(
        "{:<15}{:<9}age {:>4.1} s  energy {:.2}",
        tron.stage(),
        tron.state(),
        tron.age().as_secs_f64(),
        tron.energy()
    );
}
