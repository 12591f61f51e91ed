"""Functions that the standard library leaves to the platform, from exactly defined operations only."""

import math

_LN_2 = 0.6931471805599453
# The same number in two parts; the first has so few bits that its product with an exponent is exact.
_LN_2_HIGH = 0.6931471803691238
_LN_2_LOW = 1.9082149292705877e-10
# Beyond these, the result is infinite or zero.
_LARGEST = 710.0
_SMALLEST = -746.0
# The Taylor series of numbers up to half of _LN_2 has nothing to add after term 16.
_TERMS = tuple(float(term) for term in range(16, 0, -1))


def exp(x: float) -> float:
    """e to the power of x, right to about 15 digits."""
    if x != x:
        return x
    if x > _LARGEST:
        return math.inf
    if x < _SMALLEST:
        return 0.0
    # e^x = 2^exponent * e^rest, with a rest so small that few terms are enough.
    exponent = math.floor(x / _LN_2 + 0.5)
    rest = x - exponent * _LN_2_HIGH - exponent * _LN_2_LOW
    series = 1.0
    for term in _TERMS:
        series = 1.0 + rest * series / term
    # In two steps, because the largest and the smallest results lie beyond the powers of two.
    half = exponent // 2
    return series * math.ldexp(1.0, half) * math.ldexp(1.0, exponent - half)


def sigmoid(x: float) -> float:
    """The logistic function, from 0.0 to 1.0."""
    return 1.0 / (1.0 + exp(-x))


def tanh(x: float) -> float:
    """The hyperbolic tangent, from -1.0 to 1.0."""
    decay = exp(-2.0 * abs(x))
    size = (1.0 - decay) / (1.0 + decay)
    return -size if x < 0.0 else size
