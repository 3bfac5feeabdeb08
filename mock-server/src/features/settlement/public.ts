/** The interface of this feature: what a second person has signed, and the facts of a lot. */
export { forfeitSigned, releaseSigned } from "./decide.ts";
export { factRows } from "./sale-facts.ts";
