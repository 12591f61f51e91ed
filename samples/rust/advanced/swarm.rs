// #region hidden
use genesis_protocol::{Error, Position, Tron, DNA};

type Heading = (f64, f64);

fn add(a: Heading, b: Heading) -> Heading {
    (a.0 + b.0, a.1 + b.1)
}

fn length((x, y): Heading) -> f64 {
    (x * x + y * y).sqrt()
}

// #endregion
/// Each takes the mean heading of all in sight, its own included. The informed also pull east.
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
            .filter(|(there, _)| here.distance(*there) <= sight);
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

fn run(first_seed: u64, vision: f64, informed: usize) -> Result<Heading, Error> {
    let mut swarm = Vec::new();
    for seed in first_seed..first_seed + 40 {
        let dna = DNA::from_seed(seed).with_gene("vision", vision)?;
        let mut tron = Tron::new(dna.with_gene("speed", 0.2)?);
        let [x, y, east, north] = [10, 11, 12, 13].map(|place| f64::from(dna.sequence()[place]));
        tron.move_to(Position {
            x: x / 2.56,
            y: y / 2.56,
        })?;
        swarm.push((tron, (east - 127.5, north - 127.5)));
    }
    for _ in 0..100 {
        step(&mut swarm, informed)?;
    }
    let (x, y) = swarm
        .iter()
        .fold((0.0, 0.0), |sum, (_, heading)| add(sum, *heading));
    Ok((x / 40.0, y / 40.0))
}

fn main() -> Result<(), Error> {
    for (vision, informed) in [(0.0, 0), (0.4, 0), (0.4, 1), (0.4, 2), (0.4, 4)] {
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
