import { Dna, type GeneName } from "#simulation/dna.ts";
import { Environment } from "#simulation/environment.ts";
import { Network } from "#simulation/network.ts";
import { NeuralNetwork } from "#simulation/neural.ts";
import { Tron } from "#simulation/organism.ts";
import { type EvolutionConfig, Population } from "#simulation/population.ts";
import { RateLimiter } from "#simulation/rate-limiter.ts";
import { born } from "./agreement.ts";
import { outcome } from "./agreement-world.ts";

const calm = { danger: 0, company: 0, novelty: 0 };
const wrongConfigs: Partial<EvolutionConfig>[] = [
  { populationSize: 9 },
  { mutationRate: 0.2 },
  { crossoverRate: Number.NaN },
  { generations: 0 },
  { elitism: -1e-7 },
  { tournamentSize: 11 },
];

export function* errors() {
  for (const config of wrongConfigs) yield outcome(() => new Population(config));
  yield outcome(() => new Population().evolve());
  const dna = Dna.fromSeed(1);
  yield outcome(() => Dna.fromSeed(2n ** 64n));
  yield outcome(() => Dna.fromSequence([1, 2, 3]));
  yield outcome(() => dna.withGene("speed", 1.5e30));
  yield outcome(() => dna.gene(unknownGene()));
  yield outcome(() => dna.mutate(-0.0000005, 1));
  const shape = { activation: "Tanh", learningRate: 0.1, seed: 1 } as const;
  yield outcome(() => new NeuralNetwork({ ...shape, inputSize: 0, layers: [1] }));
  yield outcome(() => new NeuralNetwork({ ...shape, inputSize: 1, layers: [] }));
  yield outcome(() => new NeuralNetwork({ ...shape, inputSize: 1, layers: [0] }));
  const network = new NeuralNetwork({ ...shape, inputSize: 2, layers: [1] });
  yield outcome(() => network.forward([1]));
  yield outcome(() => network.forward([1, Infinity]));
  yield outcome(() => network.train([1, 1], []));
  yield outcome(() => network.loss([]));
  yield outcome(() => network.trainAll([], 0));
  yield* errorsOfLife(new Tron(dna));
  yield* errorsOfNetworks(born(2));
  yield outcome(() => new Environment(0.5, 10));
  const environment = new Environment(10, 10);
  yield outcome(() => environment.addResource("food", -Infinity));
  yield outcome(() => environment.run(0));
  environment.pause();
  yield outcome(() => environment.step());
}

/** A name that the types rule out, but that a URL can contain. */
function unknownGene(): GeneName {
  return JSON.parse('"height"');
}

function* errorsOfLife(tron: Tron) {
  yield outcome(() => tron.interact(calm));
  tron.initializeNeuralNetwork();
  yield outcome(() => tron.initializeNeuralNetwork());
  yield outcome(() => tron.interact({ ...calm, company: 2 }));
  yield outcome(() => tron.learn(calm, "Reproductive"));
  yield outcome(() => tron.feed(1.1));
  yield outcome(() => tron.moveTo({ x: 0, y: 10_000.5 }));
  tron.pause();
  yield outcome(() => tron.evolve());
  tron.terminate();
  yield outcome(() => tron.resume());
}

function* errorsOfNetworks(tron: Tron) {
  const network = new Network();
  network.connect("a", tron);
  yield outcome(() => network.connect("a", tron));
  yield outcome(() => network.connect("b", new Tron(Dna.fromSeed(3))));
  yield outcome(() => network.createCluster("c", { maxSize: 1 }));
  network.createCluster("c", { maxSize: 2 });
  yield outcome(() => network.createCluster("c"));
  yield outcome(() => network.leaveCluster("a"));
  yield outcome(() => network.decide("c", calm));
  network.joinCluster("a", "c");
  yield outcome(() => network.joinCluster("a", "c"));
  tron.moveTo({ x: 50.5, y: 0 });
  network.connect("b", tron);
  yield outcome(() => network.joinCluster("b", "c"));
  yield outcome(() => network.members("d"));
  yield outcome(() => network.organism("d"));
  yield outcome(() => network.advance(-1));
  yield outcome(() => new RateLimiter(0, 1));
  yield outcome(() => new RateLimiter(1, 0));
}
