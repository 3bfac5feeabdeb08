import type { Schema } from "@marsa/api-spec/client-problem";
import { toMs } from "@marsa/api-spec/dates";
import { inLastMinutes } from "#/lib/format/countdown.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { useServerTime } from "../clock/clock.ts";
import { type LotNow, useLot } from "./live.ts";
import { type PhaseNow, usePhase } from "./phase.ts";

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

/** Closing windows by kind of lot, ms. Until the configuration is known no lot counts as in its last minutes. */
function useClosingWindows(): Record<Schema<"Kind">, number> {
  const closing = useConfig()?.closing;
  return {
    vehicle: (closing?.window_vehicle_s ?? 0) * 1000,
    apartment: (closing?.window_apartment_s ?? 0) * 1000,
  };
}
