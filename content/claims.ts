import type { ContentRecord } from "./schema.ts";

/** The two published latencies from which the third figure follows. */
const httpMilliseconds = 500;
const speedup = 16_563;
export const latencies = {
  httpMicroseconds: httpMilliseconds * 1000,
  neuralMicroseconds: (httpMilliseconds * 1000) / speedup,
  speedup,
} as const;

const published = "The library’s own published claim. It has not been measured for this site.";
const quotient = `${httpMilliseconds} ms / ${speedup.toLocaleString("en")} = ${latencies.neuralMicroseconds.toFixed(2)} μs`;

/** Every number on the landing page, with what it means and where it comes from. */
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
    meaning: `How many neural messages fit into one average HTTP request: ${quotient}.`,
    source: published,
  },
  evolutionSuccess: {
    value: "100%",
    label: "Evolution success",
    meaning: "Share of the library’s evolution tests that reached their goal.",
    source: published,
  },
  tests: {
    value: "60/60",
    label: "Tests Passing",
    meaning: "Tests of the library that pass, out of all that it has.",
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
    meaning: "Size of the largest group whose joint decisions were checked.",
    source: published,
  },
  generations: {
    value: "10",
    label: "generations validated",
    meaning: "Length of the evolution runs that were checked from first to last generation.",
    source: published,
  },
  scenarios: {
    value: "4",
    label: "demonstration scenarios",
    meaning: "Programs in the repository that show the parts working together.",
    source: published,
  },
} satisfies Record<string, ContentRecord<"claim">>;

export type ClaimName = keyof typeof claims;
