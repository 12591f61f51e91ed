use super::Error;

/// Rejects numbers outside the range, infinities and NaN.
pub(crate) fn check_range(name: &'static str, value: f64, min: f64, max: f64) -> Result<(), Error> {
    if value.is_finite() && (min..=max).contains(&value) {
        return Ok(());
    }
    Err(Error::OutOfRange {
        name,
        value,
        min,
        max,
    })
}

/// Rejects infinities and NaN, because they would propagate to every result.
pub(crate) fn check_finite(name: &'static str, values: &[f64]) -> Result<(), Error> {
    for value in values {
        check_range(name, *value, f64::NEG_INFINITY, f64::INFINITY)?;
    }
    Ok(())
}
