import { checks } from "./checks.ts";
import { runSteps, type StepResult } from "./steps.ts";
import { journeys, units, webBuild } from "./suites.ts";

/** Runs everything of `npm test`: checks, units, and the journeys that every change must pass. */
export async function runTests(): Promise<StepResult[]> {
  return [
    ...(await runSteps(checks, 2)),
    ...(await runSteps([units, webBuild, { name: "journeys (core)", ...journeys("core") }])),
  ];
}
