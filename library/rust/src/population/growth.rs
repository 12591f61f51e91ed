use super::Population;
use crate::dna::DNA;
use crate::error::Error;
use crate::fitness::Measure;
use crate::organism::Tron;
use std::panic::resume_unwind;
use std::thread;

impl Population {
    /// Creates initialized organisms in the same order as the given DNA, regardless of the number
    /// of threads.
    pub(super) fn grown(&self, sequences: Vec<DNA>, generation: u32) -> Result<Vec<Tron>, Error> {
        let measure = self.measure;
        let threads = self.config.threads.min(sequences.len());
        if threads < 2 {
            return grow(sequences, generation, measure);
        }
        let share = (sequences.len() + threads - 1) / threads;
        thread::scope(|scope| {
            let workers: Vec<_> = sequences
                .chunks(share)
                .map(|part| scope.spawn(move || grow(part.to_vec(), generation, measure)))
                .collect();
            let mut organisms = Vec::with_capacity(sequences.len());
            for worker in workers {
                // Only a custom fitness function can panic; the panic continues in the caller's
                // thread.
                let part = worker.join().unwrap_or_else(|panic| resume_unwind(panic));
                organisms.append(&mut part?);
            }
            Ok(organisms)
        })
    }
}

fn grow(sequences: Vec<DNA>, generation: u32, measure: Measure) -> Result<Vec<Tron>, Error> {
    let mut organisms = Vec::with_capacity(sequences.len());
    for dna in sequences {
        let mut tron = Tron::born(dna, generation, measure);
        tron.initialize_neural_network()?;
        organisms.push(tron);
    }
    Ok(organisms)
}
