/**
 * Scenario: a live lane. Viewers and bidders follow the lane and its present lot over WAMP and bid by HTTP. An
 * operator makes the calls of the console and reports every three seconds. Run by `npm run load -- live-lane
 * --profile smoke`.
 */
import { optionsOf, prepare } from "./lib/plan.ts";
import { planOf } from "./lib/plan-of.ts";
import { summarise, type Summary } from "./lib/summary.ts";

export { laneBidder, viewer } from "./lib/lane-people.ts";
export { operator } from "./lib/operator.ts";

const plan = planOf("live-lane", __ENV);
export const options = optionsOf(plan);
export const setup = () => prepare(plan);
export const handleSummary = (summary: Summary) => summarise(summary, plan);
