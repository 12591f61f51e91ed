import type { ContentRecord } from "./schema.ts";

// The neural latency is calculated from these two published figures.
const httpMilliseconds = 500;
const speedup = 16_563;
export const latencies = {
  httpMicroseconds: httpMilliseconds * 1000,
  neuralMicroseconds: (httpMilliseconds * 1000) / speedup,
  speedup,
} as const;

const published =
  "The project’s own statement. It has not been measured for this site, and the public repository doesn’t document it.";
const quotient = `${httpMilliseconds} ms / ${speedup.toLocaleString("en")} = ${latencies.neuralMicroseconds.toFixed(2)} μs`;

/** Every published figure on the landing page, with its meaning and source. */
export const claims = {
  neuralLatency: {
    value: `${Math.round(latencies.neuralMicroseconds)}μs`,
    label: "Neural latency",
    meaning: `Time for one neural message between organisms. It follows from the other two figures: ${quotient}, shown as ${Math.round(latencies.neuralMicroseconds)}μs.`,
    source: published,
  },
  speedup: {
    value: `${speedup.toLocaleString("en")}x`,
    label: "Faster than HTTP",
    meaning: `How many times the average HTTP latency is longer than the neural one: ${quotient}.`,
    source: published,
  },
  evolutionSuccess: {
    value: "100%",
    label: "Evolution success",
    meaning: "The project reports 100% evolution success. How it was counted is not stated.",
    source: published,
  },
  tests: {
    value: "60/60",
    label: "Tests Passing",
    meaning: "The project reports that all of the library’s 60 tests pass.",
    source: published,
  },
  httpLatency: {
    value: `${httpMilliseconds}ms`,
    label: "Average HTTP latency",
    meaning:
      "The request time that the comparison is made with. Server, distance and connection are not stated.",
    source: published,
  },
  groupDecisions: {
    value: "12",
    label: "organisms validated in group decisions",
    meaning: "The project reports group decisions that were checked with this many organisms.",
    source: published,
  },
  generations: {
    value: "10",
    label: "generations validated",
    meaning: "The project reports evolution that was checked over this many generations.",
    source: published,
  },
  scenarios: {
    value: "4",
    label: "demonstration scenarios",
    meaning: "The project reports this many scenarios that show the parts working together.",
    source: published,
  },
} satisfies Record<string, ContentRecord<"claim">>;

export type ClaimName = keyof typeof claims;
