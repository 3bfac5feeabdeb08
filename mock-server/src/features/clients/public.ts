/** The interface of this feature: the end of a lock at its deadline, and what a second person has signed. */
export { endLock } from "./repository-locks.ts";
export { unlockSigned } from "./lock.ts";
export { rolesChanged, rolesSigned } from "./set-roles.ts";
