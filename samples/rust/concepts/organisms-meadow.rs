use genesis_protocol::{
    Environment, Error, Position, Tron, DNA,
};

fn main() -> Result<(), Error> {
    let mut meadow = Environment::new(30.0, 20.0)?;
    meadow.add_resource("food", 1.0)?;
    for seed in [7, 8] {
        let mut tron = Tron::new(DNA::from_seed(seed));
        tron.initialize_neural_network()?;
        meadow.add_organism(tron)?;
    }

    for steps in [1, 59, 60] {
        let state = meadow.run(steps)?;
        let (step, count) =
            (state.step, state.organism_count);
        let food = meadow.resources()["food"];
        println!(
            "step {step}: {count} alive, {food:.1} food"
        );
        for (name, tron) in
            ["Ada", "Bob"].iter().zip(meadow.organisms())
        {
            let Position { x, y } = tron.position();
            let (behavior, energy) =
                (tron.behavior(), tron.energy());
            println!(
                "  {name} {x:>4.1} {y:.1} \
                 energy {energy:.2} {behavior}"
            );
        }
    }

    meadow.pause();
    if let Err(error) = meadow.step() {
        println!("error: {error}");
    }
    meadow.resume();
    let state = meadow.run(46)?;
    let (alive, dead) =
        (state.organism_count, state.archived_count);
    println!(
        "after {} steps: {alive} alive, {dead} archived",
        state.step
    );
    Ok(())
}
