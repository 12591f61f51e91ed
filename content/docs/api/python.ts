/**
 * What exists in Rust alone, with the reason: types and functions by name, examples by the name of their sample.
 * Entries show it as "Rust only: ...".
 */
export const rustOnly: Readonly<Record<string, string>> = {
  Generations: "in Python, `Population.stream` is a generator",
};

/** What exists in Python alone, by its name there. The entry of its class shows it as "Python only: ...". */
export const pythonOnly: Readonly<Record<string, string>> = {
  DNA: "`DNA(sequence)` does the same as `DNA.from_sequence(sequence)`",
};

/** What a reader of the Rust signatures has to know in Python. The first column names the row. */
export const pythonTable = {
  columns: ["In Rust", "In Python"],
  rows: [
    ["`Tron::new(dna)`", "Constructors are calls of the type: `Tron(dna)`."],
    ["`DNA::random()`", "Other functions of a type follow a dot: `DNA.random()`."],
    ["`State::Growing`", "Variants are in upper case: `State.GROWING`, `Activation.LEAKY_RELU`."],
    ["`Result`", "The value is returned; an error is raised as an exception."],
    ["`Option`", "The value, or `None`."],
    ["`Duration`", "`timedelta`"],
    ["`&[u8]`", "`bytes`"],
    ["`&[f64]`", "A list of numbers."],
    ["`BTreeMap`", "A dictionary, in the same order."],
    [
      "`&Tron`",
      "A copy: what you do to it does not change the network, environment or population that it comes from.",
    ],
    ["`tron.clone()`", "`copy.copy(tron)`"],
    ["`stream()`", "A generator of `Generation`."],
    ["`GeneticOperator`", "A base class with `name` and `apply`."],
    ["`u64` as seed", "A whole number; one outside the range raises `OutOfRange`."],
    ["`threads(4)`", "Is accepted, but fitness is computed one organism after another."],
  ],
} as const;
