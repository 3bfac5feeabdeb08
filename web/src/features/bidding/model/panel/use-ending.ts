import { useState } from "react";
import { inLastMinutes } from "#/lib/format/countdown.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import { isInTurn } from "#/realtime/lots/phase.ts";

/** The last phase of a lot before its end. */
export interface Ending {
  /** Whether the closing window has begun; in a lane, whether the final call has begun. */
  readonly inWindow: boolean;
  readonly finalCall: boolean;
  /** Takes the final call from a component that follows the lane. */
  readonly setFinalCall: (on: boolean) => void;
}

/**
 * Follows the end of a lot.
 * @param windowMs closing window, ms
 * @param laneFinalCall whether the lane is in its final call; undefined where the caller does not follow the lane
 */
export function useEnding(live: LotLive, windowMs: number, laneFinalCall: boolean | undefined): Ending {
  const lastMinutes = useServerTime((now) => inLastMinutes(toMs(live.end) - now, windowMs));
  const [reported, setFinalCall] = useState(false);
  const finalCall = laneFinalCall ?? (isInTurn(live) && reported);
  return { inWindow: live.lane === null ? lastMinutes : finalCall, finalCall, setFinalCall };
}
