use genesis_protocol::{Error, DNA};

fn main() -> Result<(), Error> {
    let (ada, bob) = (DNA::from_seed(7), DNA::from_seed(8));
    let child = DNA::crossover(&ada, &bob, 1).mutate(0.05, 2)?;

    println!("speed {:.2}", child.gene("speed")?);
    println!("distance to Ada {:.2}", child.distance(&ada));
    println!("distance to Bob {:.2}", child.distance(&bob));
    println!("checksum {}...", &child.checksum()[..16]);
    Ok(())
}
