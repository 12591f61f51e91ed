use genesis_protocol::{Error, Tron, DNA};

fn main() -> Result<(), Error> {
    // #line 1
    let mut ada = Tron::new(DNA::from_seed(7));
    report(&ada);

    // #line 2
    if let Err(error) = ada.evolve() {
        println!("refused:\n  {error}");
    }

    // #line 3
    ada.initialize_neural_network()?;
    report(&ada);
    Ok(())
}
// #region hidden

fn report(tron: &Tron) {
    let age = tron.age().as_secs_f64();
    println!("{}, state {}", tron.stage(), tron.state());
    println!("  health    {:.2}", tron.health());
    println!("  energy    {:.2}", tron.energy());
    println!("  fitness   {:.3}", tron.fitness());
    println!("  behavior  {}", tron.behavior());
    println!("  age       {age:.1} s");
}
// #endregion
