//! What happens in one step.

use super::Environment;
use crate::error::Error;
use crate::life_cycle::Behavior;
use crate::organism::{Position, Surroundings};
use crate::rng::Rng;

/// How far an organism sees when its gene `vision` is 1.0.
const FULL_SIGHT: f64 = 50.0;
/// How far it moves in one step when its gene `speed` is 1.0.
const FULL_STRIDE: f64 = 5.0;
/// How many others in sight make its company full.
const FULL_COMPANY: f64 = 5.0;
/// The side of the squares by which it knows where it has been.
const CELL_SIDE: f64 = 10.0;
/// The resource that is eaten.
const FOOD: &str = "food";
/// Below this energy it is hungry.
const HUNGER: f64 = 0.5;
/// The most that it eats in one step.
const MEAL: f64 = 0.1;
/// The health it loses in a step that leaves it without energy.
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
                self.bury(place)?;
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

    /// What an organism senses, and where the nearest other in sight is.
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

    /// 1.0 in a cell where the organism has not been, then a half, a third and so on with every step there.
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
            // An explorer goes anywhere, and so does who looks for others and sees none.
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

    fn bury(&mut self, place: usize) -> Result<(), Error> {
        let mut tron = self.organisms.remove(place);
        self.visits.remove(place);
        tron.terminate()?;
        self.archive.push(tron);
        Ok(())
    }
}

/// One stride nearer to a goal, and not beyond it.
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

/// A direction of length 1.0. Drawing points of the square until one lies in the circle gives every
/// direction the same chance without an angle, whose sine no standard defines to the last bit.
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
