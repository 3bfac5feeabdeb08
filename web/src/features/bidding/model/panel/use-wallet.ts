import type { Schema } from "@marsa/api-spec/client-problem";
import type { Funds } from "../lot/offer.ts";
import { isRehearsal } from "@marsa/api-spec/rehearsal";
import { useQuery } from "@tanstack/react-query";
import { groupsQuery, useBalance, useMe } from "#/lib/http/queries.ts";

/** The bidder and their deposit. */
export interface Wallet {
  /** Null: a visitor. Undefined: not known yet. */
  readonly me: Schema<"Me"> | null | undefined;
  readonly signedIn: boolean;
  /** Null for visitors, and while the deposit loads. */
  readonly funds: Funds | null;
  /** Total and blocked part of the deposit, AED; null for visitors. */
  readonly deposit: { readonly total: number; readonly blocked: number } | null;
  /** The reader's maximum that sleeps on this lot in a group "One of these", whole AED; null: none. */
  readonly asleep: number | null;
}

/**
 * Reads the bidder of a lot and their deposit.
 * @param heldHere the hold of this lot, AED
 */
export function useWallet(id: number, heldHere: number): Wallet {
  const { me, balance } = useBidder(id);
  const { data: groups } = useQuery({ ...groupsQuery, enabled: Boolean(me) });
  const members = groups?.flatMap(({ lots }) => lots) ?? [];
  const sleeping = members.find((lot) => lot.id_auction === id && lot.state === "asleep");
  return {
    me,
    signedIn: Boolean(me),
    funds: balance ? { available: balance.available, heldHere } : null,
    deposit: balance ? { total: balance.balance_summ, blocked: balance.balance_reserv } : null,
    asleep: sleeping?.max ?? null,
  };
}

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
function useBidder(lotId: number): Bidder {
  const me = useMe();
  const balance = useBalance();
  if (!isRehearsal(lotId) || !me) return { me, balance };
  const mayTry = me.gate.missing !== null && me.roles.every((role) => role === "buyer" || role === "seller");
  return { me: mayTry ? { ...me, gate: { can_bid: true, missing: null } } : me, balance: PRETENDED };
}
