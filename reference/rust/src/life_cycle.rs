use std::fmt;

/// The stage of life that an organism has entered last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// It exists, but has no neural network yet.
    Creation,
    /// Its neural network has just been built.
    Initialization,
    /// It has interacted with its surroundings.
    ActiveLife,
    /// It has evolved by one generation.
    Evolution,
    /// It has had a child.
    Reproduction,
    /// Its life is over; its last state stays readable.
    Termination,
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
    /// Saves its strength: its energy is low or it is in danger.
    Conservation,
    /// Seeks company: it is alone.
    Social,
    /// Fights: others threaten it.
    Aggressive,
    /// Has a child.
    Reproductive,
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
