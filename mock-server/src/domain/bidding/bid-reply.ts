/** Builds the answer to a bidder's command. */
import { powerAed } from "@marsa/api-spec/money";
import { holdFils } from "./hold.ts";
import { leastBid, lightOf, type LedLot, type Light, type LotState, type Stake } from "../lot/lot.ts";
import { depositTerms, type AuctionTerms } from "../lot/terms.ts";

/** The result of a bidder's command, with all facts for the bid panel. */
export interface BidReply {
  readonly outcome: "leading" | "raised" | "outbid_by_stored_maximum" | "sold" | "removed";
  readonly seq: number;
  /** AED, like every price here. */
  readonly price: number;
  readonly nextMin: number;
  /** The bidder's own amount, beaten or not. */
  readonly myMax: number;
  readonly leading: boolean;
  readonly light: Light;
  readonly endsAt: number;
  /** Whether this command moved the end to a later time. */
  readonly extended: boolean;
  /** The deposit held for this lot now. */
  readonly holdFils: number;
  /** The highest bid that the remaining deposit covers on another lot of this kind. */
  readonly powerLeftAed: number;
}

interface Change {
  readonly before: LotState;
  readonly after: LedLot;
  readonly outcome: BidReply["outcome"];
}

interface Mine {
  readonly userId: number;
  /** The stake before the command. */
  readonly stake: Stake;
  readonly myMax: number;
}

/**
 * Returns the answer to a bidder whose command changed a lot. A leader's deposit holds the share that their maximum
 * needs.
 */
export function replyOf({ before, after, outcome }: Change, mine: Mine, terms: AuctionTerms): BidReply {
  const { userId, stake, myMax } = mine;
  const { price, leaderId, leaderMax } = after.lead;
  const leading = leaderId === userId;
  const held = leading ? holdFils(leaderMax, after.kind, terms) : stake.heldOnLotFils;
  const asleep = after.status === "sold" ? 0 : (stake.asleepFils ?? 0);
  const parked = Math.max(0, asleep - held);
  const availableFils = stake.availableFils + stake.heldOnLotFils - held - parked;
  return {
    outcome,
    seq: after.seq,
    price,
    nextMin: leastBid(after),
    myMax,
    leading,
    light: lightOf(after),
    endsAt: after.endsAt,
    extended: after.endsAt > before.endsAt,
    holdFils: held,
    powerLeftAed: powerAed(availableFils, 0, depositTerms(terms, after.kind)),
  };
}
