use genesis_protocol::{
    Behavior, Environment, Error, EvolutionConfig, Population, Surroundings, Tron, DNA,
};

fn main() -> Result<(), Error> {
    let dna = DNA::from_seed(7);
    println!("checksum {}", &dna.checksum()[..16]);
    println!("first bytes {:?}", &dna.sequence()[..6]);
    let child = DNA::crossover(&dna, &DNA::from_seed(8), 5);
    println!("mutant {}", &dna.mutate(0.05, 3)?.checksum()[..16]);
    println!("copy {}", &dna.replicate(3).checksum()[..16]);
    println!("child {}", &child.checksum()[..16]);

    let mut ada = Tron::new(dna);
    ada.initialize_neural_network()?;
    println!("newborn {:?}", ada.fitness());
    let meadow = Surroundings {
        danger: 0.2,
        company: 0.4,
        novelty: 0.9,
    };
    let loss = ada.learn(meadow, Behavior::Exploration)?;
    println!("loss {loss:?}");
    println!("after learning {:?}", ada.fitness());
    for _ in 0..3 {
        ada.evolve()?;
    }
    println!("after evolving {:?}", ada.fitness());
    println!("age {:?} ms", ada.age().as_millis());

    let mut population = Population::new(EvolutionConfig::default().seed(7))?;
    population.initialize()?;
    for _ in 0..3 {
        population.evolve()?;
    }
    println!("population best {:?}", population.best_fitness());
    println!("average {:?}", population.average_fitness());
    println!("diversity {:?}", population.diversity());

    let mut environment = Environment::with_seed(100.0, 100.0, 7)?;
    environment.add_resource("food", 0.5)?;
    for seed in 7..=11 {
        let mut tron = Tron::new(DNA::from_seed(seed));
        tron.initialize_neural_network()?;
        environment.add_organism(tron)?;
    }
    environment.run(110)?;
    for tron in environment.organisms() {
        let place = tron.position();
        println!("{:?}, {:?}: health {:?}", place.x, place.y, tron.health());
    }
    println!("food {:?}", environment.resources()["food"]);
    Ok(())
}
