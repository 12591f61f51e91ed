// #region hidden
use genesis_protocol::DNA;

fn main() {
    // #endregion
    let first = DNA::random();
    let second = DNA::random();
    println!("first  {}", &first.checksum()[..8]);
    println!("second {}", &second.checksum()[..8]);

    println!("first is seed 42: {}", first == DNA::from_seed(42));
    println!("second is seed 43: {}", second == DNA::from_seed(43));
    // #region hidden
}
// #endregion
