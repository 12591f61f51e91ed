// #region hidden
use genesis_protocol::{Error, Position, Tron, DNA};

fn main() -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(7));
    tron.initialize_neural_network()?;

    // #endregion
    let start = tron.position();
    tron.move_to(Position { x: 30.0, y: 40.0 })?;
    println!("moved by {:.1}", start.distance(tron.position()));

    let outside = Position { x: -1.0, y: 0.0 };
    if let Err(error) = tron.move_to(outside) {
        println!("error: {error}");
    }
    let Position { x, y } = tron.position();
    println!("still at {x:.1}, {y:.1}");
    // #region hidden
    Ok(())
}
// #endregion
