/**
 * `npm test [-- FILE ...]`: everything that must hold before a change is taken, eight minutes at most; with files, these
 * tests alone.
 */
import { runTests } from "./run-tests.ts";
import { runSteps, summarise } from "./steps.ts";
import { testsOf } from "./suites.ts";

const files = process.argv.slice(2);
summarise(files.length === 0 ? await runTests() : await runSteps(testsOf(files)));
