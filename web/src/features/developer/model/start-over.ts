import type { Schema } from "@marsa/api-spec/client-problem";
import { useRouter } from "@tanstack/react-router";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { toMs } from "@marsa/api-spec/dates";
import { serverClock } from "#/realtime/clock/clock.ts";
import { epochs } from "#/realtime/link/epochs.ts";

/** Returns the lot of an address (without /en); null for any other page. */
export function openLotId(pathname: string): number | null {
  const id = /^\/auction\/([1-9]\d{0,9})\/?$/.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

type Moment = Schema<"Moment">;

/**
 * Replaces the state of the server, then of the page, since all known data belongs to the old database. Demo accounts
 * stay signed in; other sessions end.
 */
export function useStartOver() {
  const router = useRouter();
  return async (change: () => Promise<Moment>): Promise<Moment> => {
    const moment = await change();
    serverClock.sample(toMs(moment.now), serverClock.rate());
    epochs.take(moment.epoch);
    await queryClient.invalidateQueries();
    // A lot that the new state does not have would stay on its page.
    const lot = openLotId(router.state.location.pathname);
    if (lot !== null && queryClient.getQueryState(keys.lot(lot))?.status === "error") {
      queryClient.removeQueries({ queryKey: keys.lot(lot) });
      await router.invalidate();
    }
    return moment;
  };
}
