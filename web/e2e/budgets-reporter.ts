import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints the measurements: counts above their limit fail, times depend on the machine and are only printed. */
export default class BudgetsReporter implements Reporter {
  onTestEnd(test: TestCase, { status, annotations, errors }: TestResult): void {
    const project = test.parent.project()?.name ?? "";
    console.log(`${status === "passed" ? "ok  " : status.toUpperCase()}  ${project}: ${test.title}`);
    for (const { type, description } of annotations)
      if (description !== undefined) console.log(`        ${type}: ${description}`);
    for (const { message = "" } of errors) console.log(message);
  }

  printsToStdio(): boolean {
    return true;
  }
}
