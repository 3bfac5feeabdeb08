/** What others may use of the profiles: papers that expire soon. */
export { announcePaper, papersExpiring } from "./repository-expiring.ts";
