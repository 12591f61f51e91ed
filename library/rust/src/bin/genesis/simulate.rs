//! `genesis simulate`: simulates organisms in an environment with food.

use crate::arguments::Options;
use crate::terminal::{self, Progress};
use crate::Failure;
use genesis_protocol::{Behavior, Environment, Tron, DNA};

const WIDTH: f64 = 200.0;
const HEIGHT: f64 = 100.0;
/// The approximate number of rows in the table; the other formats contain every step.
const ROWS: u64 = 10;

struct Settings {
    organisms: u64,
    steps: u64,
    food: f64,
    seed: u64,
}

/// The behaviors that a network can respond with, in the order of the columns.
const BEHAVIORS: [Behavior; 4] = [
    Behavior::Exploration,
    Behavior::Conservation,
    Behavior::Social,
    Behavior::Aggressive,
];

struct Row {
    step: u32,
    living: usize,
    food: f64,
    /// The mean energy of all living organisms; 0.0 if there are none.
    energy: f64,
    /// The number of organisms with each behavior.
    behaviors: [usize; 4],
}

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let options = Options::read(
        arguments,
        &["--organisms", "--steps", "--food", "--seed"],
        &["--json", "--csv"],
    )?;
    let organisms = options.whole("--organisms", 40, 1, 1_000)?;
    let settings = Settings {
        organisms,
        steps: options.whole("--steps", 200, 1, 1_000_000)?,
        food: options.number("--food", organisms as f64 / 2.0, 0.0, 1_000_000.0)?,
        seed: options.whole("--seed", 42, 0, u64::MAX)?,
    };
    let format = options.format(&["--json", "--csv"])?;
    let rows = simulate(&settings)?;
    terminal::print(&match format {
        "--json" => json(&settings, &rows),
        "--csv" => csv(&rows),
        _ => text(&settings, &rows),
    })
}

fn simulate(settings: &Settings) -> Result<Vec<Row>, Failure> {
    let mut land = Environment::with_seed(WIDTH, HEIGHT, settings.seed)?;
    land.add_resource("food", settings.food)?;
    for index in 0..settings.organisms {
        let mut tron = Tron::new(DNA::from_seed(settings.seed.wrapping_add(index)));
        tron.initialize_neural_network()?;
        land.add_organism(tron)?;
    }
    let mut rows = vec![row(&land)];
    let progress = Progress::new(settings.steps, "steps");
    for step in 1..=settings.steps {
        land.step()?;
        progress.show(step);
        rows.push(row(&land));
    }
    Ok(rows)
}

fn row(land: &Environment) -> Row {
    let (state, organisms) = (land.state(), land.organisms());
    let total = organisms.iter().fold(0.0, |sum, tron| sum + tron.energy());
    let count = |behavior| {
        organisms
            .iter()
            .filter(|tron| tron.behavior() == behavior)
            .count()
    };
    Row {
        step: state.step,
        living: state.organism_count,
        food: state.total_resources,
        energy: total / organisms.len().max(1) as f64,
        behaviors: BEHAVIORS.map(count),
    }
}

fn text(settings: &Settings, rows: &[Row]) -> String {
    let mut text = format!(
        "{} organisms on {WIDTH} x {HEIGHT}, {} steps, seed {}\n\n{}\n",
        settings.organisms,
        settings.steps,
        settings.seed,
        "      step  living    food  energy  exploring  conserving  social  aggressive"
    );
    let step = (settings.steps / ROWS).max(1);
    for row in rows {
        let number = u64::from(row.step);
        if number % step == 0 || number == settings.steps {
            let [exploring, conserving, social, aggressive] = row.behaviors;
            text += &format!(
                "{number:>10}  {:>6}  {:>6.2}  {:>6.3}  {exploring:>9}  {conserving:>10}  {social:>6}  {aggressive:>10}\n",
                row.living, row.food, row.energy
            );
        }
    }
    text
}

fn csv(rows: &[Row]) -> String {
    let mut text = "step,living,food,energy,exploring,conserving,social,aggressive\n".to_string();
    for row in rows {
        let [exploring, conserving, social, aggressive] = row.behaviors;
        text += &format!(
            "{},{},{:.6},{:.6},{exploring},{conserving},{social},{aggressive}\n",
            row.step, row.living, row.food, row.energy
        );
    }
    text
}

fn json(settings: &Settings, rows: &[Row]) -> String {
    let rows: Vec<String> = rows
        .iter()
        .map(|row| {
            let [exploring, conserving, social, aggressive] = row.behaviors;
            format!(
                "    {{ \"step\": {}, \"living\": {}, \"food\": {:.6}, \"energy\": {:.6}, \"exploring\": {exploring}, \
                 \"conserving\": {conserving}, \"social\": {social}, \"aggressive\": {aggressive} }}",
                row.step, row.living, row.food, row.energy
            )
        })
        .collect();
    format!(
        "{{\n  \"organisms\": {},\n  \"steps\": {},\n  \"food\": {:.6},\n  \"seed\": {},\n  \"history\": [\n{}\n  ]\n}}\n",
        settings.organisms,
        settings.steps,
        settings.food,
        settings.seed,
        rows.join(",\n")
    )
}
