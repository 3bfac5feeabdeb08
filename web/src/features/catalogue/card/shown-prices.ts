import { money } from "@marsa/api-spec/amounts";
import { type CostedLot, useYouPay, youPayText } from "#/components/lot/use-you-pay.ts";
import { counted } from "#/lib/format/counts.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import type { Phase } from "#/realtime/lots/phase.ts";

export interface ShownPrices {
  /** The large number of a card or row, AED. */
  readonly large: number;
  /**
   * The other one beside it: "bid 178,000", "start 20,000", "you pay 182,158"; of an ended lot its bids. Null while the
   * fees load.
   */
  readonly small: string | null;
  /** What one pays at an amount, AED; null while the fees load. */
  readonly pays: ((amount: number) => number) | null;
}

/**
 * Returns the two prices of a lot in a list: its bid, or before the first one its start price, and what one pays at it.
 * Both are always there; the switch of the list decides which one is large.
 */
export function useShownPrices(
  lot: CostedLot,
  live: Pick<LotLive, "price" | "start_price" | "bids" | "lane">,
  phase: Phase,
  allIn: boolean,
): ShownPrices {
  const pays = useYouPay({ ...lot, live });
  const price = live.price ?? live.start_price;
  if (!pays) return { large: price, small: null, pays };
  if (!allIn)
    return { large: price, small: youPayText(pays, live, phase) ?? counted(live.bids, "bid"), pays };
  return { large: pays(price), small: `${live.price === null ? "start" : "bid"} ${money(price)}`, pays };
}
