/** The interface of this feature: what a second person has signed. */
export { forfeitSigned, releaseSigned } from "./decide.ts";
