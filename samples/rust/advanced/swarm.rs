// #region hidden
use genesis_protocol::{Error, Position, Tron, DNA};

type Heading = (f64, f64);

fn length((x, y): Heading) -> f64 {
    (x * x + y * y).sqrt()
}

/// The distance in a world of 100 x 100 that wraps around.
fn wrapped_distance(a: Position, b: Position) -> f64 {
    let shorter = |gap: f64| gap.abs().min(100.0 - gap.abs());
    length((shorter(a.x - b.x), shorter(a.y - b.y)))
}

// #endregion
/// Each organism turns to the mean heading of all in sight, itself included.
/// Informed organisms add twice the vector for east.
fn step(swarm: &mut [(Tron, Heading)], informed: usize) -> Result<(), Error> {
    let seen: Vec<(Position, Heading)> = swarm
        .iter()
        .map(|(tron, heading)| (tron.position(), *heading))
        .collect();
    for (index, (tron, heading)) in swarm.iter_mut().enumerate() {
        let here = tron.position();
        let sight = 50.0 * tron.dna().gene("vision")?;
        let mut sum = (if index < informed { 2.0 } else { 0.0 }, 0.0);
        for (there, (x, y)) in &seen {
            if wrapped_distance(here, *there) <= sight {
                sum = (sum.0 + x, sum.1 + y);
            }
        }
        *heading = (sum.0 / length(sum), sum.1 / length(sum));
        let pace = 5.0 * tron.dna().gene("speed")?;
        tron.move_to(Position {
            x: (here.x + heading.0 * pace).rem_euclid(100.0),
            y: (here.y + heading.1 * pace).rem_euclid(100.0),
        })?;
    }
    Ok(())
}
// #region hidden

/// The mean heading of 40 organisms after 100 steps.
fn run(first_seed: u64, vision: f64, informed: usize) -> Result<Heading, Error> {
    let mut swarm = Vec::new();
    for seed in first_seed..first_seed + 40 {
        let dna = DNA::from_seed(seed).with_gene("vision", vision)?;
        let mut tron = Tron::new(dna.with_gene("speed", 0.2)?);
        // Four bytes of the DNA give a random position and heading.
        let [x, y, east, north] = [10, 11, 12, 13].map(|i| f64::from(dna.sequence()[i]));
        let (x, y) = (x / 2.56, y / 2.56);
        tron.move_to(Position { x, y })?;
        let (east, north) = (east - 127.5, north - 127.5);
        let size = length((east, north));
        swarm.push((tron, (east / size, north / size)));
    }
    for _ in 0..100 {
        step(&mut swarm, informed)?;
    }
    let east: f64 = swarm.iter().map(|(_, heading)| heading.0).sum();
    let north: f64 = swarm.iter().map(|(_, heading)| heading.1).sum();
    Ok((east / 40.0, north / 40.0))
}

fn main() -> Result<(), Error> {
    for (vision, informed) in [(0.0, 0), (0.4, 0), (0.4, 4)] {
        let (mut order, mut east) = (0.0, 0.0);
        for start in 0..10 {
            let heading = run(1_000 * start, vision, informed)?;
            order += length(heading) / 10.0;
            east += heading.0 / 10.0;
        }
        let sight = 50.0 * vision;
        println!("sight {sight:>2}, {informed} informed: order {order:.2}, east {east:.2}");
    }
    Ok(())
}
// #endregion
