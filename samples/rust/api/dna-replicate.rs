// #region hidden
use genesis_protocol::DNA;

fn main() {
    // #endregion
    let original = DNA::from_seed(7);
    for seed in [4, 5, 6, 7] {
        let copy = original.replicate(seed);
        let (length, distance) = (copy.sequence().len(), original.distance(&copy));
        println!("copy {seed}: {length} bytes, distance {distance:.3}");
    }
    // #region hidden
}
// #endregion
