export const quickStartPractices = {
  dos: [
    "Initialize the network once, right after Tron::new",
    "Give a seed, so that a second run prints the same numbers",
    "Pass errors on with ?: their messages name the value at fault",
    "Change one setting at a time and compare the lines",
  ],
  donts: [
    "Judge settings by one short run; use 100 organisms and 100 generations or more",
    "Evolve for long without feeding: at energy 0.0 it is health that falls",
  ],
} as const;
