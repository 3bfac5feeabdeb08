/**
 * Scenario: browsing visitors who read lists in every order, counts of a filter, lot pages and pictures. Run by
 * `npm run load -- browse --profile smoke`.
 */
import { optionsOf, prepare } from "./lib/plan.ts";
import { planOf } from "./lib/plan-of.ts";
import { summarise, type Summary } from "./lib/summary.ts";

export { visitor } from "./lib/visitor.ts";

const plan = planOf("browse", __ENV);
export const options = optionsOf(plan);
export const setup = () => prepare(plan);
export const handleSummary = (summary: Summary) => summarise(summary, plan);
