use super::*;
use crate::neural::Activation;

const ALL: [Activation; 5] = [
    Activation::Relu,
    Activation::LeakyRelu,
    Activation::Sigmoid,
    Activation::Tanh,
    Activation::Softsign,
];

fn xor() -> Vec<(Vec<f64>, Vec<f64>)> {
    [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)]
        .iter()
        .map(|(a, b)| (vec![*a, *b], vec![if a == b { 0.0 } else { 1.0 }]))
        .collect()
}

fn network(activation: Activation, learning_rate: f64) -> NeuralNetwork {
    NeuralNetwork::new(2, &[4, 1], activation, learning_rate, 3).unwrap()
}

#[test]
fn every_gradient_agrees_with_finite_differences() {
    let pair = [(vec![0.3, -0.8, 0.5], vec![0.9, 0.1])];
    for activation in ALL {
        let network = NeuralNetwork::new(3, &[5, 4, 2], activation, 1.0, 11).unwrap();
        let mut trained = network.clone();
        trained.train(&pair[0].0, &pair[0].1).unwrap();
        for index in 0..network.weights.len() {
            let loss_at = |shift: f64| {
                let mut shifted = network.clone();
                shifted.weights[index] += shift;
                shifted.loss(&pair).unwrap()
            };
            let expected = (loss_at(1e-6) - loss_at(-1e-6)) / 2e-6;
            let gradient = network.weights[index] - trained.weights[index];
            assert!(
                (gradient - expected).abs() < 1e-8,
                "{activation}, weight {index}: {gradient} instead of {expected}"
            );
        }
    }
}

#[test]
fn xor_can_be_learned() {
    for (activation, rate) in [(Activation::Sigmoid, 1.0), (Activation::Tanh, 0.1)] {
        let mut network = network(activation, rate);
        let losses = network.train_all(&xor(), 5000).unwrap();
        assert_eq!(losses.len(), 5000);
        assert!(losses[4999] < losses[0]);
        for (inputs, targets) in xor() {
            let output = network.forward(&inputs).unwrap()[0];
            assert!((output - targets[0]).abs() < 0.2, "{activation}: {output}");
        }
    }
}

#[test]
fn a_step_returns_the_loss_before_it() {
    let mut network = network(Activation::Tanh, 0.1);
    let pair = [xor().remove(1)];
    let before = network.loss(&pair).unwrap();
    assert_eq!(network.train(&pair[0].0, &pair[0].1), Ok(before));
    assert!(network.loss(&pair).unwrap() < before);
}

#[test]
fn an_epoch_is_one_step_for_each_pair() {
    let (mut network, mut second) = (
        network(Activation::Tanh, 0.1),
        network(Activation::Tanh, 0.1),
    );
    let mut total = 0.0;
    for (inputs, targets) in xor() {
        total += second.train(&inputs, &targets).unwrap();
    }
    assert_eq!(network.train_all(&xor(), 1), Ok(vec![total / 4.0]));
    assert_eq!(network, second);
}

#[test]
fn a_rate_of_zero_changes_nothing() {
    let mut network = network(Activation::Sigmoid, 0.0);
    let before = network.clone();
    let losses = network.train_all(&xor(), 2).unwrap();
    assert_eq!(network, before);
    assert_eq!(losses[0], before.loss(&xor()).unwrap());
    assert_eq!(losses[1], losses[0]);
}

#[test]
fn what_does_not_fit_is_refused_and_trains_nothing() {
    let mut network = network(Activation::Tanh, 0.1);
    let before = network.clone();
    let mut pairs = xor();
    pairs[3].1.push(1.0);
    for (result, message) in [
        (network.train(&[1.0], &[1.0]), "got 1 inputs, but need 2"),
        (network.train(&[1.0, 0.0], &[]), "got 0 targets, but need 1"),
        (network.loss(&pairs), "got 2 targets, but need 1"),
        (network.loss(&[]), "pairs is 0, but must be at least 1"),
        (
            network.train(&[f64::NAN, 0.0], &[1.0]),
            "input is NaN, but must be finite",
        ),
        (
            network.train(&[1.0, 0.0], &[f64::NEG_INFINITY]),
            "target is -inf, but must be finite",
        ),
    ] {
        assert_eq!(result.unwrap_err().to_string(), message);
    }
    for (pairs, epochs, message) in [
        (pairs, 1, "got 2 targets, but need 1"),
        (xor(), 0, "epochs is 0, but must be at least 1"),
        (vec![], 1, "pairs is 0, but must be at least 1"),
    ] {
        let error = network.train_all(&pairs, epochs).unwrap_err();
        assert_eq!(error.to_string(), message);
    }
    assert_eq!(network, before);
}
