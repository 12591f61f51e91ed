use genesis_protocol::{Error, Mutation, DNA};

fn main() -> Result<(), Error> {
    let ada = DNA::from_seed(7);
    for kind in [
        Mutation::Point,
        Mutation::Insertion,
        Mutation::Deletion,
        Mutation::Inversion,
    ] {
        let mutant = ada.mutate_by(kind, 0.02, 3)?;
        let length = mutant.sequence().len();
        let distance = ada.distance(&mutant);
        println!(
            "{kind:<10}{length} bytes, \
             distance {distance:.3}"
        );
    }

    let bob = DNA::from_seed(8);
    let child = DNA::crossover(&ada, &bob, 4);
    println!("Ada to Bob   {:.3}", ada.distance(&bob));
    println!("child to Ada {:.3}", child.distance(&ada));
    println!("child to Bob {:.3}", child.distance(&bob));
    Ok(())
}
