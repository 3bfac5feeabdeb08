import { useEffect, useRef, useState } from "react";
import { lotsQuery, matchingLots } from "../queries.ts";
import type { ListSearch } from "./read-list-search.ts";
import { newLotsIn } from "./new-lots.ts";

/** Hints are gathered this long before the server is asked about them, ms. */
const GATHER_MS = 2_000;
/** One question is about so many lots at most; the last loaded one is asked along. */
const MOST = 99;

interface Loaded {
  /** Every lot in the list, in its order. */
  ids: readonly number[];
  /** Whether that is the whole list. */
  complete: boolean;
}

export interface NewLots {
  /** How many lots have joined the part of the list that is loaded. */
  count: number;
  /** Hints about lots that nobody knows here. */
  hear: (ids: readonly number[]) => void;
}

/**
 * Counts the lots that joined a list since it was read, without touching the list. Most strangers that hints tell of
 * are simply further down, so the server is asked, for each of them once, where they stand.
 * @param readAt when the list was read from its top; counting starts anew with it
 */
export function useNewLots(search: ListSearch, loaded: Loaded, readAt: number): NewLots {
  const of = `${JSON.stringify(lotsQuery(search).queryKey)} ${readAt}`;
  const [found, setFound] = useState({ of, count: 0 });
  const latest = useRef({ of, search, loaded });
  const asked = useRef({ of, judged: new Set<number>(), waiting: new Set<number>() });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = { of, search, loaded };
    if (asked.current.of !== of) asked.current = { of, judged: new Set(), waiting: new Set() };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask() {
    timer.current = undefined;
    const { of: about, search: address, loaded: list } = latest.current;
    const { judged, waiting } = asked.current;
    const some = [...waiting].slice(0, MOST);
    for (const id of some) {
      waiting.delete(id);
      judged.add(id);
    }
    const last = list.complete ? null : (list.ids.at(-1) ?? null);
    const reply = await matchingLots(address, last === null ? some : [...some, last]).catch(() => []);
    const joined = newLotsIn(reply, last, new Set(list.ids)).length;
    if (joined > 0)
      setFound((before) => ({ of: about, count: (before.of === about ? before.count : 0) + joined }));
  }

  function hear(ids: readonly number[]) {
    const { judged, waiting } = asked.current;
    for (const id of ids) if (!judged.has(id)) waiting.add(id);
    if (waiting.size > 0) timer.current ??= setTimeout(() => void ask(), GATHER_MS);
  }

  return { count: found.of === of ? found.count : 0, hear };
}
