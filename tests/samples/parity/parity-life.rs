//! Prints the exact bits of organisms as they age, remember, learn and pause, and of their mutations;
//! parity-life.py must print the same.
use genesis_protocol::{Behavior, Error, Mutation, Position, Stage, Surroundings, Tron, DNA};

const BEHAVIORS: [Behavior; 5] = [
    Behavior::Exploration,
    Behavior::Conservation,
    Behavior::Social,
    Behavior::Aggressive,
    Behavior::Reproductive,
];
const STAGES: [Stage; 6] = [
    Stage::Creation,
    Stage::Initialization,
    Stage::ActiveLife,
    Stage::Evolution,
    Stage::Reproduction,
    Stage::Termination,
];
const KINDS: [Mutation; 4] = [
    Mutation::Point,
    Mutation::Insertion,
    Mutation::Deletion,
    Mutation::Inversion,
];
const AROUND: Surroundings = Surroundings {
    danger: 0.25,
    company: 0.5,
    novelty: 0.75,
};

fn main() -> Result<(), Error> {
    print_life_cycle();
    for seed in [0, 1, 42, u64::MAX] {
        print_mutations(seed)?;
        print_life(seed)?;
        print_late_behavior(seed)?;
    }
    print_genes()?;
    print_errors()
}

fn bits(number: f64) -> String {
    format!("{:016x}", number.to_bits())
}

fn print_life_cycle() {
    for stage in STAGES {
        let (shortest, longest) = stage.seconds().unwrap_or((0, 0));
        println!("{stage} {shortest} {longest}");
    }
    for behavior in BEHAVIORS {
        println!("{behavior}: {}", behavior.triggers().join(", "));
    }
}

fn print_mutations(seed: u64) -> Result<(), Error> {
    let dna = DNA::from_seed(seed);
    for length in [16, 100, 4090, 4096] {
        let long: Vec<u8> = dna
            .sequence()
            .iter()
            .cycle()
            .take(length)
            .copied()
            .collect();
        let long = DNA::from_sequence(&long)?;
        for kind in KINDS {
            let (lowest, highest) = kind.probability();
            println!("{kind} {} {}", bits(lowest), bits(highest));
            for probability in [0.0, highest, 0.2, 1.0] {
                print_dna(&long.mutate_by(kind, probability, seed)?);
            }
        }
        print_dna(&long.replicate(seed));
    }
    Ok(())
}

fn print_dna(dna: &DNA) {
    println!("{} {}", dna.sequence().len(), dna.checksum());
}

fn print_genes() -> Result<(), Error> {
    let dna = DNA::from_seed(9);
    for step in 0..=1000 {
        let value = f64::from(step) / 1000.0;
        let copy = dna.with_gene("metabolism", value)?;
        copy.verify(copy.checksum())?;
        let mut tron = Tron::new(copy);
        tron.initialize_neural_network()?;
        println!("{} {}", tron.dna().checksum(), tron.age().as_millis());
    }
    Ok(())
}

fn print_life(seed: u64) -> Result<(), Error> {
    let mut tron = Tron::new(DNA::from_seed(seed));
    let mut partner = Tron::new(DNA::from_seed(seed / 2));
    partner.initialize_neural_network()?;
    tron.initialize_neural_network()?;
    print_tron(&tron);
    for step in 0..40 {
        let wanted = BEHAVIORS[step % 4];
        println!("{}", bits(tron.learn(AROUND, wanted)?));
        println!("{}", tron.interact(AROUND)?);
        tron.remember(step as f64 / 40.0)?;
        tron.move_to(Position {
            x: step as f64,
            y: step as f64 / 3.0,
        })?;
        print_tron(&tron);
    }
    tron.evolve()?;
    tron.reproduce(&partner)?;
    print_tron(&tron);
    tron.pause()?;
    print_paused(&mut tron);
    tron.resume()?;
    tron.terminate()?;
    println!("{}", tron.pause().unwrap_err());
    println!("{}", tron.resume().unwrap_err());
    print_tron(&tron);
    Ok(())
}

/// The behavior is the one of the last birth or evolution, whenever it is read.
fn print_late_behavior(seed: u64) -> Result<(), Error> {
    let changes: [fn(&mut Tron) -> Result<(), Error>; 3] = [
        |tron| tron.learn(AROUND, Behavior::Aggressive).map(|_| ()),
        |tron| tron.pause(),
        |tron| tron.terminate(),
    ];
    for change in changes {
        let mut tron = Tron::new(DNA::from_seed(seed));
        tron.initialize_neural_network()?;
        let mut twin = tron.clone();
        for _ in 0..100 {
            tron.learn(AROUND, Behavior::Social)?;
        }
        change(&mut tron)?;
        println!("{} {}", tron.behavior(), twin.behavior());
        twin.evolve()?;
        twin.feed(1.0)?;
        change(&mut twin)?;
        println!("{}", twin.behavior());
    }
    Ok(())
}

fn print_tron(tron: &Tron) {
    let memory: Vec<String> = tron.memory().iter().map(|value| bits(*value)).collect();
    println!(
        "{} {} {} {} {} {} {}",
        bits(tron.fitness()),
        bits(tron.energy()),
        bits(tron.position().distance(Position { x: 7.0, y: 0.5 })),
        tron.age().as_millis(),
        tron.stage(),
        tron.is_paused(),
        memory.join(" ")
    );
}

fn print_paused(tron: &mut Tron) {
    print_tron(tron);
    let partner = tron.clone();
    println!("{}", tron.initialize_neural_network().unwrap_err());
    println!("{}", tron.evolve().unwrap_err());
    println!("{}", tron.interact(AROUND).unwrap_err());
    println!("{}", tron.learn(AROUND, Behavior::Social).unwrap_err());
    println!("{}", tron.reproduce(&partner).unwrap_err());
    println!("{}", tron.feed(0.1).unwrap_err());
    println!("{}", tron.remember(0.1).unwrap_err());
    println!("{}", tron.move_to(Position::default()).unwrap_err());
}

fn print_errors() -> Result<(), Error> {
    let dna = DNA::from_seed(1);
    println!("{}", dna.with_gene("speed", 1.5).unwrap_err());
    println!("{}", dna.with_gene("sped", 0.5).unwrap_err());
    println!("{}", dna.verify("00ff").unwrap_err());
    for kind in KINDS {
        println!("{}", dna.mutate_by(kind, -0.5, 1).unwrap_err());
    }
    let mut tron = Tron::new(dna);
    println!("{}", tron.learn(AROUND, Behavior::Social).unwrap_err());
    tron.initialize_neural_network()?;
    println!("{}", tron.initialize_neural_network().unwrap_err());
    println!(
        "{}",
        tron.learn(AROUND, Behavior::Reproductive).unwrap_err()
    );
    println!("{}", tron.remember(-0.1).unwrap_err());
    for (x, y) in [
        (-1.0, 0.0),
        (0.0, -0.5),
        (10_000.5, 0.0),
        (f64::INFINITY, 0.0),
        (0.0, f64::NAN),
    ] {
        println!("{}", tron.move_to(Position { x, y }).unwrap_err());
    }
    tron.move_to(Position {
        x: 10_000.0,
        y: 10_000.0,
    })?;
    print_tron(&tron);
    // Rust's u64 rules these seeds out; Python rejects them with this message in eight calls.
    for seed in ["-1", "18446744073709551616"] {
        for _ in 0..8 {
            println!("seed is {seed}, but must be from 0 to {}", u64::MAX);
        }
    }
    Ok(())
}
