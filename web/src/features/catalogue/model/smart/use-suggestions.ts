import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useWords } from "../list/use-words.ts";
import { useSettled } from "../map/use-settled.ts";
import { SHORTEST_SENTENCE, type Suggestions, suggestQuery, TYPING_MS } from "./suggest-query.ts";
import { listOf, type SuggestRow, rowsOf } from "./suggest-rows.ts";
import type { ListSearch } from "../search/read-list-search.ts";
import type { SmartAddress } from "./read-smart-address.ts";
import { correctedList } from "./smart-address.ts";

interface Suggested {
  /** The text that was asked for, a moment after the typed one. */
  readonly asked: string;
  readonly found: Suggestions | undefined;
  readonly rows: readonly SuggestRow[];
}

/** Returns the suggestions for a text while somebody types it; none for a text that is too short. */
export function useSuggestions(text: string): Suggested {
  const typed = text.trim();
  const asked = useSettled(typed, TYPING_MS) ?? "";
  const { data } = useQuery({
    ...suggestQuery({ text: asked }),
    enabled: asked.length >= SHORTEST_SENTENCE,
    placeholderData: keepPreviousData,
  });
  const wordOf = useWords(data ? listOf(data.read.section, data.read.filter) : {});
  const found = typed.length >= SHORTEST_SENTENCE ? data : undefined;
  return { asked, found, rows: found ? rowsOf(found, asked, wordOf) : [] };
}

interface Understood {
  /** The list of the search; null until known. */
  readonly list: ListSearch | null;
  /** The reading of the sentence; null after a correction or without a sentence. */
  readonly read: Suggestions["read"] | null;
}

/** Returns the meaning of an address: its correction, else the reading of its sentence; without an answer its words. */
export function useReading(address: SmartAddress): Understood {
  const own = correctedList(address);
  const sentence = address.q ?? "";
  const { data, isError } = useQuery({
    ...suggestQuery({ text: sentence }),
    enabled: own === null && sentence !== "",
  });
  if (own) return { list: own, read: null };
  if (data) return { list: listOf(data.read.section, data.read.filter, data.read.sort), read: data.read };
  return { list: isError ? { q: sentence } : null, read: null };
}
