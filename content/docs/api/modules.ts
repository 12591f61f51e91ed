import type { ApiModule } from "../../schema.ts";
import { dnaModule } from "./dna.ts";
import { environmentModule } from "./environment.ts";
import { networkModule } from "./network.ts";
import { neuralModule } from "./neural.ts";
import { organismModule } from "./organism.ts";

/** The modules of the API reference, in reading order. */
export const apiModules: readonly ApiModule[] = [
  organismModule,
  dnaModule,
  neuralModule,
  networkModule,
  environmentModule,
];
