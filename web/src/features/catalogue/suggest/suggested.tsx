import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useWords } from "../filters/use-words.ts";
import { useSettled } from "../map/use-settled.ts";
import { saveAndTell } from "./save-and-tell.ts";
import { SuggestFace } from "./suggest-face.tsx";
import { SHORTEST_SENTENCE, suggestQuery, TYPING_MS } from "./suggest-query.ts";
import { type Choice, listOf, type Row, rowsOf } from "./suggest-rows.ts";

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
  const asked = useSettled(text.trim(), TYPING_MS) ?? "";
  const { data } = useQuery({
    ...suggestQuery({ text: asked }),
    enabled: asked.length >= SHORTEST_SENTENCE,
    placeholderData: keepPreviousData,
  });
  const wordOf = useWords(data ? listOf(data.read.section, data.read.filter) : {});
  const rows = data && asked.length >= SHORTEST_SENTENCE ? rowsOf(data, asked, wordOf) : [];
  return children(rows.map((row) => suggested(row, asked)));
}

function suggested(row: Row, text: string): SuggestedRow {
  const { key, group, choice } = row;
  const face = <SuggestFace row={row} />;
  if (choice.to !== "save") return { key, group, face, choice };
  return { key, group, face, choice: { to: "act", act: () => void saveAndTell(text, choice.search) } };
}
