/** What other features may use of the catalogue: the search box, and its suggestions for the command palette. */
import { lazy } from "react";

export { SuggestBox } from "./view/suggest/suggest-box.tsx";
export type { SuggestedRow } from "./view/suggest/suggested.tsx";
/** The suggestions load with the first letter. */
export const Suggested = lazy(async () => ({
  default: (await import("./view/suggest/suggest-menu.tsx")).Suggested,
}));
