import { type EvolutionRequest, evolutionRunner } from "./evolution-run.ts";

// Long enough that message overhead doesn't matter, short enough to react soon to a new request.
const answer = evolutionRunner(40);

addEventListener("message", ({ data }: MessageEvent<EvolutionRequest>) => postMessage(answer(data)));
