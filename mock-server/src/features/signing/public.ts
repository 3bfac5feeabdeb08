/** The interface of this feature: the end of a request that nobody signed. */
export { voidSignature } from "./repository.ts";
