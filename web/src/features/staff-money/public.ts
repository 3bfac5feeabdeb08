/** The dialog of a decision, for other staff screens. */
export { DecisionDialog } from "./decision-dialog.tsx";
