/** The interface of this feature: a limit that is signed. */
export { limitSigned } from "./limits.ts";
