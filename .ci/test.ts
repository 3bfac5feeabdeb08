/** `npm test [-- FILE ...]`: everything that must pass before a change is merged; with files, only these tests. */
import { runTests } from "./run-tests.ts";
import { isWhole } from "./shard.ts";
import { recordSteps } from "./step-figures.ts";
import { runSteps, summarise } from "./steps.ts";
import { testsOf } from "./suites.ts";

/** Goal for the duration on two cores, minutes. */
const GOAL_MIN = 8;

const files = process.argv.slice(2);
if (files.length > 0) summarise(await runSteps(testsOf(files)));
const results = await runTests();
if (isWhole)
  recordSteps(
    { id: "npm-test", what: "All steps of `npm test`", command: "npm test", goalMin: GOAL_MIN },
    results,
  );
summarise(results);
