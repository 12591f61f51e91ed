// #region hidden
use genesis_protocol::{Tron, DNA};

fn main() {
    // #endregion
    let tron = Tron::new(DNA::from_seed(7));

    println!("DNA        {}", &tron.dna().checksum()[..8]);
    println!("generation {}", tron.generation());
    println!("energy     {:.1}", tron.energy());
    println!("state      {}", tron.state());
    // #region hidden
}
// #endregion
