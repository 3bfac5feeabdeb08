/** What other features may use of questions: how many wait for a seller. */
export { countWaiting } from "./repository.ts";
