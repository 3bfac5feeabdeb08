/** Test helper: one lot with three buyers. */
import type { BidMode } from "@marsa/api-spec/money";
import type { LotState } from "../lot/lot.ts";
import { aLot, aPerson, Room } from "./room.ts";

export const A = 1;
export const B = 2;
export const C = 3;

/** Returns one lot, three buyers with AED 100,000 each, and a short way to bid. `at` is the receipt in ms. */
export function auction(given: Partial<LotState> = {}, depositsAed: Record<number, number> = {}) {
  const room = new Room([aLot(given)], { [A]: 100_000, [B]: 100_000, [C]: 100_000, ...depositsAed });
  const bid = (userId: number, mode: BidMode, amount: number, at = 1_000) =>
    room.bid(1, aPerson(userId), { amount, mode, receivedAt: at });
  return {
    room,
    bid,
    lot: () => room.lot(1),
    /** Places a bid that must be accepted, and returns its reply. */
    placed(...bidder: Parameters<typeof bid>) {
      const outcome = bid(...bidder);
      if (!outcome.ok) throw new Error(`Refused: ${outcome.code}`);
      return outcome;
    },
    standing: () => {
      const { price, leaderId, leaderMax } = room.lot(1).lead ?? {
        price: null,
        leaderId: null,
        leaderMax: null,
      };
      return { price, leader: leaderId, max: leaderMax };
    },
    heldAed: (userId: number) => room.heldFils(userId, 1) / 100,
    /** The public history, as "kind mark amount". */
    publicRows: () =>
      room
        .rows(1)
        .filter(({ kind }) => !kind.startsWith("proxy"))
        .map(({ kind, mark, amount }) => [kind, mark, amount].filter((part) => part !== null).join(" ")),
  };
}
