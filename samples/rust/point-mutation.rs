// #rust-only: only the design review shows it.
/// Flips one bit of each byte with the given probability. Returns the number of bytes changed.
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
    let changed = mutate(&mut mutant, 0.01, 42); // 0.01: upper end of the documented range
    println!("bytes changed: {changed} of {}", original.len());
}
