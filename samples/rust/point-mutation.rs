// #rust-only: only the design review shows it.
/// Flips single bits of a sequence, each byte with the given probability, from a fixed seed.
fn mutate(sequence: &mut [u8], probability: f64, mut seed: u64) -> usize {
    let mut changed = 0;
    for byte in sequence.iter_mut() {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        if (seed >> 11) as f64 / (1u64 << 53) as f64 <= probability {
            *byte ^= 1 << (seed % 8);
            changed += 1;
        }
    }
    changed
}

fn main() {
    let original = vec![0b1010_1010u8; 1000];
    let mut mutant = original.clone();
    let changed = mutate(&mut mutant, 0.01, 42); // 0.01 is the upper end of the documented range for point mutations
    println!("bytes changed: {} of {}", changed, original.len());
}
