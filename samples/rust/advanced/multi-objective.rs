// #region hidden
use genesis_protocol::{Error, EvolutionConfig, Population, DNA};

// #endregion
/// Pace needs a fast metabolism, thrift a slow one: the two conflict.
fn objectives(dna: &DNA) -> [f64; 2] {
    let genes = dna.genes();
    let rest = 1.0 - genes["metabolism"];
    [genes["speed"].min(genes["metabolism"]), rest * rest]
}

fn dominates(a: [f64; 2], b: [f64; 2]) -> bool {
    a[0] >= b[0] && a[1] >= b[1] && a != b
}

/// Keeps the nondominated DNA, at most five: drops the most crowded first.
fn front_of(mut all: Vec<DNA>) -> Vec<DNA> {
    let rivals: Vec<_> = all.iter().map(objectives).collect();
    all.retain(|dna| {
        !rivals
            .iter()
            .any(|rival| dominates(*rival, objectives(dna)))
    });
    all.sort_by(|a, b| pace(a).total_cmp(&pace(b)));
    all.dedup_by_key(|dna| objectives(dna));
    while all.len() > 5 {
        let gap = |index: &usize| pace(&all[index + 1]) - pace(&all[index - 1]);
        let crowded = (1..all.len() - 1).min_by(|a, b| gap(a).total_cmp(&gap(b)));
        all.remove(crowded.expect("more than two are left"));
    }
    all
}
// #region hidden

fn pace(dna: &DNA) -> f64 {
    objectives(dna)[0]
}

fn weighted_sum(dna: &DNA) -> f64 {
    let [pace, thrift] = objectives(dna);
    (pace + thrift) / 2.0
}

fn show(label: &str, dna: &DNA) {
    let [pace, thrift] = objectives(dna);
    println!("{label} pace {pace:.2}, thrift {thrift:.2}");
}

fn main() -> Result<(), Error> {
    let mut population = Population::with_fitness(EvolutionConfig::default(), weighted_sum)?;
    population.initialize()?;
    while !population.is_finished() {
        population.evolve()?;
    }
    show("weighted sum:", population.organisms()[0].dna());

    // #endregion
    let mut front = front_of((0..40).map(DNA::from_seed).collect());
    for seed in 0..4_000 {
        let child = front[seed as usize % front.len()].mutate(0.1, seed)?;
        front.push(child);
        front = front_of(front);
    }
    // #region hidden
    for dna in &front {
        show("Pareto front:", dna);
    }
    Ok(())
}
// #endregion
