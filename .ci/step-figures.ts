/** Records the duration of a run of steps, and of its long steps. */
import { recordFigure } from "./figures.ts";
import type { StepResult } from "./steps.ts";

/** Shorter steps are not listed, s. */
const LONG_S = 20;

/**
 * Records how long all steps of this process took, when all of them passed.
 * @param goalMin The goal for the duration, minutes.
 */
export function recordSteps(
  { id, what, command }: { readonly id: string; readonly what: string; readonly command: string },
  results: readonly StepResult[],
  goalMin: number,
): void {
  if (results.some(({ ok }) => !ok)) return;
  const minutes = performance.now() / 60_000;
  const long = results
    .filter(({ seconds }) => seconds >= LONG_S)
    .map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`);
  recordFigure({
    id,
    what: `${what}: ${results.length} steps, ${testsIn(results).toLocaleString("en-US")} tests`,
    figure: [`${minutes.toFixed(1)} min`, ...long].join("; "),
    goal: `${goalMin} min`,
    met: minutes <= goalMin,
    command,
  });
}

function testsIn(results: readonly StepResult[]): number {
  const counts = results.flatMap(({ output }) => [...output.matchAll(/^TESTS: (\d+) passed/gm)]);
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}
