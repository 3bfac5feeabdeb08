/** The interface of this feature: the tax documents of a sale, and what is due to a seller. */
export { taxPapersOf } from "./paper-file.ts";
export { factsNow } from "./statements.ts";
