/**
 * Scenario: many bidders on few lots. Each bidder follows a lot like the app and bids at their own pace, with exact
 * bids and stored maxima. At the end, every bidder compares their replies with the history and the lot. Run by `npm
 * run load -- bid-war --profile smoke`.
 */
import { optionsOf, prepare } from "./lib/plan.ts";
import { planOf } from "./lib/plan-of.ts";
import { summarise, type Summary } from "./lib/summary.ts";

export { bidder, watcher } from "./lib/bidder.ts";
export { injectFaults as storm } from "./lib/link-faults.ts";

const plan = planOf("bid-war", __ENV);
export const options = optionsOf(plan);
export const setup = () => prepare(plan);
export const handleSummary = (summary: Summary) => summarise(summary, plan);
