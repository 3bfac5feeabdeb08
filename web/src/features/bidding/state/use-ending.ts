import { useState } from "react";
import { inLastMinutes } from "../../../lib/format/countdown.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "../../../realtime/clock/clock.ts";
import type { LotLive } from "../../../realtime/lots/live-store.ts";
import { isInTurn } from "../../../realtime/lots/phase.ts";

/** How near the lot's end is. */
export interface Ending {
  /** Whether the closing window has begun; in a lane: the final call. */
  readonly inWindow: boolean;
  readonly finalCall: boolean;
  /** Told by whoever follows the lane, while the lot has its turn there. */
  readonly hearFinalCall: (on: boolean) => void;
}

/**
 * Follows the end of a lot.
 * @param windowMs closing window, ms
 * @param told whether its lane is in the final call, where the caller follows the lane
 */
export function useEnding(live: LotLive, windowMs: number, told: boolean | undefined): Ending {
  const lastMinutes = useServerTime((now) => inLastMinutes(toMs(live.end) - now, windowMs));
  const [heard, hearFinalCall] = useState(false);
  const finalCall = told ?? (isInTurn(live) && heard);
  return { inWindow: live.lane === null ? lastMinutes : finalCall, finalCall, hearFinalCall };
}
