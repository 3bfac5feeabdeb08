import type { Schema } from "@marsa/api-spec/client-problem";
import { LOT_HINTS } from "@marsa/realtime/topics";
import { useEffect, useEffectEvent } from "react";
import { withRealtime } from "./connection.ts";
import { live } from "./live.ts";

/** What was read so long before the first hint could be heard may be wrong by then, ms. */
const FRESH_MS = 3_000;

/**
 * Listens to the hints for lists while mounted; lots that the store knows are brought up to date.
 * @param onUnknown ids of lots that are not on the screen; some may belong to the list that is being looked at
 * @param onBack the link is back after a loss, or was slow to come: hints were missed, so what is visible should be read
 *   again
 */
export function useLotsTopic(onUnknown?: (ids: number[]) => void, onBack?: () => void): void {
  const unknown = useEffectEvent((ids: number[]) => onUnknown?.(ids));
  const back = useEffectEvent(() => onBack?.());

  useEffect(() => {
    const began = performance.now();
    let lost = false;
    return withRealtime(({ client }) =>
      client.subscribe(LOT_HINTS, {
        event: (payload) => {
          const { items } = payload as Schema<"LotsHint">;
          for (const { id_auction, state } of items) if (live.knows(id_auction)) live.hear(id_auction, state);
          const strangers = items.map((item) => item.id_auction).filter((id) => !live.knows(id));
          if (strangers.length > 0) unknown(strangers);
        },
        lost: () => {
          lost = true;
        },
        subscribed: () => {
          if (lost || performance.now() - began > FRESH_MS) back();
          lost = false;
        },
      }),
    );
  }, []);
}
