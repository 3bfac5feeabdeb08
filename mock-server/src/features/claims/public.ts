/** The interface of this feature: what a second person has signed. */
export { claimSigned } from "./decide.ts";
