import type { Schema } from "@marsa/api-spec/client-problem";
import { inLastMinutes } from "#/lib/format/countdown.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "../clock/clock.ts";
import { useClosingWindows } from "./closing-windows.ts";
import { type LotNow, useLot } from "./live.ts";
import { type PhaseNow, usePhase } from "./use-phase.ts";

/** The current state of a lot in a list. */
export interface OwnLot extends LotNow, PhaseNow {
  readonly id: number;
  /** The closing window of its kind, ms, and whether it has begun. */
  readonly windowMs: number;
  readonly last: boolean;
}

/** Follows a lot of a list: from its card, then from events. */
export function useOwnLot({ id_auction: id, kind, live }: Schema<"LotCard">): OwnLot {
  const lot = useLot(id, live);
  const windowMs = useClosingWindows()[kind];
  const last = useServerTime((now) => inLastMinutes(toMs(lot.live.end) - now, windowMs));
  return { id, ...lot, ...usePhase(lot.live), windowMs, last };
}
