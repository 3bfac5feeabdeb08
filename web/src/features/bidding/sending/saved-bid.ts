import type { Intention } from "./intention.ts";

/** A bid whose outcome this browser does not know yet. It is kept until it does, over a reload and over a sign-in. */
export interface SavedBid extends Intention {
  readonly userId: number;
  /**
   * signed-out: the server did not take it. unanswered: it was sent, and the page was left before the answer.
   * lost: the server was asked, and it never arrived.
   */
  readonly why: "signed-out" | "unanswered" | "lost";
  /** Server ms. */
  readonly at: number;
}

/** The server remembers the answer to a key this long, ms; a bid older than that must not be sent under it again. */
const REMEMBERED_MS = 24 * 3_600_000;
const PREFIX = "marsa.bid.";
const at = (lotId: number) => `${PREFIX}${lotId}`;

/** Keeps bids in a store such as sessionStorage, one per lot. */
export function createBidKeeper(
  store: Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">,
) {
  return {
    keep(bid: SavedBid): void {
      store.setItem(at(bid.lotId), JSON.stringify(bid));
    },
    /** The bid kept for this lot and person; another person's is not shown, an old one is forgotten. */
    find(lotId: number, userId: number, now: number): SavedBid | null {
      const text = store.getItem(at(lotId));
      if (text === null) return null;
      const bid = JSON.parse(text) as SavedBid;
      if (now - bid.at > REMEMBERED_MS) store.removeItem(at(lotId));
      return bid.userId === userId && now - bid.at <= REMEMBERED_MS ? bid : null;
    },
    forget(lotId: number): void {
      store.removeItem(at(lotId));
    },
    /** Whoever signs out leaves nothing behind. */
    forgetAll(): void {
      const all = Array.from({ length: store.length }, (_, place) => store.key(place));
      for (const key of all) if (key?.startsWith(PREFIX)) store.removeItem(key);
    },
  };
}
