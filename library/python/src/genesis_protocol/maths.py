"""Mathematical functions whose results are platform-dependent in the standard library,
implemented here using only exactly specified operations."""

import math

_LN_2 = 0.6931471805599453
# ln 2 as a sum. The high part has few enough bits that its product with an exponent is
# exact.
_LN_2_HIGH = 0.6931471803691238
_LN_2_LOW = 1.9082149292705877e-10
# Beyond these limits, the result is infinite or zero.
_LARGEST = 710.0
_SMALLEST = -746.0
# For |x| <= ln 2 / 2, terms of the Taylor series after the 16th don't change the
# result.
_TERMS = tuple(float(term) for term in range(16, 0, -1))


def exp(x: float) -> float:
    """Computes e^x to about 15 significant digits."""
    if x != x:
        return x
    if x > _LARGEST:
        return math.inf
    if x < _SMALLEST:
        return 0.0
    # e^x = 2^exponent * e^rest, where |rest| is small enough for a short series.
    exponent = math.floor(x / _LN_2 + 0.5)
    rest = x - exponent * _LN_2_HIGH - exponent * _LN_2_LOW
    series = 1.0
    for term in _TERMS:
        series = 1.0 + rest * series / term
    # In two steps, because 2^exponent alone can overflow or underflow.
    half = exponent // 2
    return series * math.ldexp(1.0, half) * math.ldexp(1.0, exponent - half)


def sigmoid(x: float) -> float:
    """Computes the logistic function."""
    return 1.0 / (1.0 + exp(-x))


def tanh(x: float) -> float:
    """Computes the hyperbolic tangent."""
    decay = exp(-2.0 * abs(x))
    size = (1.0 - decay) / (1.0 + decay)
    return -size if x < 0.0 else size
