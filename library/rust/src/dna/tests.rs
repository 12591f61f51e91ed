use super::*;

#[test]
fn same_seed_same_dna() {
    assert_eq!(DNA::from_seed(7), DNA::from_seed(7));
    assert_ne!(DNA::from_seed(7), DNA::from_seed(8));
    assert_ne!(DNA::random(), DNA::random());
}

#[test]
fn every_gene_lies_in_its_range() {
    for seed in 0..100 {
        let dna = DNA::from_seed(seed);
        assert_eq!(dna.genes().len(), 6);
        for (name, value) in dna.genes() {
            assert!((0.0..=1.0).contains(&value));
            assert_eq!(dna.gene(name), Ok(value));
        }
    }
}

#[test]
fn an_unknown_gene_is_an_error_that_lists_the_known_ones() {
    let error = DNA::from_seed(1).gene("sped").unwrap_err().to_string();
    assert_eq!(
        error,
        "no gene is named sped; genes: aggression, curiosity, metabolism, sociability, speed, vision"
    );
}

#[test]
fn the_checksum_belongs_to_the_sequence() {
    let dna = DNA::from_sequence(&[0; 16]).unwrap();
    assert_eq!(dna.checksum(), sha256::hex_digest(&[0; 16]));
    let mutant = dna.mutate(1.0, 1).unwrap();
    assert_eq!(mutant.checksum(), sha256::hex_digest(mutant.sequence()));
}

#[test]
fn a_sequence_survives_the_round_trip() {
    let dna = DNA::from_seed(3);
    assert_eq!(DNA::from_sequence(dna.sequence()), Ok(dna));
}

#[test]
fn a_sequence_of_the_wrong_length_is_refused() {
    let error = DNA::from_sequence(&[1, 2, 3]).unwrap_err().to_string();
    assert_eq!(error, "sequence length is 3, but must be from 16 to 4096");
    assert!(DNA::from_sequence(&[0; 4097]).is_err());
}

#[test]
fn a_child_has_bytes_of_both_parents() {
    let zeros = DNA::from_sequence(&[0; 16]).unwrap();
    let ones = DNA::from_sequence(&[255; 20]).unwrap();
    for seed in 0..50 {
        let child = DNA::crossover(&zeros, &ones, seed);
        assert_eq!(child.sequence().len(), 20);
        assert_eq!(child.sequence()[0], 0);
        assert_eq!(child.sequence()[19], 255);
        assert!(child.sequence().windows(2).all(|pair| pair[0] <= pair[1]));
    }
}

#[test]
fn distance_is_symmetric_and_counts_missing_bytes() {
    let short = DNA::from_sequence(&[0; 16]).unwrap();
    let long = DNA::from_sequence(&[0; 32]).unwrap();
    assert_eq!(short.distance(&short), 0.0);
    assert_eq!(short.distance(&long), 0.5);
    assert_eq!(long.distance(&short), 0.5);
}

#[test]
fn short_dna_repeats_its_weights() {
    let weights = DNA::from_sequence(&[255; 16]).unwrap().weights(58);
    assert_eq!(weights, vec![2.0; 58]);
}

#[test]
fn setting_a_gene_changes_one_byte_of_a_copy() {
    let dna = DNA::from_sequence(&[0; 16]).unwrap();
    for (value, byte) in [(0.0, 0), (0.5, 128), (0.499, 127), (1.0, 255)] {
        let copy = dna.with_gene("speed", value).unwrap();
        assert_eq!(copy.sequence()[4], byte);
        assert_eq!(copy.gene("speed"), Ok(f64::from(byte) / 255.0));
        assert_eq!(copy.gene("vision"), Ok(0.0));
        assert_eq!(copy.checksum(), sha256::hex_digest(copy.sequence()));
    }
    assert_eq!(dna.gene("speed"), Ok(0.0));
}

#[test]
fn every_value_of_a_gene_survives_the_round_trip() {
    let dna = DNA::from_seed(1);
    for byte in 0..=255 {
        let value = f64::from(byte) / 255.0;
        let copy = dna.with_gene("vision", value).unwrap();
        assert_eq!(copy.gene("vision"), Ok(value));
    }
}

#[test]
fn a_gene_out_of_range_is_refused_by_its_name() {
    let dna = DNA::from_seed(1);
    let error = dna.with_gene("speed", 1.5).unwrap_err().to_string();
    assert_eq!(error, "speed is 1.5, but must be from 0 to 1");
    assert!(dna.with_gene("speed", f64::NAN).is_err());
    assert!(dna.with_gene("sped", 0.5).is_err());
}

#[test]
fn another_checksum_is_refused() {
    let dna = DNA::from_seed(1);
    assert_eq!(dna.verify(dna.checksum()), Ok(()));
    let error = dna.verify("00ff").unwrap_err().to_string();
    let expected = format!("checksum is {}, but should be 00ff", dna.checksum());
    assert_eq!(error, expected);
}
