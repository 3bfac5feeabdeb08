/** `npm test`: everything that must hold before a change is taken. Ten minutes at most. */
import { checks } from "./checks.ts";
import { journeys, units } from "./suites.ts";
import { runSteps, summarise } from "./steps.ts";

summarise([
  ...(await runSteps(checks, 2)),
  ...(await runSteps(units)),
  ...(await runSteps(await journeys())),
]);
