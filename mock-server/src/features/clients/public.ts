/** What others may use of the clients: the end of a lock at its deadline. */
export { endLock } from "./repository-locks.ts";
