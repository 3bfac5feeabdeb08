import type { Schema } from "@marsa/api-spec/client-problem";
import { STAFF_HINTS } from "@marsa/realtime/topics";
import { useEffect } from "react";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { link, withRealtime } from "./connection.ts";

/** How often a list of the staff is read beside the hints, ms: deadlines that pass change no row and give no hint. */
const BESIDE_HINTS_MS = 60_000;
/** The same without a connection, ms. */
const WITHOUT_HINTS_MS = 10_000;
/** A list with more pages than this is not read again by itself. */
const FEW_PAGES = 2;

/** The state of a query, as far as it tells its pages. */
interface Paged {
  readonly state: { readonly data?: unknown };
}

const isShort = ({ state: { data } }: Paged): boolean =>
  ((data as { readonly pages?: readonly unknown[] } | undefined)?.pages?.length ?? 0) <= FEW_PAGES;

/** The options of a query below `keys.staff`: read again after a hint, and now and then. */
export const followed = {
  staleTime: 5_000,
  refetchInterval: (query: Paged): number | false =>
    isShort(query) && (link.state === "live" ? BESIDE_HINTS_MS : WITHOUT_HINTS_MS),
};

/** Follows the hints about the waiting lists of the staff while mounted, and reads the visible ones again. */
export function useStaffTopic(): void {
  useEffect(
    () =>
      withRealtime(({ client }) =>
        client.subscribe(STAFF_HINTS, {
          event: (payload) => {
            for (const queue of (payload as Schema<"StaffHint">).queues)
              readAgain(keys.staff(queue), queue === "lanes");
          },
          // Hints were missed before.
          subscribed: () => readAgain(keys.allStaff, true),
        }),
      ),
    [],
  );
}

function readAgain(changed: readonly string[], hasLanes: boolean): void {
  for (const queryKey of [changed, keys.desk, keys.navinfo, ...(hasLanes ? [keys.scheduledLanes] : [])])
    void queryClient.invalidateQueries({ queryKey, predicate: isShort });
}
