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
  "The project publishes this figure. It has not been measured for this site, and the public repository doesn’t document it.";
const quotient = `${httpMilliseconds} ms / ${speedup.toLocaleString("en")} = ${latencies.neuralMicroseconds.toFixed(2)} μs`;

/** Every published figure on the landing page, with its meaning and source. */
export const claims = {
  neuralLatency: {
    value: `${Math.round(latencies.neuralMicroseconds)}μs`,
    label: "Neural latency",
    meaning: `The time for one neural message between organisms, calculated from the other two figures: ${quotient}, rounded to ${Math.round(latencies.neuralMicroseconds)}μs.`,
    source: published,
  },
  speedup: {
    value: `${speedup.toLocaleString("en")}x`,
    label: "Faster than HTTP",
    meaning: `The published ratio of average HTTP latency (${httpMilliseconds} ms) to neural latency.`,
    source: published,
  },
  evolutionSuccess: {
    value: "100%",
    label: "Evolution success",
    meaning: "The project reports 100% evolution success. It doesn’t say how success was measured.",
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
      "The HTTP request time used for the comparison. The project doesn’t specify the server, the distance or the connection.",
    source: published,
  },
  groupDecisions: {
    value: "12",
    label: "organisms validated in group decisions",
    meaning: "The project reports that it validated group decisions with this many organisms.",
    source: published,
  },
  generations: {
    value: "10",
    label: "generations validated",
    meaning: "The project reports that it validated evolution over this many generations.",
    source: published,
  },
  scenarios: {
    value: "4",
    label: "demonstration scenarios",
    meaning: "The project reports that it has this many scenarios that combine all parts of the library.",
    source: published,
  },
} satisfies Record<string, ContentRecord<"claim">>;

export type ClaimName = keyof typeof claims;
