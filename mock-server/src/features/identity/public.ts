/** What the pages of the site use of accounts. */
export { readUndo, undoChange } from "./contacts/undo-change.ts";
