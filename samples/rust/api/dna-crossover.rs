// #region hidden
use genesis_protocol::DNA;

fn main() {
    // #endregion
    let (first, second) = (DNA::from_seed(1), DNA::from_seed(2));
    for seed in [1, 3, 6] {
        let child = DNA::crossover(&first, &second, seed);
        let pairs = child.sequence().iter().zip(first.sequence());
        let point = pairs.take_while(|(own, parent)| own == parent).count();
        println!("seed {seed}: {point} bytes of the first parent");
    }
    // #region hidden
}
// #endregion
