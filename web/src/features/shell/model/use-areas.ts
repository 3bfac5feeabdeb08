import { useRouterState, useSearch } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { useMe } from "#/lib/http/queries.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { type Area, areaOf, areasFor } from "./areas.ts";

/** Returns the reader's areas, and the current one. */
export function useAreas(): { areas: Area[]; here: Area | undefined } {
  const areas = areasFor(useMe() ?? null, useHasScreen());
  const { section } = useSearch({ strict: false });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isWon = useIsWon(pathname);
  return { areas, here: areaOf(areas, isWon ? { pathname: "/buying", section } : { pathname, section }) };
}

/**
 * Whether a lot's page is the page of a lot that the reader won, which belongs to Buying. Its page reads the sale; a
 * query here would share its options with that one, and without a function of its own stop it from reading again.
 */
function useIsWon(pathname: string): boolean {
  const id = Number(/^\/auction\/(\d+)$/.exec(pathname)?.[1] ?? 0);
  const isWon = () => Boolean(queryClient.getQueryData(keys.settlement(id)));
  return useSyncExternalStore(followCache, isWon, isWon);
}

const followCache = (changed: () => void) => queryClient.getQueryCache().subscribe(changed);
