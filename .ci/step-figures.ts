/** Records the duration of a run of steps, and of its long steps. */
import { countsOf } from "./counts.ts";
import { recordFigure, type Figure } from "./figures/figures.ts";
import type { StepResult } from "./steps.ts";

interface Run {
  readonly id: string;
  readonly what: string;
  readonly command: string;
  /** Goal for the duration, minutes. */
  readonly goalMin: number;
}

/** Shorter steps are not listed, s. */
const LONG_S = 20;

/** Records how long all steps of this process took, when all of them passed. */
export function recordSteps(run: Run, results: readonly StepResult[]): void {
  const figure = figureOfSteps(run, results, performance.now() / 60_000);
  if (figure) recordFigure(figure);
}

/** Returns the figure of a run of steps; null when a step failed. */
export function figureOfSteps(
  { id, what, command, goalMin }: Run,
  results: readonly StepResult[],
  minutes: number,
): Figure | null {
  if (results.some(({ ok }) => !ok)) return null;
  const long = results
    .filter(({ seconds }) => seconds >= LONG_S)
    .map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`);
  return {
    id,
    what: `${what}: ${results.length} steps, ${countsOf(results).passed.toLocaleString("en-US")} tests`,
    figure: [`${minutes.toFixed(1)} min`, ...long].join("; "),
    goal: `${goalMin} min`,
    met: minutes <= goalMin,
    command,
  };
}
