/** Runs proofs, whole or in their short forms, and reports the parts left out. */
import { keepWholeRun, lastWholeRun } from "./proof-record.ts";
import { proofs, type Proof } from "./proofs.ts";
import { leftOutIn, runSteps, type Step, type StepResult } from "./steps.ts";

/** Installs Crossbar before the proofs that need it, so that two of them do not install it at once. */
export const installCrossbar: Step = {
  name: "install Crossbar",
  command: ["node", "realtime/crossbar/install.ts"],
  limitS: 900,
};

/**
 * Runs proofs whole, one after another, on the built app and an installed Crossbar. Keeps each run that passed and
 * skipped nothing.
 */
export async function runWhole(wanted: readonly Proof[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const { name, whole } of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- a proof may measure: nothing runs beside it
    const [result] = (await runSteps([{ name, ...whole }])) as [StepResult];
    if (result.ok && leftOutIn(result).length === 0) keepWholeRun(name, result.seconds);
    results.push(result);
  }
  return results;
}

/**
 * Runs the short forms on the built app and an installed Crossbar, two at once: none of them judges a time, and alone
 * they would leave a third of two cores idle.
 */
export function runShort(wanted: readonly Proof[]): Promise<StepResult[]> {
  const steps = wanted.flatMap(({ name, short }) => (short ? [{ name: `${name}, short`, ...short }] : []));
  return runSteps(steps, 2);
}

/** Returns the proofs that CI shortens or leaves out, with their last whole run. */
export function onlyWhole(): string[] {
  return proofs
    .filter(({ leftOut }) => leftOut !== NOTHING)
    .map(({ name, leftOut }) => `${name}: ${leftOut}; ${lastWholeRun(name)}`);
}

const NOTHING = "nothing";
