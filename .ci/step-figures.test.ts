/** The figure of a run of steps. */
import { expect, it } from "vitest";
import { figureOfSteps } from "./step-figures.ts";

const run = { id: "npm-test", what: "All steps of `npm test`", command: "npm test", goalMin: 8 };
const units = { name: "vitest", ok: true, seconds: 200.4, output: "TESTS: 1200 passed, 0 failed\n" };
const format = { name: "format", ok: true, seconds: 1, output: "" };

it("a run counts its tests, lists its long steps and compares its duration with the goal", () => {
  expect(figureOfSteps(run, [units, format], 8.04)).toEqual({
    id: "npm-test",
    what: "All steps of `npm test`: 2 steps, 1,200 tests",
    figure: "8.0 min; vitest 200 s",
    goal: "8 min",
    met: false,
    command: "npm test",
  });
});

it("a run with a failed step has no figure", () => {
  expect(figureOfSteps(run, [units, { ...format, ok: false }], 5)).toBeNull();
});
