/** What the pages of the site use of accounts. */
export { readUndo, undoChange } from "./undo-change.ts";
