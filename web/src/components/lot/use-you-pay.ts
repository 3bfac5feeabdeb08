import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { costsOf, youPay } from "@marsa/api-spec/you-pay";
import { useConfig } from "#/lib/http/queries.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import { isOver, type Phase } from "#/realtime/lots/phase.ts";

/** Said in place of an amount while the fees are not known. */
export const FEES_FAILED = "Failed to load fee data";

/** The part of a lot's conditions that makes its price. */
export type YouPayTerms = Pick<Schema<"Conditions">, "fee" | "vat" | "authority_costs">;

/** Returns what the buyer pays at an amount in whole AED, with fee, VAT and the costs of the authority, in fils. */
export function youPayFils(amount: number, terms: YouPayTerms): number {
  return youPay(amount, terms, terms.authority_costs).youPayFils;
}

/** The part of a lot that decides which costs it has. */
export interface CostedLot extends FeeOfLot {
  readonly kind: Schema<"Kind">;
  readonly place: { readonly emirate: { readonly value: string } };
}

interface FeeOfLot {
  readonly live: { readonly lane: Pick<Schema<"LotInLane">, "fee"> | null };
}

/** Returns the buyer's fee of a lot: of its lane, else of the house. */
export function feeOf({ live }: FeeOfLot, config: Schema<"Config">): Schema<"FeeTerms"> {
  return live.lane?.fee ?? config.fee;
}

/** Returns what a lot's buyer pays at an amount, both AED. */
export function pays(lot: CostedLot, amount: number, config: Schema<"Config">): number {
  const { kind, place } = lot;
  const terms: YouPayTerms = {
    fee: feeOf(lot, config),
    // The VAT inside a price changes nothing for its buyer.
    vat: { mode: "without", rate: config.vat.rate },
    authority_costs: costsOf(config.authority_costs, kind, place.emirate.value),
  };
  return youPayFils(amount, terms) / 100;
}

/** Returns a function that gives what a lot's buyer pays at an amount, both AED; null while the fees load. */
export function useYouPay(lot: CostedLot): ((amount: number) => number) | null {
  const config = useConfig();
  return config ? (amount) => pays(lot, amount, config) : null;
}

type Priced = Pick<LotLive, "price" | "start_price">;

/**
 * Returns "you pay 182,158" at the present price of a lot; null after its end, and while the fees load.
 * @param paysAt what `useYouPay` returns
 */
export function youPayText(
  paysAt: ReturnType<typeof useYouPay>,
  { price, start_price: start }: Priced,
  phase: Phase,
): string | null {
  if (!paysAt || isOver(phase)) return null;
  return `you pay ${money(paysAt(price ?? start))}`;
}

/** `youPayText` for a lot whose amounts are not needed otherwise. */
export function useYouPayText(lot: CostedLot, live: Priced & CostedLot["live"], phase: Phase): string | null {
  return youPayText(useYouPay({ ...lot, live }), live, phase);
}
