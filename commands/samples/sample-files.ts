import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readStatus, type SampleStatus } from "./sample-status.ts";

const endings = { rust: ".rs", python: ".py", shell: ".sh", toml: ".toml" } as const;
type Language = keyof typeof endings;

export interface SampleFile extends SampleStatus {
  language: Language;
  /** Path below its language's folder, without ending; programs of one name in two languages print the same. */
  name: string;
  file: string;
}

/** Every sample under `samples/`, Rust first. Throws when a file's status is missing or unknown. */
export function listSamples(root: string): SampleFile[] {
  return (Object.keys(endings) as Language[]).flatMap((language) =>
    namesIn(join(root, "samples", language), endings[language]).map((name) => {
      const file = join(root, "samples", language, name + endings[language]);
      const status = readStatus(
        readFileSync(file, "utf8"),
        `samples/${language}/${name}${endings[language]}`,
      );
      return { language, name, file, ...status };
    }),
  );
}

/**
 * Where the captured output of a program is kept. Of the shell samples, only the library's own command prints what
 * stays the same.
 */
export function expectedFile(root: string, { language, name, status }: SampleFile): string | undefined {
  const file = join(root, "samples", "output", `${name}.txt`);
  const isProgram =
    language === "rust" || language === "python" || (language === "shell" && existsSync(file));
  return isProgram && status === "run" ? file : undefined;
}

/** Names of expected outputs that no sample prints. */
export function listOrphans(root: string, samples: readonly SampleFile[]): string[] {
  const printed = new Set(samples.filter((sample) => expectedFile(root, sample)).map(({ name }) => name));
  return namesIn(join(root, "samples", "output"), ".txt").filter((name) => !printed.has(name));
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length).replaceAll("\\", "/"))
    .sort();
}
