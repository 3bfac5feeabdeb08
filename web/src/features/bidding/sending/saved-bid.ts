import type { Intention } from "./intention.ts";

/** A bid with an outcome that this browser does not know yet. It survives a reload and a sign-in. */
export interface SavedBid extends Intention {
  readonly userId: number;
  /**
   * signed-out: the server did not take the bid. unanswered: it is unknown whether the server did. lost: the server says
   * that the bid never arrived, or it never left.
   */
  readonly why: "signed-out" | "unanswered" | "lost";
  /** Server ms. */
  readonly at: number;
}

/** The server keeps the answer to a key for this time, ms; an older bid must not be sent under its key again. */
const REMEMBERED_MS = 24 * 3_600_000;
const PREFIX = "marsa.bid.";
const at = (lotId: number) => `${PREFIX}${lotId}`;

/** Keeps bids in a storage such as sessionStorage, one per lot. */
export function createBidKeeper(
  store: Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">,
) {
  return {
    keep(bid: SavedBid): void {
      store.setItem(at(bid.lotId), JSON.stringify(bid));
    },
    /** Returns the bid of this lot and person, unless it is too old. */
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
    /** Removes all bids at sign-out. */
    forgetAll(): void {
      const all = Array.from({ length: store.length }, (_, place) => store.key(place));
      for (const key of all) if (key?.startsWith(PREFIX)) store.removeItem(key);
    },
  };
}
