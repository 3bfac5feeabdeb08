import type { Intention } from "./intention.ts";
import type { SentOutcome } from "./send-bid.ts";

/** A bid with an outcome that this browser does not know yet. It survives a reload and a sign-in. */
export interface SavedBid extends Intention {
  readonly userId: number;
  /**
   * signed-out: the server did not take the bid, and will not, since its session has ended. lost: it never left this
   * machine. The others are unknown. unheard: the server knows nothing of it so far. unasked: its session ended before
   * the server could say.
   */
  readonly why: "signed-out" | "lost" | "unheard" | "unasked" | "unanswered";
  /** Server ms. */
  readonly at: number;
}

/** The server keeps the answer to a key for this time, ms; an older bid must not be sent under its key again. */
const REMEMBERED_MS = 24 * 3_600_000;
const PREFIX = "marsa.bid.";
const at = (lotId: number) => `${PREFIX}${lotId}`;

const SIGNED_OUT: ReadonlySet<string> = new Set(["UNAUTHORIZED", "REGISTRATION_REQUIRED"]);

/** Returns why a bid is kept after a send or a look; null: its outcome is known. `before`: why it was kept so far. */
export function whySaved(sent: SentOutcome, before: SavedBid["why"]): SavedBid["why"] | null {
  switch (sent.kind) {
    case "judged":
      return null;
    case "refused":
      return SIGNED_OUT.has(sent.problem.code) ? "signed-out" : null;
    case "unheard":
      // The server refuses whatever still arrives of an ended session.
      return before === "unasked" ? "signed-out" : "unheard";
    case "unanswered":
      return before === "unasked" ? "unasked" : "unanswered";
    case "lost":
    case "unasked":
      return sent.kind;
  }
}

/** Whether the server may have taken a kept bid, so that it is looked up. */
export const isOpen = ({ why }: SavedBid): boolean =>
  why === "unheard" || why === "unasked" || why === "unanswered";

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
