/** What other features may use of the lot editor: the steps of its form. */
export { metaQuery } from "./queries.ts";
export { STEP_WORDS, stepOfField } from "./steps.ts";
