// #region hidden
use genesis_protocol::{Error, EvolutionConfig};
use genesis_protocol::{GeneticOperator, Population, DNA};

const BUDGET: u32 = 765; // Half of 6 x 255.

fn total(genes: &[u8]) -> u32 {
    genes.iter().map(|&gene| u32::from(gene)).sum()
}

// #endregion
/// The last three genes pay, but all six cost.
fn fitness(dna: &DNA) -> f64 {
    let genes = &dna.sequence()[..6];
    // #line 1
    if total(genes) > BUDGET {
        return 0.0;
    }
    f64::from(total(&genes[3..])) / f64::from(BUDGET)
}

/// Scales the genes of a child down to the budget.
#[derive(Debug)]
struct Repair;

// #line 2
impl GeneticOperator for Repair {
    fn name(&self) -> &str {
        "repair"
    }

    fn apply(
        &self,
        dna: &DNA,
        _seed: u64,
    ) -> Result<DNA, Error> {
        let mut sequence = dna.sequence().to_vec();
        let cost = total(&sequence[..6]).max(BUDGET);
        // #line 3
        for gene in &mut sequence[..6] {
            *gene =
                (u32::from(*gene) * BUDGET / cost) as u8;
        }
        DNA::from_sequence(&sequence)
    }
}

fn main() -> Result<(), Error> {
    let base =
        EvolutionConfig::default().population_size(40);
    for repair in [false, true] {
        let mut best = Vec::new();
        for seed in 1..=30 {
            let config =
                base.clone().generations(30).seed(seed);
            let mut population =
                Population::with_fitness(config, fitness)?;
            // #line 4
            if repair {
                population.add_operator(Box::new(Repair));
            }
            population.initialize()?;
            while !population.is_finished() {
                population.evolve()?;
            }
            best.push(population.best_fitness());
        }
        let (mean, sd) = mean_and_sd(&best);
        println!(
            "repair {repair}: mean {mean:.3}, SD {sd:.3}"
        );
    }
    Ok(())
}
// #region hidden

fn mean_and_sd(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares = values.iter().map(|x| (x - mean).powi(2));
    let variance = squares.sum::<f64>() / (n - 1.0);
    (mean, variance.sqrt())
}
// #endregion
