use genesis_protocol::{Error, DNA};

fn main() -> Result<(), Error> {
    let dna = DNA::from_seed(7);
    dna.verify(dna.checksum())?;

    println!("DNA of {} bytes", dna.sequence().len());
    println!("checksum {}", &dna.checksum()[..16]);
    println!("the library works");
    Ok(())
}
