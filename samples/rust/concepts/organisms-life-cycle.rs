use genesis_protocol::{Error, Surroundings, Tron, DNA};

fn main() -> Result<(), Error> {
    // #region creation
    let mut tron = Tron::new(DNA::from_seed(7));
    // #endregion
    report(&tron);

    // #region initialization
    tron.initialize_neural_network()?;
    // #endregion
    report(&tron);

    let meadow = Surroundings {
        danger: 0.1,
        company: 0.3,
        novelty: 0.8,
    };
    // #region active-life
    let behavior = tron.interact(meadow)?;
    // #endregion
    report(&tron);
    println!("  it answers with {}", behavior);

    // #region evolution
    let fitness = tron.evolve()?;
    // #endregion
    report(&tron);
    println!("  fitness {:.3}", fitness);

    let mut partner = Tron::new(DNA::from_seed(8));
    partner.initialize_neural_network()?;
    // #region reproduction
    let child = tron.reproduce(&partner)?;
    // #endregion
    report(&tron);
    println!(
        "  child: {}, generation {}",
        child.state(),
        child.generation()
    );

    // #region termination
    tron.terminate()?;
    // #endregion
    report(&tron);
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
