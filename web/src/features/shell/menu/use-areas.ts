import { useRouterState, useSearch } from "@tanstack/react-router";
import { useMe } from "../../../lib/http/queries.ts";
import { useHasScreen } from "../../../lib/address/use-has-screen.ts";
import { type Area, areaOf, areasFor } from "./areas.ts";

/** Returns the reader's areas, and the current one. */
export function useAreas(): { areas: Area[]; here: Area | undefined } {
  const areas = areasFor(useMe() ?? null, useHasScreen());
  const { section } = useSearch({ strict: false });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return { areas, here: areaOf(areas, { pathname, section }) };
}
