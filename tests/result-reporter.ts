import type { Reporter, TestModule, Vitest } from "vitest/node";
import { provenanceOf, recordRecent } from "#commands/results/record.ts";

/** A test file's results, as the reporter records them. */
export interface FileResults {
  file: string;
  tests: { name: string; state: string }[];
}

/** Records the results of each test file, which the accessibility report is made from. */
export class ResultReporter implements Reporter {
  #isPartial = false;

  onInit({ config }: Vitest): void {
    this.#isPartial = config.testNamePattern !== undefined;
  }

  onTestModuleEnd(module: TestModule): void {
    const file = module.relativeModuleId;
    // Only these tests are about built pages. A file of which only a part was run has no result.
    if (this.#isPartial || !/^tests\/(e2e|engines|site)\//.test(file)) return;
    const tests = [...module.children.allTests()].map((test) => ({
      name: test.name,
      state: test.result().state,
    }));
    const results: FileResults = { file, tests };
    recordRecent(`tests/${file.replaceAll(/\W+/g, "-")}`, { ...provenanceOf("checks"), values: results });
  }
}
