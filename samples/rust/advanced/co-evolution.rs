// #region hidden
use genesis_protocol::{Error, DNA};

const SIZE: u64 = 40;
const LAGS: [usize; 4] = [0, 5, 10, 20];

fn mean(group: &[DNA], value: impl Fn(&DNA) -> f64) -> f64 {
    group.iter().map(value).sum::<f64>() / group.len() as f64
}

fn mark(dna: &DNA) -> f64 {
    dna.genes()["vision"]
}

// #endregion
/// How well a parasite infects a host: the closer their marks, the better.
fn fit(parasite: &DNA, host: &DNA) -> f64 {
    (1.0 - 4.0 * (mark(parasite) - mark(host)).abs()).max(0.0)
}

/// Truncation selection: the better half survives, each with one mutated child.
fn next(group: &[DNA], score: impl Fn(&DNA) -> f64, seed: u64) -> Result<Vec<DNA>, Error> {
    let mut ranked = group.to_vec();
    ranked.sort_by(|a, b| score(b).total_cmp(&score(a)));
    ranked.truncate(group.len() / 2);
    for index in 0..ranked.len() {
        ranked.push(ranked[index].mutate(0.1, seed + index as u64)?);
    }
    Ok(ranked)
}

fn main() -> Result<(), Error> {
    let mut parasites: Vec<DNA> = (0..SIZE).map(DNA::from_seed).collect();
    let mut hosts: Vec<DNA> = (SIZE..2 * SIZE).map(DNA::from_seed).collect();
    let mut past = Vec::new();
    let mut fits = [0.0; 4];
    for generation in 0..200 {
        past.push(hosts.clone());
        // #region hidden
        if generation % 8 == 0 && generation <= 40 {
            let (host, parasite) = (mean(&hosts, mark), mean(&parasites, mark));
            println!("generation {generation:>2}: hosts {host:.2}, parasites {parasite:.2}");
        }
        if generation >= 20 {
            for (total, lag) in fits.iter_mut().zip(LAGS) {
                let fit_on = |one: &DNA| mean(&past[generation - lag], |host| fit(one, host));
                *total += mean(&parasites, fit_on) / 180.0;
            }
        }
        // #endregion
        let seed = 1_000 * (generation as u64 + 1);
        let feeds = |one: &DNA| mean(&hosts, |host| fit(one, host));
        let escapes = |host: &DNA| -mean(&parasites, |one| fit(one, host));
        let bred = next(&parasites, feeds, seed)?;
        hosts = next(&hosts, escapes, seed + SIZE)?;
        parasites = bred;
    }
    // #region hidden
    for (lag, fit) in LAGS.iter().zip(fits) {
        println!("fit on the hosts of {lag:>2} generations ago: {fit:.2}");
    }
    Ok(())
}
// #endregion
