/** Prints lines at the end of vitest that .ci repeats: counts, skipped tests, and each failure by name. */
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { root } from "../steps.ts";

const SLOWEST = 5;

export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({
      file: relative(root, module.moduleId),
      ms: module.diagnostic().duration,
      tests: [...module.children.allTests()],
      errors: module.errors(),
    }));
    const all = files.flatMap(({ tests }) => tests);
    const count = (state: string) => all.filter((test) => test.result().state === state).length;
    const slowest = files
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, SLOWEST)
      .map(({ file, ms }) => `${Math.round(ms / 1000)} s ${file}`);
    const retried = all.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0).length;
    console.log(
      `TESTS: ${count("passed")} passed, ${count("failed")} failed, ${retried} retried, ${count("skipped")} skipped in ` +
        `${files.length} files; slowest: ${slowest.join("; ")}`,
    );
    for (const { file, tests, errors } of files) {
      const skipped = tests.filter((test) => test.result().state === "skipped");
      if (skipped.length > 0) console.log(`SKIPPED TESTS: ${skipped.length} of ${file}`);
      const failed = tests.filter((test) => test.result().state === "failed");
      for (const test of failed)
        console.log(`FAILED TEST: ${file} › ${test.fullName}; again: npm test -- ${file}`);
      if (failed.length === 0 && errors.length > 0)
        console.log(`FAILED TEST: ${file}: ${errors[0]?.message}; again: npm test -- ${file}`);
    }
  }
}
