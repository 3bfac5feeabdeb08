import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { Negotiation } from "#/features/decision/public.ts";
import { type Standing, standingAt } from "./standing.ts";

/** Returns where a negotiation stands now: a deadline that passes changes it without a reply. */
export function useStanding(negotiation: Negotiation): Standing {
  const ends = toMs(negotiation.until);
  const last = negotiation.offers.at(-1);
  const lapses = last ? toMs(last.until) : ends;
  // The last deadline that has passed, server ms.
  const passed = useServerTime((now) => (now >= ends ? ends : now >= lapses ? lapses : 0));
  return standingAt(negotiation, passed);
}
