import type { Schema } from "@marsa/api-spec/client-problem";
import { needsSecondConfirmation } from "@marsa/api-spec/money";
import { money } from "@marsa/api-spec/amounts";
import type { LotLive, MyLot, MyStatus } from "#/realtime/lots/live-store.ts";
import type { Intention } from "../sending/intention.ts";
import { isBeforeTurn, lowerable, type Sync } from "../lot/panel-facts.ts";
import { type Funds, lowestAmount, type Offer, offerOf } from "../lot/offer.ts";
import type { Phase } from "#/realtime/lots/phase.ts";

interface Facts {
  readonly live: LotLive;
  readonly mine: MyLot | null;
  readonly status: MyStatus;
  readonly phase: Phase;
  readonly sync: Sync;
  /** The reason for a pause of all auctions; null: none. */
  readonly paused: string | null;
  readonly conditions: Schema<"Conditions">;
  readonly funds: Funds | null;
  /** Whether the closing window has begun. */
  readonly inWindow: boolean;
}

/** The obstacle to a send. `raiseTo`: an amount that the server would accept; only the person changes the amount. */
export interface Obstacle {
  readonly sentence: string;
  readonly raiseTo: number | null;
}

export interface Confirmation {
  readonly offer: Offer;
  readonly obstacle: Obstacle | null;
  /** Whether the amount is asked for again, in words. */
  readonly twice: boolean;
}

/** Returns the state of a confirmation, which follows the price and never changes the amount. */
export function confirmationOf({ amount, mode }: Intention, facts: Facts): Confirmation {
  const { live, conditions, funds } = facts;
  const offer = offerOf(amount, conditions, funds);
  const isBid = mode === "exact" || mode === "max";
  return {
    offer,
    obstacle: generalObstacle(facts) ?? obstacleOf(amount, mode, offer, facts),
    twice: isBid && needsSecondConfirmation(amount, mode, live.next_min, live.step),
  };
}

const stop = (sentence: string, raiseTo: number | null = null): Obstacle => ({ sentence, raiseTo });

function generalObstacle({ live, phase, sync, paused }: Facts): Obstacle | null {
  if (phase !== "open" && !isBeforeTurn(live)) return stop("Bidding has ended. Nothing was sent.");
  if (live.lane?.bids === "none") return stop("The lane takes no bids just now. Nothing was sent.");
  if (paused !== null && live.lane === null) return stop("All auctions are paused. Nothing was sent.");
  if (sync === "waiting") return stop("Bidding is paused until the connection is back. Nothing was sent.");
  return null;
}

function obstacleOf(
  amount: number,
  mode: Intention["mode"],
  { shortAed }: Offer,
  facts: Facts,
): Obstacle | null {
  if (mode === "lower") return lowerObstacle(facts);
  const found = mode === "buy" ? priceObstacle(amount, facts.live) : amountObstacle(amount, mode, facts);
  if (found) return found;
  return shortAed > 0 ? stop(`Your deposit is AED ${money(shortAed)} short of it.`) : null;
}

function lowerObstacle({ live, mine, status, inWindow }: Facts): Obstacle | null {
  if (lowerable(live, mine, status, inWindow)) return null;
  if (status !== "leading") return stop("You do not lead any more. There is nothing to lower.");
  if (inWindow) return stop("The last minutes have begun: a maximum stays as it is now.");
  return stop("The price has reached your maximum. There is nothing to lower.");
}

function priceObstacle(amount: number, { buy_now: price, buynow_open: open }: LotLive): Obstacle | null {
  if (!open || price === null)
    return stop("Bids have reached the buy-now price. You can only bid on the lot now.");
  return price === amount ? null : stop(`The buy-now price is AED ${money(price)} now.`, price);
}

function amountObstacle(amount: number, mode: "exact" | "max", facts: Facts): Obstacle | null {
  const { live, mine, status } = facts;
  const leading = status === "leading";
  if (leading && mode === "exact") return stop("You are leading already. Nothing needs to be sent.");
  const lowest = lowestAmount(live, mode, leading, mine?.max ?? null);
  if (amount >= lowest) return null;
  const price = live.price === null ? "" : `The price is AED ${money(live.price)} now. `;
  return stop(
    `${price}Your ${money(amount)} is below the next minimum of ${money(lowest)}.`,
    leading ? null : lowest,
  );
}
