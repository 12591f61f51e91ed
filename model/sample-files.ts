import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rustOnlyMarker } from "./sample-region.ts";
import { readStatus, type SampleStatus } from "./sample-status.ts";

const endings = { rust: ".rs", python: ".py", shell: ".sh", toml: ".toml" } as const;
type Language = keyof typeof endings;

export interface SampleFile extends SampleStatus {
  language: Language;
  /** Path below its language's folder, without ending; programs of one name in two languages print the same. */
  name: string;
  file: string;
  /** Why a program exists only in Rust. */
  rustOnly?: string | undefined;
}

/** Every sample under `samples/`, Rust first. Throws when a file's status is missing or unknown. */
export function listSamples(root: string): SampleFile[] {
  return (Object.keys(endings) as Language[]).flatMap((language) =>
    namesIn(join(root, "samples", language), endings[language]).map((name) => {
      const file = join(root, "samples", language, name + endings[language]);
      const text = readFileSync(file, "utf8");
      const status = readStatus(text, `samples/${language}/${name}${endings[language]}`);
      return { language, name, file, rustOnly: rustOnlyMarker.exec(text)?.[1], ...status };
    }),
  );
}

/**
 * The file with the captured output of a program. Of the shell samples, only the library's own command has stable
 * output.
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

/** Differences between the Rust and the Python programs, except for those with a reason. */
export function unpaired(samples: readonly SampleFile[]): string[] {
  const namesOf = (language: Language) =>
    new Set(samples.filter((sample) => sample.language === language).map(({ name }) => name));
  const [rust, python] = [namesOf("rust"), namesOf("python")];
  const alone = new Set(samples.filter(({ rustOnly }) => rustOnly).map(({ name }) => name));
  return [
    ...[...rust]
      .filter((name) => !python.has(name) && !alone.has(name))
      .map(
        (name) => `samples/rust/${name}.rs: write samples/python/${name}.py, or "// #rust-only: why" here.`,
      ),
    ...[...alone]
      .filter((name) => python.has(name))
      .map((name) => `samples/rust/${name}.rs: has #rust-only, but samples/python/${name}.py exists.`),
    ...[...python]
      .filter((name) => !rust.has(name))
      .map((name) => `samples/python/${name}.py: there is no samples/rust/${name}.rs.`),
  ];
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length).replaceAll("\\", "/"))
    .sort();
}
