import type { ReactNode } from "react";
import { saveAndTell } from "#/features/catalogue/model/smart/save-and-tell.ts";
import { SuggestFace } from "./suggest-face.tsx";
import type { Choice, SuggestRow } from "#/features/catalogue/model/smart/suggest-rows.ts";
import { SHORTEST_SENTENCE } from "#/features/catalogue/model/smart/suggest-query.ts";
import { useSuggestions } from "#/features/catalogue/model/smart/use-suggestions.ts";

export interface SuggestedRow {
  readonly key: string;
  readonly group: string | null;
  readonly face: ReactNode;
  readonly choice: Exclude<Choice, { to: "save" }> | { readonly to: "act"; readonly act: () => void };
}

interface SuggestedProps {
  text: string;
  children: (rows: readonly SuggestedRow[]) => ReactNode;
}

/** The rows of the search box for another list of choices, as the command palette is. */
export function Suggested({ text, children }: SuggestedProps) {
  const { asked, rows: known } = useSuggestions(text);
  // The rows of an earlier text could be opened by Enter.
  const rows = asked.length >= SHORTEST_SENTENCE ? known : [];
  return children(rows.map((row) => suggested(row, asked)));
}

function suggested(row: SuggestRow, text: string): SuggestedRow {
  const { key, group, choice } = row;
  const face = <SuggestFace row={row} />;
  if (choice.to !== "save") return { key, group, face, choice };
  return { key, group, face, choice: { to: "act", act: () => void saveAndTell(text, choice.search) } };
}
