/** Runs everything of CI, called by .ci/run: `npm test`, the slower checks, and the short form of each proof. */
import { installCrossbar, onlyWhole, runShort } from "./run-proofs.ts";
import { proofs } from "./proofs.ts";
import { runTests } from "./run-tests.ts";
import { isWhole, shareOf } from "./shard.ts";
import { recordSteps } from "./step-figures.ts";
import { runSteps, summarise, type Step } from "./steps.ts";
import { journeys, pictures, units } from "./suites.ts";

const moreJourneys: Step = { name: "journeys (more)", ...journeys("more") };
const moreTests: Step = { name: "vitest (more)", ...units("more") };
const budgets: Step = {
  name: "budgets of the first loads",
  command: ["node", ".ci/budgets.ts"],
  limitS: 120,
  live: true,
};

/** Goal for the duration on two cores, minutes. */
const GOAL_MIN = 25;

const results = [
  ...(await runTests()),
  ...(await runSteps([moreJourneys])),
  // The installation of Crossbar waits for downloads most of its time.
  ...(await runSteps([...shareOf([pictures]), installCrossbar, moreTests], 2)),
  ...(await runSteps(shareOf([budgets]))),
  ...(await runShort(shareOf(proofs))),
];
if (isWhole)
  recordSteps({ id: "ci-run", what: "All steps of CI", command: ".ci/run", goalMin: GOAL_MIN }, results);
summarise(results, onlyWhole());
