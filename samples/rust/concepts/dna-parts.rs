use genesis_protocol::{Error, DNA};

fn main() -> Result<(), Error> {
    let ada = DNA::from_seed(7);
    let sequence = ada.sequence();
    println!(
        "version {}, {} bytes",
        ada.version(),
        sequence.len()
    );
    println!("genes   {:?}", &sequence[..6]);
    for (name, value) in ada.genes() {
        println!("  {name:<12}{value:.3}");
    }
    println!("checksum {}...", &ada.checksum()[..16]);

    let swift = ada.with_gene("speed", 0.9)?;
    println!(
        "speed set to 0.9 is {:.3}",
        swift.gene("speed")?
    );
    println!("checksum {}...", &swift.checksum()[..16]);

    let restored = DNA::from_sequence(sequence)?;
    restored.verify(ada.checksum())?;
    println!("restored: same checksum");
    if swift.verify(ada.checksum()).is_err() {
        println!("swift: checksum mismatch");
    }

    for result in [
        DNA::from_sequence(&sequence[..10]),
        ada.with_gene("speed", 1.5),
    ] {
        if let Err(error) = result {
            println!("error: {error}");
        }
    }
    Ok(())
}
