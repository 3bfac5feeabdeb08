/** What other features may use of the catalogue: the search box, and its suggestions for the command palette. */
import { lazy } from "react";

export { SuggestBox } from "./suggest/suggest-box.tsx";
export type { SuggestedRow } from "./suggest/suggested.tsx";
/** The suggestions load with the first letter. */
export const Suggested = lazy(async () => ({
  default: (await import("./suggest/suggest-menu.tsx")).Suggested,
}));
