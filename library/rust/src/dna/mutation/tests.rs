use super::*;

fn counting(length: usize) -> DNA {
    let bytes: Vec<u8> = (0..length).map(|byte| byte as u8).collect();
    DNA::from_sequence(&bytes).unwrap()
}

#[test]
fn point_mutation_follows_its_rate() {
    let dna = DNA::from_seed(1);
    assert_eq!(dna.mutate(0.0, 1), Ok(dna.clone()));
    // At a rate of 1.0, one bit of every byte is flipped.
    assert_eq!(dna.distance(&dna.mutate(1.0, 1).unwrap()), 0.125);
    assert_eq!(dna.mutate_by(Mutation::Point, 0.3, 5), dna.mutate(0.3, 5));
    assert!(dna.mutate(1.5, 1).is_err());
}

#[test]
fn insertion_keeps_every_byte_and_stops_at_the_longest() {
    let dna = counting(100);
    let mutant = dna.mutate_by(Mutation::Insertion, 1.0, 1).unwrap();
    assert_eq!(mutant.sequence().len(), 200);
    let kept: Vec<u8> = mutant
        .sequence()
        .iter()
        .skip(1)
        .step_by(2)
        .copied()
        .collect();
    assert_eq!(kept, dna.sequence());
    let long = DNA::from_sequence(&[7; 4090]).unwrap();
    let mutant = long.mutate_by(Mutation::Insertion, 1.0, 1).unwrap();
    assert_eq!(mutant.sequence().len(), DNA::MAX_LENGTH);
}

#[test]
fn deletion_keeps_the_order_and_stops_at_the_shortest() {
    let mutant = counting(64).mutate_by(Mutation::Deletion, 0.5, 1).unwrap();
    assert!((17..64).contains(&mutant.sequence().len()));
    assert!(mutant.sequence().windows(2).all(|pair| pair[0] < pair[1]));
    let mutant = counting(64).mutate_by(Mutation::Deletion, 1.0, 1).unwrap();
    assert_eq!(mutant.sequence().len(), DNA::MIN_LENGTH);
}

#[test]
fn inversion_only_moves_bytes() {
    let dna = counting(64);
    for seed in 0..50 {
        let mutant = dna.mutate_by(Mutation::Inversion, 0.1, seed).unwrap();
        let mut sorted = mutant.sequence().to_vec();
        sorted.sort_unstable();
        assert_eq!(sorted, dna.sequence());
    }
    let mutant = dna.mutate_by(Mutation::Inversion, 0.1, 1).unwrap();
    assert_ne!(mutant, dna);
}

#[test]
fn every_kind_has_its_range_and_refuses_a_bad_probability() {
    let dna = DNA::from_seed(1);
    for (kind, name, range) in [
        (Mutation::Point, "Point", (0.001, 0.01)),
        (Mutation::Insertion, "Insertion", (0.0001, 0.001)),
        (Mutation::Deletion, "Deletion", (0.0001, 0.001)),
        (Mutation::Inversion, "Inversion", (0.0005, 0.005)),
    ] {
        assert_eq!(
            (kind.to_string().as_str(), kind.probability()),
            (name, range)
        );
        assert_eq!(dna.mutate_by(kind, 0.0, 1), Ok(dna.clone()));
        let error = dna.mutate_by(kind, 1.5, 1).unwrap_err().to_string();
        assert_eq!(error, "probability is 1.5, but must be from 0 to 1");
    }
}

#[test]
fn replication_is_repeatable_and_seldom_exact_when_long() {
    let dna = counting(4000);
    assert_eq!(dna.replicate(1), dna.replicate(1));
    assert_ne!(dna.replicate(1), dna.replicate(2));
    let short = DNA::from_seed(1);
    let exact = (0..200).filter(|seed| short.replicate(*seed) == short);
    assert!((50..150).contains(&exact.count()));
}
