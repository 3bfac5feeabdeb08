/**
 * Scenario: bidders on standard lots of which some end, a live lane, and browsing visitors, all at once. Run by
 * `npm run load -- auction-evening --profile smoke`.
 */
import { optionsOf, prepare } from "./lib/plan.ts";
import { planOf } from "./lib/plan-of.ts";
import { summarise, type Summary } from "./lib/summary.ts";

export { bidder, watcher } from "./lib/bidder.ts";
export { laneBidder, viewer } from "./lib/lane-people.ts";
export { operator } from "./lib/operator.ts";
export { visitor } from "./lib/visitor.ts";

const plan = planOf("auction-evening", __ENV);
export const options = optionsOf(plan);
export const setup = () => prepare(plan);
export const handleSummary = (summary: Summary) => summarise(summary, plan);
