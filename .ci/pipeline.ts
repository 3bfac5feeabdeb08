/** All that CI does, called by .ci/run: `npm test`, the slower checks, and the short form of each proof. */
import { onlyWhole, runShort } from "./run-proofs.ts";
import { proofs } from "./proofs.ts";
import { runTests } from "./run-tests.ts";
import { runSteps, summarise, type Step } from "./steps.ts";
import { journeys, pictures } from "./suites.ts";

const slower: readonly Step[] = [
  { name: "journeys (more)", ...journeys("more") },
  pictures,
  { name: "budgets of the first loads", command: ["node", ".ci/budgets.ts"], limitS: 120, live: true },
];

summarise([...(await runTests()), ...(await runSteps(slower)), ...(await runShort(proofs))], onlyWhole());
