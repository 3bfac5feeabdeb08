import type { Schema } from "@marsa/api-spec/client-problem";
import { LOT_HINTS } from "@marsa/realtime/topics";
import { useEffect, useEffectEvent } from "react";
import { withRealtime } from "../link/connection.ts";
import { live } from "./live.ts";
import { askLot } from "./lot-query.ts";
import { watchLostHints } from "./lots-behind.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";

const PATIENCE_MS = 8_000;
const asked = new Set<number>();

/** Reads the state of one lot, once for all listeners. */
async function readLot(id: number): Promise<void> {
  if (asked.has(id)) return;
  asked.add(id);
  const lot = await askLot(id, AbortSignal.timeout(PATIENCE_MS)).catch(() => null);
  if (lot) live.seed(id, lot.live, lot.mine);
  asked.delete(id);
}

/**
 * Follows the hints for lists while mounted, and updates the lots in the store. `useLinkUp` handles a lost connection.
 * @param onUnknown gets ids of lots that are not on the screen; some may belong to the visible list
 */
export function useLotsTopic(onUnknown?: (ids: number[]) => void): void {
  const unknown = useEffectEvent((ids: number[]) => onUnknown?.(ids));

  useEffect(
    () =>
      withRealtime(({ client }) =>
        watchLostHints(
          client,
          live,
          (id) => void readLot(id),
          () => void queryClient.invalidateQueries({ queryKey: keys.lots }),
        ),
      ),
    [],
  );
  useEffect(
    () =>
      withRealtime(({ client }) =>
        client.subscribe(LOT_HINTS, {
          event: (payload) => {
            const { items } = payload as Schema<"LotsHint">;
            for (const { id_auction, state } of items)
              if (live.knows(id_auction)) live.applyEvent(id_auction, state);
            const strangers = items.map((item) => item.id_auction).filter((id) => !live.knows(id));
            if (strangers.length > 0) unknown(strangers);
          },
        }),
      ),
    [],
  );
}
