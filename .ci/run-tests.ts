/** The steps of `npm test`. */
import { runChecks } from "./checks.ts";
import { runSteps, type StepResult } from "./steps.ts";
import { journeys, oldestBrowsers, units, webBuild } from "./suites.ts";

/** Runs all steps of `npm test`: checks, unit tests, and the core journeys. */
export async function runTests(): Promise<StepResult[]> {
  return [
    ...(await runChecks()),
    ...(await runSteps([
      { name: "vitest (core)", ...units("core") },
      webBuild,
      oldestBrowsers,
      { name: "journeys (core)", ...journeys("core") },
    ])),
  ];
}
