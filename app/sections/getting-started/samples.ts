import type { Sample } from "#model/sample.ts";

const samples = import.meta.glob<Sample>(
  [
    "/samples/shell/{install-git,install-python,install-rust,show-system}.sh",
    "/samples/shell/check-{rust,cargo,python,git,python-package}.sh",
    "/samples/shell/{create,build}-rust-project.sh",
    "/samples/shell/{create-python-environment,install-python-package}.sh",
    "/samples/shell/run-{rust-program,first-organism,population-evolution}.sh",
    "/samples/toml/dependencies.toml",
    "/samples/{rust,python,output}/{first-organism,population-evolution}.{rs,py,txt}",
  ],
  { query: "?sample", import: "default", eager: true },
);

/** The sample that a record of this page names. */
export function sampleOf(name: string): Sample {
  const sample = samples[`/samples/${name}`];
  if (!sample) {
    throw new Error(
      `The getting-started page needs samples/${name}: add the file, and its name to samples.ts.`,
    );
  }
  return sample;
}
