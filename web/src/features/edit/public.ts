/** What other features may use of the lot editor: the steps of its form. */
export { metaQuery } from "./model/draft/queries.ts";
export { STEP_WORDS, stepOfField } from "./model/draft/steps.ts";
