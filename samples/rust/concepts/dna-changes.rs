use genesis_protocol::{Error, Mutation, DNA};

fn main() -> Result<(), Error> {
    let dna = DNA::from_seed(42);
    for kind in [
        Mutation::Point,
        Mutation::Insertion,
        Mutation::Deletion,
        Mutation::Inversion,
    ] {
        let mutant = dna.mutate_by(kind, 0.02, 3)?;
        println!(
            "{:<10}{} bytes, distance {:.3}",
            kind,
            mutant.sequence().len(),
            dna.distance(&mutant)
        );
    }

    let partner = DNA::from_seed(43);
    let child = DNA::crossover(&dna, &partner, 4);
    println!("first to second parent {:.3}", dna.distance(&partner));
    println!("child to first parent  {:.3}", dna.distance(&child));
    println!("child to second parent {:.3}", partner.distance(&child));
    Ok(())
}
