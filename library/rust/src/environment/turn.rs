//! One step of the simulation.

use super::Environment;
use crate::error::Error;
use crate::life_cycle::Behavior;
use crate::organism::{Position, Surroundings};
use crate::rng::Rng;

/// The range of sight at a `vision` of 1.0.
const FULL_SIGHT: f64 = 50.0;
/// The distance per step at a `speed` of 1.0.
const FULL_STRIDE: f64 = 5.0;
/// The number of others in sight at which company is 1.0.
const FULL_COMPANY: f64 = 5.0;
/// The side length of the grid cells in which visits are counted to compute novelty.
const CELL_SIDE: f64 = 10.0;
/// The resource that organisms eat.
const FOOD: &str = "food";
/// Organisms eat if they have less energy than this.
const HUNGER: f64 = 0.5;
/// The maximum amount eaten per step.
const MEAL: f64 = 0.1;
/// The health lost in a step that ends with no energy left.
const STARVATION: f64 = 0.05;

impl Environment {
    pub(super) fn take_step(&mut self) -> Result<(), Error> {
        self.step += 1;
        let mut place = 0;
        while place < self.organisms.len() {
            if self.organisms[place].is_paused() {
                place += 1;
                continue;
            }
            self.take_turn(place)?;
            if self.organisms[place].health() > 0.0 {
                place += 1;
            } else {
                self.archive_dead(place)?;
            }
        }
        Ok(())
    }

    fn take_turn(&mut self, place: usize) -> Result<(), Error> {
        let (surroundings, nearest) = self.look_around(place);
        let behavior = self.organisms[place].interact(surroundings)?;
        self.travel(place, behavior, nearest)?;
        self.eat(place)?;
        let tron = &mut self.organisms[place];
        if tron.energy() == 0.0 {
            tron.lose_health(STARVATION);
        }
        Ok(())
    }

    /// Returns what the organism senses, and the position of the nearest other organism in sight.
    fn look_around(&mut self, place: usize) -> (Surroundings, Option<Position>) {
        let here = self.organisms[place].position();
        let sight = self.organisms[place].dna().genes()["vision"] * FULL_SIGHT;
        let mut in_sight = 0.0;
        let mut threat = 0.0;
        let mut nearest = None;
        let mut shortest = sight;
        for (other, tron) in self.organisms.iter().enumerate() {
            let distance = here.distance(tron.position());
            if other == place || distance >= sight {
                continue;
            }
            in_sight += 1.0;
            threat += tron.dna().genes()["aggression"] * (1.0 - distance / sight);
            if distance < shortest {
                nearest = Some(tron.position());
                shortest = distance;
            }
        }
        let surroundings = Surroundings {
            danger: if in_sight == 0.0 {
                0.0
            } else {
                threat / in_sight
            },
            company: (in_sight / FULL_COMPANY).min(1.0),
            novelty: self.novelty_of(place, here),
        };
        (surroundings, nearest)
    }

    /// Returns 1.0 for the organism's first step in a cell, 1/2 for its second, 1/3 for its third,
    /// and so on.
    fn novelty_of(&mut self, place: usize, here: Position) -> f64 {
        let cell = ((here.x / CELL_SIDE) as u32, (here.y / CELL_SIDE) as u32);
        let steps = self.visits[place].entry(cell).or_insert(0);
        *steps += 1;
        1.0 / f64::from(*steps)
    }

    fn travel(
        &mut self,
        place: usize,
        behavior: Behavior,
        nearest: Option<Position>,
    ) -> Result<(), Error> {
        let here = self.organisms[place].position();
        let stride = self.organisms[place].dna().genes()["speed"] * FULL_STRIDE;
        let goal = match (behavior, nearest) {
            (Behavior::Conservation | Behavior::Reproductive, _) => here,
            (Behavior::Social | Behavior::Aggressive, Some(other)) => towards(here, other, stride),
            // Exploration, or Social or Aggressive with nobody in sight.
            _ => {
                let (x, y) = direction(&mut self.rng);
                Position {
                    x: here.x + x * stride,
                    y: here.y + y * stride,
                }
            }
        };
        self.organisms[place].move_to(Position {
            x: goal.x.clamp(0.0, self.width),
            y: goal.y.clamp(0.0, self.height),
        })
    }

    fn eat(&mut self, place: usize) -> Result<(), Error> {
        let tron = &mut self.organisms[place];
        match self.resources.get_mut(FOOD) {
            Some(food) if tron.energy() < HUNGER => {
                let meal = food.min(MEAL);
                *food -= meal;
                tron.feed(meal)
            }
            _ => Ok(()),
        }
    }

    fn archive_dead(&mut self, place: usize) -> Result<(), Error> {
        let mut tron = self.organisms.remove(place);
        self.visits.remove(place);
        tron.terminate()?;
        self.archive.push(tron);
        Ok(())
    }
}

/// Moves one stride toward the goal, but not past it.
fn towards(here: Position, goal: Position, stride: f64) -> Position {
    let distance = here.distance(goal);
    if distance <= stride {
        return goal;
    }
    Position {
        x: here.x + (goal.x - here.x) / distance * stride,
        y: here.y + (goal.y - here.y) / distance * stride,
    }
}

/// Draws a unit vector in a uniformly random direction. Rejection sampling needs no sine or cosine,
/// whose last bit can differ between platforms.
fn direction(rng: &mut Rng) -> (f64, f64) {
    loop {
        let x = rng.next_f64() * 2.0 - 1.0;
        let y = rng.next_f64() * 2.0 - 1.0;
        let length = (x * x + y * y).sqrt();
        if length > 0.0 && length <= 1.0 {
            return (x / length, y / length);
        }
    }
}

#[cfg(test)]
mod tests;
