import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { choiceOf } from "../filters/fields.ts";
import { CHOICE_FIELDS } from "../filters/field-names.ts";
import { filterOf, sectionOf } from "../list/list-search.ts";
import { type ListSearch, LONGEST_Q } from "../list/read-list-search.ts";
import { dictQuery } from "../../../lib/http/queries.ts";
import { countQuery } from "../queries.ts";
import { type Lexicon, makeLexicon } from "./lexicon.ts";
import { type Reading, readSentence } from "./read-sentence.ts";
import { correctedList } from "./smart-address.ts";
import type { SmartAddress } from "./read-smart-address.ts";

const FIELDS = CHOICE_FIELDS.filter((field) => choiceOf(field).dict !== undefined);

/** The lexicon; null until the dictionaries have loaded. */
function useLexicon(): Lexicon | null {
  const dicts = useQueries({ queries: FIELDS.map((field) => dictQuery(choiceOf(field).dict ?? "")) });
  const whole = dicts.every(({ data }) => data !== undefined);
  const failed = dicts.some(({ isError }) => isError);
  // Dictionaries are valid for a day, so the lexicon is made once.
  return useMemo(() => {
    if (!whole && !failed) return null;
    return makeLexicon(FIELDS.map((field, place) => ({ field, items: dicts[place]?.data?.items ?? [] })));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list of results is new each time, its contents are not
  }, [whole, failed]);
}

export interface Understood {
  /** The list of the search; null until known. */
  readonly list: ListSearch | null;
  /** The reading of the sentence; null after a correction or without a sentence. */
  readonly reading: Reading | null;
  /** Words that are in no dictionary and in no lot. */
  readonly lost: readonly string[];
}

/** Returns the meaning of an address: its correction, else the reading of its sentence. */
export function useReading(address: SmartAddress): Understood {
  const own = correctedList(address);
  const lexicon = useLexicon();
  const sentence = address.q ?? "";
  const reading = useMemo(
    () => (own === null && lexicon && sentence !== "" ? readSentence(sentence, lexicon) : null),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whether it was corrected, not what it became
    [own === null, lexicon, sentence],
  );
  // An unknown word may stand in a title: a building, a trim, a yard.
  const words = (reading?.unknown.join(" ") ?? "").slice(0, LONGEST_Q).trim();
  const withWords: ListSearch = { ...reading?.search, q: words };
  const found = useQuery({
    ...countQuery(sectionOf(withWords), filterOf(withWords)),
    enabled: words !== "",
  });
  if (own) return { list: own, reading: null, lost: [] };
  if (!reading) return { list: null, reading: null, lost: [] };
  if (words === "") return { list: reading.search, reading, lost: [] };
  if (found.isPending) return { list: null, reading, lost: [] };
  return found.data
    ? { list: withWords, reading, lost: [] }
    : { list: reading.search, reading, lost: reading.unknown };
}
