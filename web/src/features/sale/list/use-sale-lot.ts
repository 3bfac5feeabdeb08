import { type OwnLot, useOwnLot } from "../../../realtime/lots/own-lot.ts";
import type { SaleCard } from "../queries.ts";
import { type SaleState, saleStateOf } from "./sale-state.ts";

/** Follows a lot of the seller: its prices and its status at this moment. */
export function useSaleLot({ lot: card, remarks }: SaleCard): { lot: OwnLot; state: SaleState } {
  const lot = useOwnLot(card);
  return { lot, state: saleStateOf({ live: lot.live, phase: lot.phase, isReturned: remarks.length > 0 }) };
}
