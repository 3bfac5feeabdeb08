import type { Schema } from "@marsa/api-spec/client-problem";
import { needsSecondConfirmation } from "@marsa/api-spec/money";
import { money } from "../../lib/money.ts";
import type { LotLive, MyLot, MyStatus } from "../../realtime/live-store.ts";
import type { Intention } from "./intention.ts";
import { lowestAmount, type Offer, offerOf, type Purse } from "./offer.ts";
import type { Sync } from "./panel-facts.ts";
import type { Phase } from "../../realtime/phase.ts";

interface Facts {
  readonly live: LotLive;
  readonly mine: MyLot | null;
  readonly status: MyStatus;
  readonly phase: Phase;
  readonly sync: Sync;
  readonly conditions: Schema<"Conditions">;
  readonly purse: Purse | null;
}

/** What stands in the way of sending right now. `raiseTo`: the amount that would do; only the person takes it. */
export interface Obstacle {
  readonly sentence: string;
  readonly raiseTo: number | null;
}

export interface Confirmation {
  readonly offer: Offer;
  readonly obstacle: Obstacle | null;
  /** The amount is asked for a second time, in words. */
  readonly twice: boolean;
}

/**
 * What the confirmation says now: the price goes on while somebody reads. The amount itself is never changed here.
 */
export function confirmationOf({ amount, mode }: Intention, facts: Facts): Confirmation {
  const { live, conditions, purse } = facts;
  const offer = offerOf(amount, conditions, purse);
  return {
    offer,
    obstacle: obstacleOf(amount, mode, offer, facts),
    twice: needsSecondConfirmation(amount, mode, live.next_min, live.step),
  };
}

const stop = (sentence: string, raiseTo: number | null = null): Obstacle => ({ sentence, raiseTo });

function obstacleOf(
  amount: number,
  mode: Intention["mode"],
  { shortAed }: Offer,
  facts: Facts,
): Obstacle | null {
  const { live, mine, status, phase, sync } = facts;
  const leading = status === "leading";
  if (phase !== "open") return stop("Bidding has ended. Nothing was sent.");
  if (sync === "waiting") return stop("Bidding is paused until the connection is back. Nothing was sent.");
  if (leading && mode === "exact") return stop("You are leading already. Nothing needs to be sent.");
  const lowest = lowestAmount(live, mode, leading, mine?.max ?? null);
  if (amount < lowest) {
    const price = live.price === null ? "" : `The price is AED ${money(live.price)} now. `;
    return stop(
      `${price}Your ${money(amount)} is below the next minimum of ${money(lowest)}.`,
      leading ? null : lowest,
    );
  }
  if (shortAed > 0) return stop(`Your deposit lacks AED ${money(shortAed)} for it.`);
  return null;
}
