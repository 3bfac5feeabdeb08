import { useEffect, useRef, useState } from "react";
import { lotsQuery, matchingLots } from "./queries.ts";
import type { ListSearch } from "../search/read-list-search.ts";

/** Hints are collected for this time before the server is asked, ms. */
const GATHER_MS = 2_000;
/** The most lots in one call, besides the last loaded one. */
const MOST = 99;

interface Loaded {
  /** Every loaded lot, in the order of the list. */
  ids: readonly number[];
  /** Whether the whole list is loaded. */
  complete: boolean;
}

export interface NewLots {
  /** The number of lots that joined the loaded part. */
  count: number;
  /** Takes hints about lots that are not loaded. */
  addHints: (ids: readonly number[]) => void;
}

/**
 * Counts the lots that joined a list since it was read, without changing the list. Most lots of hints belong further
 * down, so the server is asked once for the place of each.
 * @param readAt time of the list's first page; counting starts again with it
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

  function addHints(ids: readonly number[]) {
    const { judged, waiting } = asked.current;
    for (const id of ids) if (!judged.has(id)) waiting.add(id);
    if (waiting.size > 0) timer.current ??= setTimeout(() => void ask(), GATHER_MS);
  }

  return { count: found.of === of ? found.count : 0, addHints };
}

/**
 * Returns the lots that joined the loaded part of the list. The reply is in the order of the list, so lots before the
 * last loaded one belong to that part; later ones load with scrolling.
 * @param reply ids in the server's order, with the last loaded one unless it left the list
 * @param last the last loaded lot; null when the whole list is loaded
 * @param loaded every lot of the loaded part
 */
export function newLotsIn(
  reply: readonly number[],
  last: number | null,
  loaded: ReadonlySet<number>,
): number[] {
  const end = last === null ? reply.length : reply.indexOf(last);
  return reply.slice(0, Math.max(0, end)).filter((id) => !loaded.has(id));
}
