// #region hidden
use genesis_protocol::{ClusterConfig, Error, Network};

fn main() -> Result<(), Error> {
    let mut network = Network::new();
    // #endregion
    network.create_cluster("pack", ClusterConfig::default())?;

    let strict = ClusterConfig::default()
        .max_size(2)
        .communication_radius(5.0)
        .cooperation_threshold(1.0);
    network.create_cluster("pair", strict.clone())?;

    if let Err(error) = network.create_cluster("alone", strict.max_size(1)) {
        println!("{error}");
    }
    if let Err(error) = network.create_cluster("pack", ClusterConfig::default()) {
        println!("{error}");
    }
    // #region hidden
    Ok(())
}
// #endregion
