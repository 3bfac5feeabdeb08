/** The interface of this feature: the tax documents of a sale, and a seller's statement of now. */
export { taxPapersOf } from "./paper-file.ts";
export { factsNow } from "./statements.ts";
