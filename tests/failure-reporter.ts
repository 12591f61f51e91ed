import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";

/** Writes one line for each failure when it happens. The default reporter explains them at the end. */
export class FailureReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.result().state === "failed") report(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestSuiteResult(suite: TestSuite): void {
    for (const { message } of suite.errors())
      report(`${suite.module.relativeModuleId} › ${suite.fullName}: ${message}`);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) report(`${module.relativeModuleId}: ${message}`);
  }
}

function report(text: string): void {
  process.stdout.write(`✗ ${text.split("\n")[0]}\n`);
}
