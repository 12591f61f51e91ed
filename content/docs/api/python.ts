/**
 * What exists only in Rust, with the reason: types and functions by name, examples by the name of their sample.
 * Entries show it as "Rust only: ...".
 */
export const rustOnly: Readonly<Record<string, string>> = {
  Generations: "in Python, `Population.stream` is a generator",
};

/** What exists only in Python, by its name there. The entry for its class shows it as "Python only: ...". */
export const pythonOnly: Readonly<Record<string, string>> = {
  DNA: "`DNA(sequence)` does the same as `DNA.from_sequence(sequence)`",
};

/** How the Python package differs from the crate. The first column names the row. */
export const pythonTable = {
  columns: ["In Rust", "In Python"],
  namesAreValues: true,
  rows: [
    [
      "`::`",
      "A dot. Call the class to construct an object. Variants are in upper case, such as `State.GROWING`.",
    ],
    ["`Result`", "The value; an error is raised as an exception."],
    ["`Option`", "The value, or `None`."],
    ["`&Tron`", "A copy: changing it doesn’t change the network, environment or population it came from."],
    ["`tron.clone()`", "`copy.copy(tron)`"],
    ["`stream()`", "A generator that yields `Generation` objects."],
    ["`GeneticOperator`", "An abstract class: write a subclass with `name` and `apply`."],
    ["`u64` as a seed", "An `int`; a value outside the range raises `OutOfRange`."],
    ["`threads(4)`", "Accepted, but one thread computes all fitness values."],
  ],
} as const;
