import { describe, expect, it } from "vitest";
import type { SentOutcome } from "./send-bid.ts";
import { createBidKeeper, type SavedBid, whySaved } from "./saved-bid.ts";

const HOUR_MS = 3_600_000;
const bid: SavedBid = {
  lotId: 107,
  amount: 179_000,
  mode: "exact",
  key: "aaaaaaaaaaaaaaaa",
  userId: 1,
  why: "signed-out",
  at: 0,
};

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (place) => [...items.keys()][place] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

describe("a bid with an unknown outcome", () => {
  it("is found again on its lot, with its key", () => {
    const keeper = createBidKeeper(storage());
    keeper.keep(bid);
    expect(keeper.find(107, 1, HOUR_MS)).toEqual(bid);
    expect(keeper.find(108, 1, HOUR_MS)).toBeNull();
  });

  it("is never offered to another person", () => {
    const keeper = createBidKeeper(storage());
    keeper.keep(bid);
    expect(keeper.find(107, 2, HOUR_MS)).toBeNull();
    expect(keeper.find(107, 1, HOUR_MS)).not.toBeNull();
  });

  it("is removed when the server has forgotten its key", () => {
    const keeper = createBidKeeper(storage());
    keeper.keep(bid);
    expect(keeper.find(107, 1, 24 * HOUR_MS)).not.toBeNull();
    expect(keeper.find(107, 1, 24 * HOUR_MS + 1)).toBeNull();
  });

  it("is removed at sign-out, and nothing else is", () => {
    const store = storage();
    const keeper = createBidKeeper(store);
    keeper.keep(bid);
    keeper.keep({ ...bid, lotId: 108 });
    store.setItem("other", "stays");
    keeper.forgetAll();
    expect(keeper.find(107, 1, 1)).toBeNull();
    expect(store.length).toBe(1);
  });
});

const of = (kind: "lost" | "unheard" | "unanswered" | "unasked"): SentOutcome => ({ kind });

describe("what is known of a bid without an outcome", () => {
  it("is that it may still arrive, when the server only knows nothing of it", () => {
    expect(whySaved(of("unheard"), "unanswered")).toBe("unheard");
    expect(whySaved(of("unanswered"), "unanswered")).toBe("unanswered");
    expect(whySaved(of("lost"), "unanswered")).toBe("lost");
  });

  it("is that it was not placed, when its session has ended and the server knows nothing of it", () => {
    // Whatever still arrives of that session is refused.
    expect(whySaved(of("unasked"), "unanswered")).toBe("unasked");
    expect(whySaved(of("unanswered"), "unasked")).toBe("unasked");
    expect(whySaved(of("unheard"), "unasked")).toBe("signed-out");
  });
});
