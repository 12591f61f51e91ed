// #region hidden
use genesis_protocol::{Error, Position, Tron, DNA};

type Heading = (f64, f64);

fn add(a: Heading, b: Heading) -> Heading {
    (a.0 + b.0, a.1 + b.1)
}

fn length((x, y): Heading) -> f64 {
    (x * x + y * y).sqrt()
}

/// The shorter way round: the world has no edges.
fn wrapped_distance(a: Position, b: Position) -> f64 {
    let shorter = |gap: f64| gap.abs().min(100.0 - gap.abs());
    length((shorter(a.x - b.x), shorter(a.y - b.y)))
}

// #endregion
/// Each takes the mean heading of all in sight, its own included. The informed also count two that go east.
fn step(swarm: &mut [(Tron, Heading)], informed: usize) -> Result<(), Error> {
    let seen: Vec<_> = swarm
        .iter()
        .map(|(tron, heading)| (tron.position(), *heading))
        .collect();
    for (place, (tron, heading)) in swarm.iter_mut().enumerate() {
        let here = tron.position();
        let sight = 50.0 * tron.dna().gene("vision")?;
        let pull = if place < informed { 2.0 } else { 0.0 };
        let near = seen
            .iter()
            .filter(|(there, _)| wrapped_distance(here, *there) <= sight);
        let sum = near.fold((pull, 0.0), |sum, (_, other)| add(sum, *other));
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

fn run(first_seed: u64, vision: f64, informed: usize, steps: u32) -> Result<Heading, Error> {
    let mut swarm = Vec::new();
    for seed in first_seed..first_seed + 40 {
        let dna = DNA::from_seed(seed).with_gene("vision", vision)?;
        let mut tron = Tron::new(dna.with_gene("speed", 0.2)?);
        let [x, y, east, north] = [10, 11, 12, 13].map(|place| f64::from(dna.sequence()[place]));
        tron.move_to(Position {
            x: x / 2.56,
            y: y / 2.56,
        })?;
        let (east, north) = (east - 127.5, north - 127.5);
        let size = length((east, north));
        swarm.push((tron, (east / size, north / size)));
    }
    for _ in 0..steps {
        step(&mut swarm, informed)?;
    }
    let (x, y) = swarm
        .iter()
        .fold((0.0, 0.0), |sum, (_, heading)| add(sum, *heading));
    Ok((x / 40.0, y / 40.0))
}

fn main() -> Result<(), Error> {
    for (vision, informed, steps) in [
        (0.0, 0, 100),
        (0.4, 0, 100),
        (0.4, 4, 100),
        (0.4, 1, 100),
        (0.4, 1, 1_000),
    ] {
        let (mut order, mut east) = (0.0, 0.0);
        for start in 0..10 {
            let heading = run(1_000 * start, vision, informed, steps)?;
            order += length(heading) / 10.0;
            east += heading.0 / 10.0;
        }
        let sight = 50.0 * vision;
        print!("sight {sight:>2}, {informed} informed, {steps:>4} steps: ");
        println!("order {order:.2}, east {east:.2}");
    }
    Ok(())
}
// #endregion
