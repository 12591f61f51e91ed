use genesis_protocol::{Error, EvolutionConfig, GeneticOperator, Population, DNA};

/// SplitMix64: advances the state and returns 64 pseudorandom bits.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut bits = *state;
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// Returns a changed byte, given random bits.
type Change = fn(u8, u64) -> u8;

/// Changes each weight with probability 1/20. Genes stay the same.
#[derive(Debug)]
struct ChangeWeights(Change);

impl GeneticOperator for ChangeWeights {
    fn name(&self) -> &str {
        "change weights"
    }

    fn apply(&self, dna: &DNA, seed: u64) -> Result<DNA, Error> {
        let mut state = seed;
        let mut sequence = dna.sequence().to_vec();
        for byte in &mut sequence[6..] {
            if next(&mut state) % 20 == 0 {
                *byte = (self.0)(*byte, next(&mut state));
            }
        }
        DNA::from_sequence(&sequence)
    }
}

/// Moves a byte up or down by 1 to 32, within 0 to 255.
fn nudge(byte: u8, random: u64) -> u8 {
    let step = (1 + random / 2 % 32) as u8;
    match random % 2 {
        0 => byte.saturating_add(step),
        _ => byte.saturating_sub(step),
    }
}

/// The control: flips one bit.
fn flip(byte: u8, random: u64) -> u8 {
    byte ^ (1 << (random % 8))
}

/// The best fitness after 100 generations.
fn best_fitness(seed: u64, change: Option<Change>) -> Result<f64, Error> {
    let mut population = Population::new(EvolutionConfig::default().seed(seed))?;
    if let Some(change) = change {
        population.add_operator(Box::new(ChangeWeights(change)));
    }
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    Ok(population.best_fitness())
}

fn main() -> Result<(), Error> {
    let arms: [(&str, Option<Change>); 3] = [
        ("no operator", None),
        ("bit flips", Some(flip)),
        ("nudges", Some(nudge)),
    ];
    for (label, change) in arms {
        let results: Vec<f64> = (101..=130)
            .map(|seed| best_fitness(seed, change))
            .collect::<Result<_, _>>()?;
        let mean = results.iter().sum::<f64>() / 30.0;
        let squares: f64 = results.iter().map(|best| (best - mean).powi(2)).sum();
        let sd = (squares / 29.0).sqrt();
        println!("{label:<12} mean {mean:.3}, SD {sd:.3}");
    }
    Ok(())
}
