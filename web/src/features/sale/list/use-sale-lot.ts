import { useServerTime } from "../../../realtime/clock/clock.ts";
import { type OwnLot, useOwnLot } from "../../../realtime/lots/own-lot.ts";
import { phaseAt } from "../../../realtime/lots/phase.ts";
import type { SaleCard } from "../queries.ts";
import { laterOf, type SaleState, saleStateOf } from "./sale-state.ts";

/** Follows a lot of the seller: its prices and its status at this moment. */
export function useSaleLot({ lot: card, remarks }: SaleCard): { lot: OwnLot; state: SaleState } {
  const known = useOwnLot(card);
  const live = laterOf(known.live, card.live);
  const phase = useServerTime((now) => phaseAt(live, now));
  const isReturned = remarks.length > 0;
  return { lot: { ...known, live, phase }, state: saleStateOf({ live, phase, isReturned }) };
}
