import { tabStorage } from "#/lib/browser/storage.ts";

/** The bid of a top-up whose bank asks the person on a page of its own. It waits in this tab for the way back. */
export interface BidAfterPayment {
  readonly payment: number;
  readonly userId: number;
  readonly lotId: number;
  /** The confirmed bid, whole AED: never raised. */
  readonly bid: number;
}

const KEY = "marsa.draft.topup-bid";

export function keepBid(bid: BidAfterPayment): void {
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
