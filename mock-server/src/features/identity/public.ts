/** Exports of the accounts for other features and the pages of the site. */
export { readUndo, undoChange } from "./undo-change.ts";
export { sendLater } from "./messages.ts";
export { easyToGuess } from "./new-password.ts";
