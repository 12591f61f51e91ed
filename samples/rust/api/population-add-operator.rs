// #region hidden
use genesis_protocol::{Error, EvolutionConfig, GeneticOperator, Population, DNA};

fn lowest_vision(population: &Population) -> f64 {
    let organisms = population.organisms().iter();
    organisms
        .map(|tron| tron.dna().genes()["vision"])
        .fold(1.0, f64::min)
}

fn main() -> Result<(), Error> {
    #[derive(Debug)]
    struct GoodEyes;

    // #endregion
    impl GeneticOperator for GoodEyes {
        // #region hidden
        fn name(&self) -> &str {
            "good eyes"
        }

        // #endregion
        fn apply(&self, dna: &DNA, _seed: u64) -> Result<DNA, Error> {
            dna.with_gene("vision", dna.gene("vision")?.max(0.8))
        }
    }

    // Without elitism, the next generation consists of children only.
    let mut population = Population::new(EvolutionConfig::default().elitism(0.0))?;
    population.add_operator(Box::new(GoodEyes));
    population.initialize()?;
    println!("lowest vision at first: {:.2}", lowest_vision(&population));
    population.evolve()?;
    println!(
        "lowest vision of children: {:.2}",
        lowest_vision(&population)
    );
    // #region hidden
    Ok(())
}
// #endregion
