use genesis_protocol::DNA;

fn main() {
    let dna = DNA::from_seed(7);
    println!("checksum {}", &dna.checksum()[..16]);
    for (name, value) in dna.genes() {
        println!("{name:<12}{value:.2}");
    }
}
