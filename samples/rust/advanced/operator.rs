use genesis_protocol::{Error, EvolutionConfig, GeneticOperator, Population, DNA};

/// Numbers from a seed: the next state of SplitMix64, and 64 well-mixed bits.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut bits = *state;
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// Moves some weights by a few steps of 255, up or down; genes stay as they are.
#[derive(Debug, Clone)]
struct Nudge {
    /// One weight of how many is moved, on average.
    one_in: u64,
    /// How far at most.
    steps: u64,
}

impl GeneticOperator for Nudge {
    fn name(&self) -> &str {
        "nudge"
    }

    fn apply(&self, dna: &DNA, seed: u64) -> Result<DNA, Error> {
        let mut state = seed;
        let mut sequence = dna.sequence().to_vec();
        for byte in &mut sequence[6..] {
            if next(&mut state) < u64::MAX / self.one_in {
                let step = (1 + next(&mut state) % self.steps) as u8;
                *byte = match next(&mut state) % 2 {
                    0 => byte.saturating_add(step),
                    _ => byte.saturating_sub(step),
                };
            }
        }
        DNA::from_sequence(&sequence)
    }
}

/// The mean and the lowest of the best fitness after 100 generations, over ten seeds.
fn compare(label: &str, rate: f64, nudge: Option<Nudge>) -> Result<(), Error> {
    let mut results = Vec::new();
    for seed in 101..=110 {
        let config = EvolutionConfig::default().mutation_rate(rate).seed(seed);
        let mut population = Population::new(config)?;
        if let Some(nudge) = &nudge {
            population.add_operator(Box::new(nudge.clone()));
        }
        population.initialize()?;
        while !population.is_finished() {
            population.evolve()?;
        }
        results.push(population.best_fitness());
    }
    let mean = results.iter().fold(0.0, |sum, best| sum + best) / 10.0;
    let lowest = results.iter().fold(1.0, |low: f64, best| low.min(*best));
    println!("{label:<22} mean {mean:.3}, lowest {lowest:.3}");
    Ok(())
}

fn main() -> Result<(), Error> {
    let nudge = Nudge {
        one_in: 20,
        steps: 32,
    };
    compare("flips 0.01", 0.01, None)?;
    compare("flips 0.055", 0.055, None)?;
    compare("flips 0.01 and nudges", 0.01, Some(nudge))
}
