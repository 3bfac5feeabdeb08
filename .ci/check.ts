/** `npm run check`. Two at once: most of these use one core. */
import { checks } from "./checks.ts";
import { runSteps, summarise } from "./steps.ts";

summarise(await runSteps(checks, 2));
