import type { Schema } from "@marsa/api-spec/client-problem";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { openProvider, payOnline } from "#/lib/money/saved-cards.ts";
import { tabStorage } from "#/lib/browser/storage.ts";
import type { BiddingState } from "./panel/use-bidding.ts";

interface ChargeForBid {
  readonly lotId: number;
  readonly userId: number;
  /** The bid that follows, whole AED. */
  readonly bid: number;
  /** The amount to add, whole AED. */
  readonly amount: number;
  /** Id of the saved card. */
  readonly card: number;
}

/**
 * Charges a saved card for a bid. Where the bank asks the person, keeps the bid and opens the bank's page.
 * @throws the refusal of the server
 */
export async function chargeForBid(
  charge: ChargeForBid,
): Promise<Pick<Schema<"Payment">, "status" | "declined">> {
  const { lotId, userId, bid, amount, card } = charge;
  const {
    id_payment: payment,
    status,
    declined,
    url,
  } = await payOnline({ amount, id_card: card, id_lot: lotId });
  if (status === "pending") {
    keepBid({ payment, userId, lotId, bid });
    // The browser's back button leads from the bank's page to this lot and this payment.
    history.replaceState(history.state, "", `/auction/${lotId}?payment=${payment}`);
    await openProvider(url);
  } else void queryClient.invalidateQueries({ queryKey: keys.balance });
  return { status, declined };
}

/** The bid of a top-up whose bank asks the person on a page of its own. It waits in this tab for the way back. */
export interface BidAfterPayment {
  readonly payment: number;
  readonly userId: number;
  readonly lotId: number;
  /** The confirmed bid, whole AED: never raised. */
  readonly bid: number;
}

const KEY = "marsa.draft.topup-bid";

function keepBid(bid: BidAfterPayment): void {
  tabStorage.setItem(KEY, JSON.stringify(bid));
}

/** Returns the bid of this payment and person, and forgets it: it is sent once at most. */
export function takeBid(payment: number, userId: number): BidAfterPayment | null {
  const bid = findBid(payment, userId);
  if (bid) tabStorage.removeItem(KEY);
  return bid;
}

/** Returns the bid of this payment and person. */
export function findBid(payment: number, userId: number): BidAfterPayment | null {
  const bid = JSON.parse(tabStorage.getItem(KEY) ?? "null") as BidAfterPayment | null;
  return bid?.payment === payment && bid.userId === userId ? bid : null;
}

type BiddingNow = Pick<BiddingState, "phase" | "status"> & {
  readonly sync: BiddingState["sync"];
  readonly live: Pick<BiddingState["live"], "next_min">;
};

/**
 * The next step after a paid top-up. bid: the confirmed bid is sent. ask: the price has moved above it, and a higher bid is
 * never sent by itself. wait: the lot is being read again. leading, over: no bid is needed, or none counts.
 * @param bid the confirmed bid, AED; null: none
 */
export function afterTopUp(
  { phase, status, sync, live }: BiddingNow,
  bid: number | null,
): "bid" | "ask" | "wait" | "leading" | "over" {
  if (phase !== "open") return "over";
  if (status === "leading" || bid === null) return "leading";
  if (sync !== "live" && sync !== "slow") return "wait";
  return live.next_min <= bid ? "bid" : "ask";
}

const ROUND = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];

/** Returns the amounts that a top-up for a bid offers: just enough, and up to two round ones above it; whole AED. */
export function readyAmounts(missing: number): number[] {
  return [missing, ...ROUND.filter((round) => round > missing).slice(0, 2)];
}
