// #region hidden
use genesis_protocol::{ClusterConfig, Error, EvolutionConfig, Network, Population, Surroundings};

/// Returns a network with a pack of the ten fittest organisms.
async fn pack_after(generations: u32) -> Result<Network, Error> {
    let mut population = Population::new(EvolutionConfig::default())?;
    population.initialize()?;
    for _ in 0..generations {
        population.evolve()?;
    }
    let mut network = Network::new();
    network.create_cluster("pack", ClusterConfig::default())?;
    for (place, tron) in population.organisms()[..10].iter().enumerate() {
        let name = format!("organism {place}");
        network.connect(&name, tron.clone()).await?;
        network.join_cluster(&name, "pack").await?;
    }
    Ok(network)
}

#[tokio::main]
async fn main() -> Result<(), Error> {
    // #endregion
    let threat = Surroundings {
        danger: 0.9,
        company: 0.2,
        novelty: 0.1,
    };
    // Unrelated organisms disagree; those that evolved together agree.
    for generations in [0, 5, 20] {
        let mut network = pack_after(generations).await?;
        let decision = network.decide("pack", threat).await?;
        println!(
            "generation {:>2}: {}, {:.1}, accepted: {}",
            generations, decision.behavior, decision.agreement, decision.accepted
        );
    }
    // #region hidden
    Ok(())
}
// #endregion
