/** Runs proofs, whole or in their short forms, and reports the parts left out. */
import { keepWholeRun, lastWholeRun } from "./proof-record.ts";
import { proofs, type Proof } from "./proofs.ts";
import { leftOutIn, runSteps, type Step, type StepResult } from "./steps.ts";
import { webBuild } from "./suites.ts";

/** Installs Crossbar before the proofs that need it, so that two of them do not install it at once. */
const installCrossbar: Step = {
  name: "install Crossbar",
  command: ["node", "realtime/crossbar/install.ts"],
  limitS: 900,
};

/** Runs proofs whole, one after another, and keeps each run that passed and skipped nothing. */
export async function runWhole(wanted: readonly Proof[]): Promise<StepResult[]> {
  const results = await runSteps([webBuild, installCrossbar]);
  for (const { name, whole } of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- a proof may measure: nothing runs beside it
    const [result] = (await runSteps([{ name, ...whole }])) as [StepResult];
    if (result.ok && leftOutIn(result).length === 0) keepWholeRun(name, result.seconds);
    results.push(result);
  }
  return results;
}

/** Runs the short forms: those that need the machine to themselves one by one, then the others two at once. */
export async function runShort(wanted: readonly Proof[]): Promise<StepResult[]> {
  const steps = (isAlone: boolean): Step[] =>
    wanted.flatMap((proof) =>
      proof.short && proof.isAlone === isAlone ? [{ name: `${proof.name}, short`, ...proof.short }] : [],
    );
  return [
    ...(await runSteps([webBuild, installCrossbar])),
    ...(await runSteps(steps(true))),
    ...(await runSteps(steps(false), 2)),
  ];
}

/** Runs the short forms: first those that need the machine alone, then the others two at a time. */
export function onlyWhole(): string[] {
  return proofs
    .filter(({ leftOut }) => leftOut !== NOTHING)
    .map(({ name, leftOut }) => `${name}: ${leftOut}; ${lastWholeRun(name)}`);
}

const NOTHING = "nothing";
