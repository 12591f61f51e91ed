use std::fmt;

/// The life-cycle stage that an organism most recently entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// It has been created but has no neural network.
    Creation,
    /// Its neural network has been built.
    Initialization,
    /// It has interacted or learned.
    ActiveLife,
    /// It has evolved by one generation.
    Evolution,
    /// It has had a child.
    Reproduction,
    /// It has been terminated; its final state is readable.
    Termination,
}

impl Stage {
    /// Returns the shortest and longest durations of the stage in seconds.
    ///
    /// Returns `None` for stages that are instantaneous or vary in length.
    pub fn seconds(self) -> Option<(u32, u32)> {
        match self {
            Self::Initialization => Some((1, 5)),
            Self::Evolution => Some((10, 60)),
            Self::Reproduction => Some((5, 15)),
            Self::Creation | Self::ActiveLife | Self::Termination => None,
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Creation => "Creation",
            Self::Initialization => "Initialization",
            Self::ActiveLife => "Active Life",
            Self::Evolution => "Evolution",
            Self::Reproduction => "Reproduction",
            Self::Termination => "Termination",
        })
    }
}

/// How far an organism has developed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// It hasn't been initialized.
    Dormant,
    /// It has been initialized, and its generation is 0-9.
    Growing,
    /// It has been initialized, and its generation is 10 or higher.
    Mature,
    /// It has been terminated.
    Archived,
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Dormant => "Dormant",
            Self::Growing => "Growing",
            Self::Mature => "Mature",
            Self::Archived => "Archived",
        })
    }
}

/// What an organism does in response to its surroundings.
///
/// In an `Environment`, a behavior determines only where the organism moves: no behavior harms
/// others or saves energy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Behavior {
    /// Moves in a random direction.
    Exploration,
    /// Stays in place; the step costs as much energy as with any other behavior.
    Conservation,
    /// Moves toward the nearest organism in sight.
    Social,
    /// Moves like `Behavior::Social`, without attacking or harming others.
    Aggressive,
    /// Has a child; set only by `Tron::reproduce`.
    Reproductive,
}

impl Behavior {
    /// Returns the triggers of the behavior.
    ///
    /// They describe situations that call for the behavior; the network senses only energy, danger,
    /// company and novelty. `Behavior::Reproductive` has none.
    pub fn triggers(self) -> &'static [&'static str] {
        match self {
            Self::Exploration => &["low energy", "unknown environment", "curiosity"],
            Self::Conservation => &["low energy", "danger", "scarcity"],
            Self::Social => &["loneliness", "mating season", "cooperation opportunity"],
            Self::Aggressive => &["threat", "competition", "territorial defense"],
            Self::Reproductive => &[],
        }
    }
}

impl fmt::Display for Behavior {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Exploration => "Exploration",
            Self::Conservation => "Conservation",
            Self::Social => "Social",
            Self::Aggressive => "Aggressive",
            Self::Reproductive => "Reproductive",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_timed_stage_has_its_documented_range() {
        assert_eq!(Stage::Initialization.seconds(), Some((1, 5)));
        assert_eq!(Stage::Evolution.seconds(), Some((10, 60)));
        assert_eq!(Stage::Reproduction.seconds(), Some((5, 15)));
        for stage in [Stage::Creation, Stage::ActiveLife, Stage::Termination] {
            assert_eq!(stage.seconds(), None);
        }
    }

    #[test]
    fn every_behavior_but_reproduction_has_three_triggers() {
        for behavior in [
            Behavior::Exploration,
            Behavior::Conservation,
            Behavior::Social,
            Behavior::Aggressive,
        ] {
            assert_eq!(behavior.triggers().len(), 3);
        }
        assert_eq!(Behavior::Social.triggers()[1], "mating season");
        assert!(Behavior::Reproductive.triggers().is_empty());
    }
}
