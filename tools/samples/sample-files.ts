import { readdirSync } from "node:fs";
import { join, parse } from "node:path";

type Language = "rust" | "python";

export interface Sample {
  language: Language;
  /** Name without folder and ending; samples of one name in two languages print the same text. */
  name: string;
  file: string;
  expectedFile: string;
}

const endings = { rust: ".rs", python: ".py" } satisfies Record<Language, string>;

/** Every sample under `samples/` that can run, Rust first. */
export function listSamples(root: string): Sample[] {
  return (["rust", "python"] as const).flatMap((language) =>
    namesIn(join(root, "samples", language), endings[language]).map((name) => ({
      language,
      name,
      file: join(root, "samples", language, name + endings[language]),
      expectedFile: join(root, "samples", "output", `${name}.txt`),
    })),
  );
}

/** Names of expected outputs that no sample prints. */
export function listOrphans(root: string, samples: readonly Sample[]): string[] {
  const printed = new Set(samples.map((sample) => sample.name));
  return namesIn(join(root, "samples", "output"), ".txt").filter((name) => !printed.has(name));
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => parse(file).name)
    .sort();
}
