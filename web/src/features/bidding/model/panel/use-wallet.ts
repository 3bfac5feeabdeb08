import type { Schema } from "@marsa/api-spec/client-problem";
import type { Funds } from "../lot/offer.ts";
import { useBidder } from "./use-bidder.ts";

/** The bidder and their deposit. */
export interface Wallet {
  /** Null: a visitor. Undefined: not known yet. */
  readonly me: Schema<"Me"> | null | undefined;
  readonly signedIn: boolean;
  /** Null for visitors, and while the deposit loads. */
  readonly funds: Funds | null;
  /** Total and blocked part of the deposit, AED; null for visitors. */
  readonly deposit: { readonly total: number; readonly blocked: number } | null;
}

/**
 * Reads the bidder of a lot and their deposit.
 * @param heldHere the hold of this lot, AED
 */
export function useWallet(id: number, heldHere: number): Wallet {
  const { me, balance } = useBidder(id);
  return {
    me,
    signedIn: Boolean(me),
    funds: balance ? { available: balance.available, heldHere } : null,
    deposit: balance ? { total: balance.balance_summ, blocked: balance.balance_reserv } : null,
  };
}
