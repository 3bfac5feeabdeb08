import { type OwnLot, useOwnLot } from "#/realtime/lots/own-lot.ts";
import { usePhase } from "#/realtime/lots/use-phase.ts";
import type { SaleCard } from "./queries.ts";
import { laterOf, type SaleState, saleStateOf } from "./sale-state.ts";

/** Follows a lot of the seller: its prices and its status at this moment. */
export function useSaleLot({ lot: card, remarks }: SaleCard): { lot: OwnLot; state: SaleState } {
  const known = useOwnLot(card);
  const live = laterOf(known.live, card.live);
  const { phase, paused } = usePhase(live);
  const isReturned = remarks.length > 0;
  return { lot: { ...known, live, phase, paused }, state: saleStateOf({ live, phase, isReturned }) };
}
