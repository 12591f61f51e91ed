// #region hidden
use genesis_protocol::Behavior;

fn main() {
    // #endregion
    for behavior in [Behavior::Exploration, Behavior::Social] {
        println!("{behavior}:");
        for trigger in behavior.triggers() {
            println!("  {trigger}");
        }
    }
    // #region hidden
}
// #endregion
