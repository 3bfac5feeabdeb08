/** The parts of this feature that others may use: papers that expire soon. */
export { profileById, putDraft, setSigned } from "./repository.ts";
export { drawUp } from "./sign-contract.ts";
export { announcePaper, papersExpiring } from "./repository-expiring.ts";
