//! `genesis dna`: shows the DNA generated from a seed.

use crate::arguments::Options;
use crate::{terminal, Failure};
use genesis_protocol::DNA;

const BYTES_PER_LINE: usize = 16;

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let options = Options::read(arguments, &["--seed"], &["--json"])?;
    let seed = options.whole("--seed", 42, 0, u64::MAX)?;
    let dna = DNA::from_seed(seed);
    terminal::print(&match options.format(&["--json"])? {
        "--json" => json(seed, &dna),
        _ => text(seed, &dna),
    })
}

fn text(seed: u64, dna: &DNA) -> String {
    let mut text = format!("DNA of seed {seed}\n\nchecksum     {}\n\n", dna.checksum());
    for (name, value) in dna.genes() {
        text += &format!("{name:<12} {value:.3}\n");
    }
    text += &format!("\n{} bytes\n", dna.sequence().len());
    for line in dna.sequence().chunks(BYTES_PER_LINE) {
        let bytes: Vec<String> = line.iter().map(|byte| format!("{byte:02x}")).collect();
        text += &format!("{}\n", bytes.join(" "));
    }
    text
}

fn json(seed: u64, dna: &DNA) -> String {
    let bytes: String = dna
        .sequence()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!(
        "{{\n  \"seed\": {seed},\n  \"checksum\": \"{}\",\n  \"genes\": {},\n  \"sequence\": \"{bytes}\"\n}}\n",
        dna.checksum(),
        genes(dna)
    )
}

/// Formats the genes as a JSON object on one line.
pub fn genes(dna: &DNA) -> String {
    let genes: Vec<String> = dna
        .genes()
        .iter()
        .map(|(name, value)| format!("\"{name}\": {value:.6}"))
        .collect();
    format!("{{ {} }}", genes.join(", "))
}
