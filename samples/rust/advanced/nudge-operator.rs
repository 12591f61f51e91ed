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
#[derive(Debug)]
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

/// The control: picks weights as `Nudge` does, but flips one bit of each.
#[derive(Debug)]
struct FlipWeights {
    one_in: u64,
}

// #region hidden
impl GeneticOperator for FlipWeights {
    fn name(&self) -> &str {
        "flip weights"
    }

    fn apply(&self, dna: &DNA, seed: u64) -> Result<DNA, Error> {
        let mut state = seed;
        let mut sequence = dna.sequence().to_vec();
        for byte in &mut sequence[6..] {
            if next(&mut state) < u64::MAX / self.one_in {
                *byte ^= 1 << (next(&mut state) % 8);
            }
        }
        DNA::from_sequence(&sequence)
    }
}

// #endregion
type Operator = Box<dyn GeneticOperator>;

/// The best fitness after 100 generations, over ten seeds.
fn compare(label: &str, make: fn() -> Option<Operator>) -> Result<(), Error> {
    let mut results = Vec::new();
    for seed in 101..=110 {
        let mut population = Population::new(EvolutionConfig::default().seed(seed))?;
        if let Some(operator) = make() {
            population.add_operator(operator);
        }
        population.initialize()?;
        while !population.is_finished() {
            population.evolve()?;
        }
        results.push(population.best_fitness());
    }
    let mean = results.iter().fold(0.0, |sum, best| sum + best) / 10.0;
    results.sort_by(f64::total_cmp);
    let (lowest, highest) = (results[0], results[9]);
    println!("{label:<24} mean {mean:.3}, {lowest:.3} to {highest:.3}");
    Ok(())
}

fn main() -> Result<(), Error> {
    compare("flips 0.01", || None)?;
    compare("flips 0.01, weight flips", || {
        Some(Box::new(FlipWeights { one_in: 20 }))
    })?;
    compare("flips 0.01, nudges", || {
        let (one_in, steps) = (20, 32);
        Some(Box::new(Nudge { one_in, steps }))
    })
}
