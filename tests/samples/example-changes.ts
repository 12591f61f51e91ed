export interface ExampleChange {
  page: string;
  program: string;
  /** What stands in the program, and what a reader writes instead. */
  edits: readonly (readonly [before: string, after: string])[];
  /** The page's words on what then happens. */
  says: string;
  prints: RegExp;
}

const basic: ExampleChange[] = [
  {
    page: "basic",
    program: "create-organism",
    edits: [["DNA::random()", "DNA::from_seed(43)"]],
    says: "fitness 0.312, behavior Social, age 3.3 s",
    prints: /fitness +0\.312\n +behavior +Social\n +age +3\.3 s/,
  },
  {
    page: "basic",
    program: "change-genes",
    edits: [["mutate(0.05, 1)", "mutate(0.05, 2)"]],
    says: "Seed 2 flips five bits, and the fitness is 0.279",
    // Five of 512 bits.
    prints: /mutant .+ fitness 0\.279\n.+: 0\.0098/,
  },
  {
    page: "basic",
    program: "change-genes",
    edits: [["mutate(0.05, 1)", "mutate(0.01, 1)"]],
    says: "the mutant has the checksum of the original, the distance is 0.0000, and the line about passing for the original disappears",
    prints: /original +(\w+)[\s\S]+mutant +\1 .+\n.+: 0\.0000\nrefused/,
  },
  {
    page: "basic",
    program: "whole-life",
    edits: [["0..20", "0..10"]],
    says: "only the answer to rivals is new; the other three are still Conservation",
    prints: /Evolution .+(?:\n.+ Conservation){2}\n +among rivals +(?!Conservation)\w+\n.+ Conservation/,
  },
  {
    page: "basic",
    program: "whole-life",
    edits: [["from_seed(162)", "from_seed(163)"]],
    says: "seed 163 is Aggressive in all four situations after 20 generations",
    prints: /Evolution .+(?:\n.+ Aggressive){4}/,
  },
  {
    page: "basic",
    program: "feed-pause-resume",
    edits: [["    for _ in 0..20", "    tron.feed(0.3)?;\n    for _ in 0..20"]],
    says: "the third line ends with energy 0.10 and health 1.00",
    prints: /60 generations +energy 0\.10 +health 1\.00/,
  },
];

const evolution: ExampleChange[] = [
  {
    page: "evolution",
    program: "evolve-population",
    edits: [["tournament_size(3)", "tournament_size(10)"]],
    says: "the diversity ends at 0.006",
    prints: / 100 .+ 0\.006\n/,
  },
  {
    page: "evolution",
    program: "evolve-population",
    edits: [["mutation_rate(0.01)", "mutation_rate(0.1)"]],
    says: "the average ends at 0.720",
    prints: / 100 +\S+ +0\.720 /,
  },
  {
    page: "evolution",
    program: "evolve-population",
    edits: [["mutation_rate(0.01)", "mutation_rate(0.001)"]],
    says: "best and average are 0.001 apart",
    prints: / 100 +0\.699 +0\.698 /,
  },
  {
    page: "evolution",
    program: "evolve-sentence",
    edits: [
      ["(a ^ b).count_ones()", "u32::from(a != b)"],
      ["256.0", "32.0"],
    ],
    says: "after all 500 generations only 14 of the 32 letters are right: 0.438",
    prints: / 500 +0\.438 /,
  },
];

