/** `npm run check`: runs the static checks. */
import { runChecks } from "./checks.ts";
import { summarise } from "./steps.ts";

summarise(await runChecks());
