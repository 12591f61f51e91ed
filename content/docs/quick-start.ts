export const quickStartPractices = {
  dos: [
    "Initialize the network once, right after `Tron::new`",
    "Set a seed, so that you can repeat the run",
    "Propagate errors with `?`: their messages say which value is invalid",
    "Change one setting at a time and compare the output",
  ],
  donts: [
    "Judge settings by one short run; use at least 100 organisms, 100 generations and several seeds",
    "Evolve for a long time without feeding; health drops once energy is gone",
  ],
} as const;
