/** The interface of this feature: the end of a lock at its deadline. */
export { endLock } from "./repository-locks.ts";
