use super::*;

#[test]
fn adds_bias_and_weighted_inputs() {
    let weights = vec![0.5, 1.0, -2.0];
    let network = NeuralNetwork::with_weights(2, &[1], Activation::Relu, 0.01, weights).unwrap();
    assert_eq!(network.forward(&[1.0, 0.5]), Ok(vec![0.5]));
    assert_eq!(network.forward(&[0.0, 1.0]), Ok(vec![0.0]));
}

#[test]
fn passes_the_outputs_of_one_layer_to_the_next() {
    let weights = vec![0.0, 1.0, 0.0, -1.0, 0.0, 1.0, 1.0];
    let network =
        NeuralNetwork::with_weights(1, &[2, 1], Activation::Softsign, 0.01, weights).unwrap();
    assert_eq!(network.forward(&[3.0]), Ok(vec![0.0]));
}

#[test]
fn same_seed_same_weights() {
    let network = |seed| NeuralNetwork::new(4, &[6, 4], Activation::Softsign, 0.01, seed).unwrap();
    assert_eq!(network(1), network(1));
    assert_ne!(network(1), network(2));
    assert_eq!(network(1).weights().len(), 58);
}

#[test]
fn refuses_what_does_not_fit() {
    let network = NeuralNetwork::new(2, &[1], Activation::Relu, 0.01, 1).unwrap();
    let error = network.forward(&[1.0]).unwrap_err().to_string();
    assert_eq!(error, "got 1 inputs, but need 2");
    assert!(NeuralNetwork::new(2, &[], Activation::Relu, 0.01, 1).is_err());
    assert!(NeuralNetwork::new(2, &[0], Activation::Relu, 0.01, 1).is_err());
    assert!(NeuralNetwork::new(2, &[1], Activation::Relu, 1.1, 1).is_err());
    assert!(NeuralNetwork::with_weights(2, &[1], Activation::Relu, 0.1, vec![0.0; 2]).is_err());
}

#[test]
fn dna_describes_weights() {
    let dna = DNA::from_sequence(&[255; 16]).unwrap();
    let network = NeuralNetwork::from_dna(&dna, 4, &[3], Activation::Tanh, 0.01).unwrap();
    assert_eq!(network.weights(), vec![2.0; 15]);
    assert!(NeuralNetwork::from_dna(&dna, 0, &[3], Activation::Tanh, 0.01).is_err());
    assert!(NeuralNetwork::from_dna(&dna, 4, &[3], Activation::Tanh, -0.1).is_err());
}

#[test]
fn the_learning_rate_can_be_set_within_its_range() {
    let mut network = NeuralNetwork::new(2, &[1], Activation::Relu, 0.01, 1).unwrap();
    network.set_learning_rate(1.0).unwrap();
    let error = network.set_learning_rate(1.5).unwrap_err().to_string();
    assert_eq!(error, "learning rate is 1.5, but must be from 0 to 1");
    assert_eq!(network.learning_rate(), 1.0);
}

#[test]
fn weights_and_inputs_are_finite() {
    let weights = vec![0.0, f64::NAN, 0.0];
    let error = NeuralNetwork::with_weights(2, &[1], Activation::Relu, 0.1, weights);
    assert_eq!(
        error.unwrap_err().to_string(),
        "weight is NaN, but must be finite"
    );
    let network = NeuralNetwork::new(2, &[1], Activation::Relu, 0.01, 1).unwrap();
    let error = network.forward(&[0.0, f64::INFINITY]).unwrap_err();
    assert_eq!(error.to_string(), "input is inf, but must be finite");
}
