/** Exports of the accounts for the pages of the site. */
export { readUndo, undoChange } from "./contacts/undo-change.ts";
