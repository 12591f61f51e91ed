//! Mathematical functions whose results are platform-dependent in the standard library, implemented
//! here using only exactly specified operations.

const LN_2: f64 = std::f64::consts::LN_2;
// ln 2 as a sum. The high part has few enough bits that its product with an exponent is exact.
const LN_2_HIGH: f64 = 0.693_147_180_369_123_8;
const LN_2_LOW: f64 = 1.908_214_929_270_587_7e-10;
// Beyond these limits, the result is infinite or zero.
const LARGEST: f64 = 710.0;
const SMALLEST: f64 = -746.0;
// For |x| <= ln 2 / 2, further terms of the Taylor series don't change the result.
const LAST_TERM: u32 = 16;

/// Computes e^x to about 15 significant digits.
pub(crate) fn exp(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x > LARGEST {
        return f64::INFINITY;
    }
    if x < SMALLEST {
        return 0.0;
    }
    // e^x = 2^exponent * e^rest, where |rest| is small enough for a short series.
    let exponent = (x / LN_2 + 0.5).floor();
    let rest = x - exponent * LN_2_HIGH - exponent * LN_2_LOW;
    let mut series = 1.0;
    for term in (1..=LAST_TERM).rev() {
        series = 1.0 + rest * series / f64::from(term);
    }
    // In two steps, because 2^exponent alone can overflow or underflow.
    let half = (exponent / 2.0).floor();
    series * power_of_two(half) * power_of_two(exponent - half)
}

/// Computes the logistic function.
pub(crate) fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + exp(-x))
}

/// Computes the hyperbolic tangent.
pub(crate) fn tanh(x: f64) -> f64 {
    let decay = exp(-2.0 * x.abs());
    let size = (1.0 - decay) / (1.0 + decay);
    if x < 0.0 {
        -size
    } else {
        size
    }
}

/// Computes 2^exponent for integers from -1022 to 1023.
fn power_of_two(exponent: f64) -> f64 {
    f64::from_bits(((exponent as i64 + 1023) as u64) << 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_agrees_with_the_platform() {
        for step in -70_000..=70_900 {
            let x = f64::from(step) / 100.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-14, "exp({x})");
        }
        assert_eq!(exp(0.0), 1.0);
    }

    #[test]
    fn exp_has_an_end_on_both_sides() {
        assert_eq!(exp(f64::INFINITY), f64::INFINITY);
        assert_eq!(exp(709.9), f64::INFINITY);
        assert!(exp(709.78).is_finite());
        assert_eq!(exp(f64::NEG_INFINITY), 0.0);
        assert_eq!(exp(-745.9), 0.0);
        assert!(exp(-745.0) > 0.0);
        assert!(exp(f64::NAN).is_nan());
    }

    #[test]
    fn sigmoid_and_tanh_agree_with_the_platform() {
        for step in -4_000..=4_000 {
            let x = f64::from(step) / 100.0;
            assert!((sigmoid(x) - 1.0 / (1.0 + (-x).exp())).abs() < 1e-15);
            assert!((tanh(x) - x.tanh()).abs() < 1e-15, "tanh({x})");
            assert_eq!(tanh(-x), -tanh(x));
        }
        assert_eq!((sigmoid(-1e9), sigmoid(1e9)), (0.0, 1.0));
        assert_eq!((tanh(-1e9), tanh(1e9)), (-1.0, 1.0));
    }
}
