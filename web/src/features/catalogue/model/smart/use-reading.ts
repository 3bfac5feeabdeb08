import { useQuery } from "@tanstack/react-query";
import type { ListSearch } from "../search/read-list-search.ts";
import { type Suggestions, suggestQuery } from "./suggest-query.ts";
import { listOf } from "./suggest-rows.ts";
import type { SmartAddress } from "./read-smart-address.ts";
import { correctedList } from "./smart-address.ts";

export interface Understood {
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