const neural: ExampleChange[] = [
  ...([4, 5] as const).map((seed) => ({
    page: "neural",
    program: "neural-backpropagation",
    edits: [["rate, 7)", `rate, ${seed})`] as const],
    says: "with 1 to 5 the loss ends between 0.106 and 0.130, and all 16 answers are right",
    prints: { 4: /epoch 1000: loss 0\.130, 16/, 5: /epoch 1000: loss 0\.106, 16/ }[seed],
  })),
  {
    page: "neural",
    program: "neural-backpropagation",
    edits: [["Activation::Softsign", "Activation::Tanh"]],
    says: "it ends at 0.008",
    prints: /epoch 1000: loss 0\.008/,
  },
  {
    page: "neural",
    program: "neural-backpropagation",
    edits: [["Activation::Softsign", "Activation::LeakyRelu"]],
    says: "it stays at 0.886, and 5 answers are right",
    prints: /epoch 1000: loss 0\.886, +5 of/,
  },
  {
    page: "neural",
    program: "neural-evolution",
    edits: [["mutation_rate(0.05)", "mutation_rate(0.1)"]],
    says: "to 0.934, because most children are damaged",
    prints: /average fitness 0\.934/,
  },
  {
    page: "neural",
    program: "neural-evolution",
    edits: [
      ["network.loss(&lessons())", "right(&network, &lessons())"],
      ["1.0 - loss / 4.0,", "loss as f64 / 16.0,"],
    ],
    says: "all 16 right by generation 150, with a loss of 1.202",
    prints: /generation 150: loss 1\.202, 16/,
  },
];

const clusters: ExampleChange[] = [
  {
    page: "clusters",
    program: "cluster-decision",
    edits: [["communication_radius(50.0)", "communication_radius(30.0)"]],
    says: "With a radius of 30 the two values are 0.289 and 0.267, and the decisions stay the same",
    prints: /efficiency 0\.289\n[\s\S]+efficiency 0\.267\n[\s\S]+150 lessons: Conservation, agreement 0\.7/,
  },
  {
    page: "clusters",
    program: "cluster-decision",
    edits: [["cooperation_threshold(0.7)", "cooperation_threshold(0.8)"]],
    says: "Set the threshold to 0.8, and the group needs 200 lessons",
    prints: /200 lessons: .+ accepted: true/,
  },
  {
    page: "clusters",
    program: "cluster-decision",
    edits: [["Behavior::Conservation)", "Behavior::Social)"]],
    says: "Teach Social instead, and 50 are enough for 0.7",
    prints: / 50 lessons: Social, agreement 0\.7, accepted: true/,
  },
  {
    page: "clusters",
    program: "cluster-messages",
    edits: [["x: 40.0", "x: 24.0"]],
    says: "Put them 24 apart, and news from `tron-0` reaches all 11 in 6 hops",
    prints: /tron-0 reached 11 in 6 hops/,
  },
  {
    page: "clusters",
    program: "cluster-messages",
    edits: [["from_millis(100)", "from_millis(600)"]],
    says: "nothing is refused: the last one leaves at 155.0 s",
    prints: /6 hops\n155\.0 s: all/,
  },
];

const advanced: ExampleChange[] = [
  {
    page: "advanced",
    program: "genetic-operators",
    edits: [["(value * share * 255.0).floor() / 255.0", "value * share"]],
    says: "409 are lost even in the last line",
    prints: /creep, repair .+lost +409\n/,
  },
  {
    page: "advanced",
    program: "network-architecture",
    edits: [["150)", "400)"]],
    says: "With 400 epochs instead of 150 all its three networks pass every test, while `[32, 1]` falls to 0.82",
    prints: /\[32, 1\] .+passed 0\.82\n[\s\S]+Softsign .+passed 1\.00/,
  },
  {
    page: "advanced",
    program: "network-architecture",
    edits: [
      ["1..=3", "10..=10"],
      ["&lessons)? / 3.0", "&lessons)?"],
      ["&tests)? / 3.0", "&tests)?"],
    ],
    says: "only 10 escapes: it learns all lessons and passes 0.72",
    prints: /Relu .+learned 1\.00, passed 0\.72/,
  },
  {
    page: "advanced",
    program: "performance",
    edits: [["mutation_rate(0.01)", "mutation_rate(0.001)"]],
    says: "735 remain with a rate of 0.001",
    prints: /same weights +measured 735,/,
  },
  {
    page: "advanced",
    program: "performance",
    edits: [["mutation_rate(0.01)", "mutation_rate(0.05)"]],
    says: "8,729 with 0.05",
    prints: /same weights +measured 8729,/,
  },
];

/** What the example pages say about changed programs, apart from what takes many runs. */
export const exampleChanges = [...basic, ...evolution, ...neural, ...clusters, ...advanced];
