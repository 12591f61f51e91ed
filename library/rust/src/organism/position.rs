/// The maximum coordinate, and the maximum side length of an environment.
pub(crate) const MAX_COORDINATE: f64 = 10_000.0;

/// A point in the plane, in the units of the environment.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Position {
    /// The coordinate along the width, 0.0-10,000.0.
    pub x: f64,
    /// The coordinate along the height, 0.0-10,000.0.
    pub y: f64,
}

impl Position {
    /// Returns the straight-line distance to another position.
    ///
    /// # Parameters
    ///
    /// - `other`: the other position.
    ///
    /// # Returns
    ///
    /// The distance; 0.0 if the positions are equal.
    pub fn distance(self, other: Self) -> f64 {
        let (dx, dy) = (self.x - other.x, self.y - other.y);
        (dx * dx + dy * dy).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_is_straight_and_symmetric() {
        let (start, end) = (Position { x: 1.0, y: 2.0 }, Position { x: 4.0, y: 6.0 });
        assert_eq!(start.distance(end), 5.0);
        assert_eq!(end.distance(start), 5.0);
        assert_eq!(end.distance(end), 0.0);
        assert_eq!(Position::default(), Position { x: 0.0, y: 0.0 });
    }
}
