/** `npm run check`: runs the static checks, two at a time, since most of them use one core. */
import { checks } from "./checks.ts";
import { runSteps, summarise } from "./steps.ts";

summarise(await runSteps(checks, 2));
