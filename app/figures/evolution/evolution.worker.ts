import { type EvolutionRequest, evolutionRunner } from "./evolution-run.ts";

// Long enough for messages not to matter, short enough for a new request to be heard soon.
const answer = evolutionRunner(40);

addEventListener("message", ({ data }: MessageEvent<EvolutionRequest>) => postMessage(answer(data)));
