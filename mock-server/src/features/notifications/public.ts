/** The parts of this feature that others may use. */
export { endMails } from "./repository.ts";
