use genesis_protocol::{Error, DNA};

fn main() -> Result<(), Error> {
    let (first, second) = (DNA::from_seed(1), DNA::from_seed(2));
    let child = DNA::crossover(&first, &second, 5).mutate(0.05, 6)?;

    println!("speed {:.2}", child.gene("speed")?);
    println!("distance to the first  {:.2}", child.distance(&first));
    println!("distance to the second {:.2}", child.distance(&second));
    println!("checksum {}...", &child.checksum()[..16]);
    Ok(())
}
