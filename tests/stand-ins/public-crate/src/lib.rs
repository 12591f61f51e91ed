//! The public types that `genesis-protocol` 0.2.2 on crates.io has at its root, without anything behind them: what a
//! compiler says about a name that is missing depends on the names that are there.
#![allow(clippy::upper_case_acronyms)]

macro_rules! types {
    ($($name:ident)*) => { $(#[allow(missing_docs)] pub struct $name;)* };
}

types! {
    DigitalDNA DNAKeypair Mutation DNAError
    TRON OrganismState OrganismMemory VitalSigns TRONError
    NeuralMessage NeuralProtocol Synapse MessageType NeurotransmitterType NeuralStatus SynapseError
    EvolutionEngine MutationType SelectionPressure EvolutionError
    CollectiveIntelligence SwarmBehavior CollectiveMemory
    NetworkDiscovery NetworkTopology
    GenesisError GenesisProtocol
}
