/** What other features use of the audit. */
export { actWord } from "./words.ts";
