/** Which code answers which operation of the document. A missing or unfit handler does not compile. */
import type { Registry } from "./http/handler.ts";

export const registry = {} satisfies Partial<Registry>;
