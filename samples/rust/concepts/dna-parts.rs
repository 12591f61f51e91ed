use genesis_protocol::{Error, DNA};

fn main() -> Result<(), Error> {
    let dna = DNA::from_seed(42);
    println!("version {}, {} bytes", dna.version(), dna.sequence().len());
    println!("genes   {:?}", &dna.sequence()[..6]);
    for (name, value) in dna.genes() {
        println!("  {:<12}{:.3}", name, value);
    }
    println!("checksum {}...", &dna.checksum()[..16]);

    let swift = dna.with_gene("speed", 0.9)?;
    println!("speed set to 0.9 is {:.3}", swift.gene("speed")?);
    println!("checksum {}...", &swift.checksum()[..16]);

    let saved = dna.sequence().to_vec();
    let copy = DNA::from_sequence(&saved)?;
    copy.verify(dna.checksum())?;
    println!("restored: the same DNA");
    if swift.verify(dna.checksum()).is_err() {
        println!("the swift one: another checksum");
    }

    for result in [
        DNA::from_sequence(&saved[..10]),
        dna.with_gene("speed", 1.5),
    ] {
        if let Err(error) = result {
            println!("refused: {}", error);
        }
    }
    Ok(())
}
