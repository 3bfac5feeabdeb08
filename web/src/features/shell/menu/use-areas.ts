import { skipToken, useQuery } from "@tanstack/react-query";
import { useRouterState, useSearch } from "@tanstack/react-router";
import { useMe } from "../../../lib/http/queries.ts";
import { keys } from "../../../lib/http/query-keys.ts";
import { useHasScreen } from "../../../lib/address/use-has-screen.ts";
import { type Area, areaOf, areasFor } from "./areas.ts";

/** Returns the reader's areas, and the current one. */
export function useAreas(): { areas: Area[]; here: Area | undefined } {
  const areas = areasFor(useMe() ?? null, useHasScreen());
  const { section } = useSearch({ strict: false });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isWon = useIsWon(pathname);
  return { areas, here: areaOf(areas, isWon ? { pathname: "/buying", section } : { pathname, section }) };
}

/** Whether a lot's page is the page of a lot that the reader won, which belongs to Buying. Its page reads the sale. */
function useIsWon(pathname: string): boolean {
  const id = Number(/^\/auction\/(\d+)$/.exec(pathname)?.[1] ?? 0);
  const { data } = useQuery({ queryKey: keys.settlement(id), queryFn: skipToken });
  return Boolean(data);
}
