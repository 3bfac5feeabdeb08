import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { announce } from "#/lib/browser/announce.ts";
import { useMe } from "#/lib/http/queries.ts";
import { FRESH_MS as LINK_FRESH_MS, useLinkUp } from "#/realtime/link/link-up.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { sectionOf } from "../search/list-search.ts";
import type { ListSearch } from "../search/read-list-search.ts";
import { countAgain, lotsQuery, readFromTop, refreshLots } from "./queries.ts";
import { countedIn } from "../search/sections.ts";
import { useNewLots } from "./use-new-lots.ts";

/** A list that was read longer ago than this gets the new state of its lots on return, ms. */
const FRESH_MS = 15_000;

/** The list of an address: its loaded lots, and how to load more. */
export function useList(search: ListSearch) {
  const me = useMe();
  const section = sectionOf(search);
  // A visitor has no watchlist, so no call.
  const enabled = section !== "favorites" || Boolean(me);
  const list = useInfiniteQuery({ ...lotsQuery(search), enabled, placeholderData: keepPreviousData });
  const {
    data,
    isPlaceholderData: previous,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = list;

  const cards = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const ids = useMemo(() => cards.map((card) => card.id_auction), [cards]);
  const { total, capped } = data?.pages.at(-1) ?? {};

  const fresh = useNewLots(
    search,
    { ids, complete: !hasNextPage },
    Date.parse(data?.pages[0]?.as_of ?? "") || 0,
  );
  const retry = () => void (isFetchNextPageError ? fetchNextPage() : list.refetch());
  const catchUp = () => void refreshLots(search, ids).catch(() => undefined);
  useLotsTopic(fresh.addHints);
  useLinkUp(() => {
    void countAgain();
    if (list.isError) retry();
    catchUp();
  }, LINK_FRESH_MS);
  const comeBack = useEffectEvent(() => {
    if (data && Date.now() - list.dataUpdatedAt > FRESH_MS) catchUp();
  });
  useEffect(() => comeBack(), []);
  useSpokenCount(total === undefined || previous ? null : countedIn(section, total, capped));

  const canGoOn = hasNextPage && !isFetchingNextPage && !previous && !isFetchNextPageError;
  const nearEnd = useCallback(() => {
    if (canGoOn) void fetchNextPage();
  }, [canGoOn, fetchNextPage]);

  return {
    cards,
    /** Number of lots in the whole list; undefined until loaded. */
    total,
    /** Whether there are more lots than that. */
    capped,
    /** The list of the last address, on the screen until the new one has loaded. */
    previous,
    more: hasNextPage && !previous && !isFetchNextPageError,
    /** The error of the list or of its next page. */
    error: data && !isFetchNextPageError ? null : list.error,
    newLots: fresh.count,
    nearEnd,
    retry,
    showNew: () => {
      scrollTo({ top: 0 });
      void readFromTop(search);
    },
  };
}

/** Announces the number of lots when it changes. */
function useSpokenCount(words: string | null): void {
  const before = useRef(words);
  useEffect(() => {
    if (words === null) return;
    if (before.current !== null && before.current !== words) announce(words);
    before.current = words;
  }, [words]);
}
