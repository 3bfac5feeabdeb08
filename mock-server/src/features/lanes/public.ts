/** What other features may use of lanes. */
export { operatorsMay } from "./operators.ts";
export { findLane } from "./repository.ts";
