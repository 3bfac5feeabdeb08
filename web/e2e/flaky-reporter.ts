import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";

/**
 * Names each journey that failed first and passed when it was tried again, with what went wrong: a line `FLAKY: …`,
 * which .ci repeats at the end of its run. Such a journey counts as passed, and has a race that is to be found.
 */
export default class FlakyReporter implements Reporter {
  private suite: Suite | null = null;

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    for (const test of this.suite?.allTests() ?? []) {
      if (test.outcome() !== "flaky") continue;
      const why =
        test.results[0]?.error?.message?.replaceAll(COLOURS, "").split("\n", 1)[0] ?? "no reason given";
      console.log(`FLAKY: ${test.titlePath().slice(1).join(" › ")}: ${why}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}

// oxlint-disable-next-line no-control-regex -- what a terminal's colours are made of
const COLOURS = /\u001B\[[0-9;]*m/g;
