use std::fmt;

/// The stage of life that an organism has entered last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// It exists, but has no neural network yet.
    Creation,
    /// Its neural network has just been built.
    Initialization,
    /// It has interacted or learned.
    ActiveLife,
    /// It has evolved by one generation.
    Evolution,
    /// It has had a child.
    Reproduction,
    /// Its life is over; its last state stays readable.
    Termination,
}

impl Stage {
    /// The shortest and the longest time that the stage takes, in seconds; `None` for stages that are
    /// instant or of variable length.
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

/// How far an organism has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// Not initialized yet.
    Dormant,
    /// Initialized, with fewer than 10 generations of evolution behind it.
    Growing,
    /// Initialized, with 10 or more generations of evolution behind it.
    Mature,
    /// Terminated.
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

/// What an organism is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Behavior {
    /// Looks around: its energy is low or its surroundings are unknown.
    Exploration,
    /// Stays where it is: its energy is low or it is in danger.
    Conservation,
    /// Seeks company: it is alone.
    Social,
    /// Approaches the nearest organism: others threaten it.
    Aggressive,
    /// Has a child.
    Reproductive,
}

impl Behavior {
    /// What can lead an organism to this behavior. Reproductive has no triggers: an organism enters it
    /// by `reproduce` only.
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
