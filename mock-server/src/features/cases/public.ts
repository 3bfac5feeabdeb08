/** The interface of this feature: suspicions, and the cases that they open. */
export { openCase } from "./repository.ts";
export { findSuspicions } from "./repository-facts.ts";
