/** Test helper: bids on a store. */
import { makeBid, type BidCommand } from "../../domain/bidding/bid.ts";
import type { BidReply } from "../../domain/bidding/bid-reply.ts";
import type { BidCode } from "../../domain/bidding/bid-refusal.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import type { CommandKey, LotScene, Outcome, Store } from "../../store/store.ts";
import { START } from "./people.ts";

export interface TestBid {
  readonly lot: number;
  readonly user: number;
  readonly amount: number;
  readonly mode?: BidCommand["mode"];
  readonly receivedAt?: number;
  readonly key?: string;
}

/** Sends a bid to the store like the bid handler. */
export function bid(store: Store, asked: TestBid): Promise<Outcome<BidReply, BidCode>> {
  const { lot, user, amount, mode = "exact", receivedAt = START + 1_000, key } = asked;
  const scope = { lotId: lot, userIds: [user], receivedAt };
  const keyed = key === undefined ? scope : { ...scope, key: keyOf(asked, key) };
  return store.transact(keyed, (scene) => judge(scene, { amount, mode, receivedAt }));
}

/** Runs the engine on the loaded rows. */
export function judge({ lot, users, leader, pause }: LotScene, command: BidCommand) {
  return makeBid({ lot, bidder: users[0] ?? null, leader, pause }, command, defaultTerms);
}

function keyOf({ lot, user, amount, mode }: TestBid, key: string): CommandKey {
  return {
    userId: user,
    call: "makebid",
    key,
    payloadHash: `${lot} ${amount} ${mode}`,
    keepRefusal: (code) => code !== "OWN_LOT",
  };
}
