/** Exports of the accounts for other features and the pages of the site. */
export { readUndo, undoChange } from "./undo-change.ts";
export { messages, sendLater } from "./messages.ts";
export { guessCode } from "./guess-code.ts";
export { nameErrors } from "./name-errors.ts";
export { addPerson, setNames } from "./repository.ts";
export { isTaken, ownerOf, setVerified, userById, verification } from "./repository-contacts.ts";
export { easyToGuess } from "./new-password.ts";
