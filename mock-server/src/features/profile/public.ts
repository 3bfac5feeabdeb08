/** The parts of this feature that others may use: papers that expire soon. */
export { announcePaper, papersExpiring } from "./repository-expiring.ts";
