/** Adds up the tests that the steps of a run counted, from their lines `TESTS: 12 passed, 0 failed, … 3 skipped`. */

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Returns the tests of all steps; zeros for steps that count none. */
export function countsOf(results: readonly { readonly output: string }[]): Counts {
  const lines = results
    .flatMap(({ output }) => output.split("\n"))
    .filter((line) => line.startsWith("TESTS: "));
  const sum = (word: string) =>
    lines.reduce((total, line) => total + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}
