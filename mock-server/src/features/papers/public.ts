/** The interface of this feature: the tax documents of a sale. */
export { taxPapersOf } from "./paper-file.ts";
