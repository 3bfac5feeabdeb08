import type { Schema } from "@marsa/api-spec/client-problem";
import { isRehearsal } from "@marsa/api-spec/rules";
import { useBalance, useMe } from "#/lib/http/queries.ts";

interface Bidder {
  readonly me: Schema<"Me"> | null | undefined;
  readonly balance:
    | Pick<Schema<"Balance">, "available" | "balance_summ" | "balance_reserv">
    | null
    | undefined;
}

/** The pretend deposit of everybody in a rehearsal, AED; the server has the same. */
const PRETENDED = { available: 10_000_000, balance_summ: 10_000_000, balance_reserv: 0 };

/**
 * Returns who bids on this lot, and their deposit. In a rehearsal everybody who is signed in bids with pretend money.
 */
export function useBidder(lotId: number): Bidder {
  const me = useMe();
  const balance = useBalance();
  if (!isRehearsal(lotId) || !me) return { me, balance };
  const mayTry = me.gate.missing !== null && me.roles.every((role) => role === "buyer" || role === "seller");
  return { me: mayTry ? { ...me, gate: { can_bid: true, missing: null } } : me, balance: PRETENDED };
}
