import type { Schema } from "@marsa/api-spec/client-problem";
import { LOT_HINTS } from "@marsa/realtime/topics";
import { useEffect, useEffectEvent } from "react";
import { withRealtime } from "../link/connection.ts";
import { live } from "./live.ts";

/**
 * Follows the hints for lists while mounted, and updates the lots in the store. `useLinkUp` handles a lost connection.
 * @param onUnknown gets ids of lots that are not on the screen; some may belong to the visible list
 */
export function useLotsTopic(onUnknown?: (ids: number[]) => void): void {
  const unknown = useEffectEvent((ids: number[]) => onUnknown?.(ids));

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
