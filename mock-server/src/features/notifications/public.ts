/** What other parts may use of this feature. */
export { endMails } from "./repository.ts";
