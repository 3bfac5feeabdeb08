import type { Schema } from "@marsa/api-spec/client-problem";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Epochs } from "../link/epochs.ts";
import { LiveStore, type LotLive } from "./live-store.ts";
import { myStatus } from "./my-status.ts";

const state = (seq: number, over: Partial<LotLive> = {}): LotLive => ({
  epoch: "e1",
  seq,
  status: "active",
  phase: "open",
  price: 170_000 + seq,
  start_price: 150_000,
  step: 1_000,
  next_min: 171_000 + seq,
  bids: seq,
  bidders: 2,
  leader: "Bidder 4",
  light: "red",
  buy_now: null,
  buynow_open: false,
  opens: "2026-11-21T08:00:00.000Z",
  end: "2026-11-24T10:04:41.000Z",
  extended: 0,
  decision_until: null,
  lane: null,
  ...over,
});
const mine = (over: Partial<Schema<"Mine">> = {}): Schema<"Mine"> => ({
  mark: "Bidder 2",
  max: 175_000,
  status: "leading",
  hold: 35_000,
  note: null,
  favorite: false,
  ...over,
});
const bidReply = (seq: number, over: Partial<Schema<"BidReply">> = {}): Schema<"BidReply"> => ({
  id_auction: 7,
  id_bid: 1,
  outcome: "leading",
  epoch: "e1",
  seq,
  received_at: "2026-11-24T10:03:02.114Z",
  judged_at: "2026-11-24T10:03:02.118Z",
  price: 179_000,
  next_min: 180_000,
  my_max: 179_000,
  leading: true,
  light: "red",
  end: "2026-11-24T10:05:02.114Z",
  extended: true,
  hold: 35_800,
  power_left: 46_000,
  receipt: {
    id_auction: 7,
    seq: 900,
    kind: "bid",
    amount: 179_000,
    received_at: "2026-11-24T10:03:02.114Z",
    hash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    salt: null,
  },
  ...over,
});

let frame: (() => void)[];
let epochs: Epochs;
let store: LiveStore;
const nextFrame = () => frame.splice(0).forEach((flush) => flush());
const seq = () => store.lot(7).live?.seq;

beforeEach(() => {
  frame = [];
  epochs = new Epochs();
  store = new LiveStore((flush) => void frame.push(flush), epochs);
});

describe("replies and events", () => {
  it("are applied when newer and dropped when not, in any order", () => {
    store.seed(7, state(5), null);
    store.applyEvent(7, state(4));
    nextFrame();
    expect(seq()).toBe(5);
    store.applyEvent(7, state(6));
    nextFrame();
    store.seed(7, state(5), null);
    expect(seq()).toBe(6);
  });

  it("of one frame are applied together, only the newest of each lot", () => {
    store.seed(7, state(1), null);
    for (const n of [2, 4, 3]) store.applyEvent(7, state(n));
    store.applyEvent(8, state(9));
    expect(frame).toHaveLength(1);
    expect(seq()).toBe(1);
    nextFrame();
    expect([seq(), store.lot(8).live?.seq]).toEqual([4, 9]);
  });
});

describe("a new database", () => {
  it("starts the seqs again, and asks for a new read", () => {
    const listener = vi.fn<() => void>();
    epochs.onNew(listener);
    store.seed(7, state(50), null);
    store.applyEvent(7, state(1, { epoch: "e2", price: 1 }));
    nextFrame();
    expect(store.lot(7).live).toMatchObject({ epoch: "e2", seq: 1, price: 1 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("is not replaced by a late reply of the old one", () => {
    store.seed(7, state(50), null);
    epochs.take("e2");
    store.seed(7, state(51), null);
    expect(seq()).toBe(50);
    store.seed(7, state(1, { epoch: "e2" }), null);
    expect(seq()).toBe(1);
  });
});

describe("the reader's own bid", () => {
  it("shows at once, and no older event replaces it", () => {
    store.seed(7, state(10), mine({ status: "outbid", mark: null }));
    store.applyBidReply(bidReply(12));
    expect(store.lot(7).live).toMatchObject({ price: 179_000, leader: "you" });
    store.applyEvent(7, state(11));
    nextFrame();
    expect(store.lot(7).live?.price).toBe(179_000);
    store.applyEvent(7, state(12, { price: 179_000, leader: "Bidder 2", bids: 24 }));
    nextFrame();
    expect(store.lot(7).live).toMatchObject({ bids: 24, leader: "Bidder 2" });
  });

  it("gives the reader's mark, so that the next public event shows an outbid before their own event does", () => {
    store.seed(7, state(10), null);
    store.applyBidReply(bidReply(11));
    store.applyEvent(7, state(11, { leader: "Bidder 2" }));
    nextFrame();
    const entry = store.lot(7);
    expect(entry.mine?.mark).toBe("Bidder 2");
    store.applyEvent(7, state(12, { leader: "Bidder 4" }));
    nextFrame();
    expect(entry.live && myStatus(entry.live, entry.mine)).toBe("outbid");
  });

  it.each([
    { act: "a plain bid that leads", kind: "bid", before: null, leading: true, max: null },
    { act: "a plain bid beaten at once", kind: "bid", before: null, leading: false, max: null },
    { act: "a plain bid after a beaten maximum", kind: "bid", before: 170_000, leading: true, max: null },
    { act: "a beaten bid after a beaten maximum", kind: "bid", before: 170_000, leading: false, max: null },
    { act: "a maximum that leads", kind: "proxy_set", before: null, leading: true, max: 179_000 },
    { act: "a maximum beaten at once", kind: "automatic_bid", before: null, leading: false, max: 179_000 },
    { act: "a higher maximum", kind: "proxy_set", before: 170_000, leading: true, max: 179_000 },
    { act: "a lowered maximum", kind: "proxy_cancelled", before: 195_000, leading: true, max: 179_000 },
    { act: "a purchase", kind: "sold_by_buy_now", before: null, leading: true, max: null },
    {
      act: "a purchase after a beaten maximum",
      kind: "sold_by_buy_now",
      before: 170_000,
      leading: true,
      max: 170_000,
    },
  ] as const)("is a maximum only where they stored one: $act", ({ kind, before, leading, max }) => {
    store.seed(7, state(10), mine({ status: "outbid", max: before }));
    const reply = bidReply(12, { leading });
    store.applyBidReply({ ...reply, receipt: { ...reply.receipt, kind } });
    expect(store.lot(7).mine).toMatchObject({ max, status: leading ? "leading" : "outbid" });
  });

  it.each([
    { act: "a plain bid that leads", kind: "bid", leading: true, max: null },
    { act: "a plain bid beaten at once", kind: "bid", leading: false, max: null },
    { act: "a maximum beaten at once", kind: "automatic_bid", leading: false, max: 179_000 },
    { act: "a maximum that leads", kind: "proxy_set", leading: true, max: 179_000 },
  ] as const)(
    "is one state, whichever of reply and own event comes first: $act",
    ({ kind, leading, max }) => {
      const reply = bidReply(12, { leading });
      const status = leading ? "leading" : "outbid";
      const { hold, price } = reply;
      const own = { id_auction: 7, number: 1, title: "A lot", seq: 12, price, status, hold, max } as const;
      const states = [true, false].map((replyFirst) => {
        const one = new LiveStore(() => undefined);
        one.seed(7, state(10), mine({ status: "outbid", max: 170_000 }));
        const steps = [
          () => one.applyBidReply({ ...reply, receipt: { ...reply.receipt, kind } }),
          () => one.applyOwn("e1", own),
        ];
        for (const step of replyFirst ? steps : steps.toReversed()) step();
        return { ...one.lot(7).mine };
      });
      expect(states[0]).toEqual(states[1]);
      expect(states[0]).toMatchObject({ max, status });
    },
  );

  it("stays no maximum when the reader's own event came before the reply", () => {
    store.seed(7, state(10), mine({ status: "outbid", max: null }));
    store.applyOwn("e1", {
      id_auction: 7,
      number: 1,
      title: "A lot",
      seq: 12,
      price: 180_000,
      status: "outbid",
      hold: 0,
      max: null,
    });
    store.applyBidReply(bidReply(12, { leading: false }));
    expect(store.lot(7).mine?.max).toBeNull();
  });
});

describe("the reader's state in a lot", () => {
  it("follows from the mark and the phase", () => {
    const me = { ...mine(), seq: 1 };
    const as = (over: Partial<LotLive>) => myStatus(state(2, over), me);
    expect(as({ leader: "Bidder 2" })).toBe("leading");
    expect(as({ leader: "Bidder 4" })).toBe("outbid");
    expect(as({ leader: "Bidder 2", phase: "awaiting_decision" })).toBe("awaiting_decision");
    expect(as({ leader: "Bidder 2", phase: "sold" })).toBe("won");
    expect(as({ leader: "Bidder 4", phase: "sold" })).toBe("not_won");
    expect(as({ leader: null, phase: "not_sold" })).toBe("not_won");
  });

  it("is none for a visitor and for a person who only watches", () => {
    expect(myStatus(state(2), null)).toBe("none");
    expect(myStatus(state(2), { ...mine({ mark: null, status: "none", favorite: true }), seq: 1 })).toBe(
      "none",
    );
  });

  it("comes from the person's own topic, unless newer state is known", () => {
    store.seed(7, state(10), mine());
    const lot = {
      id_auction: 7,
      number: 20_461,
      title: "x",
      seq: 9,
      price: 1,
      status: "outbid",
      hold: 0,
      max: null,
    } as const;
    store.applyOwn("e1", lot);
    expect(store.lot(7).mine?.status).toBe("leading");
    store.applyOwn("e1", { ...lot, seq: 11 });
    expect(store.lot(7).mine).toMatchObject({ status: "outbid", hold: 0 });
  });

  it("is forgotten at sign-out, prices are not", () => {
    store.seed(7, state(10), mine());
    store.forgetMine();
    expect(store.lot(7).mine).toBeNull();
    expect(seq()).toBe(10);
  });

  it("keeps the reader's note, and returns the old one", () => {
    const noted = new LiveStore((flush) => flush());
    expect(noted.setNote(7, "Look at the tailgate")).toBeNull();
    expect(noted.setNote(7, null)).toBe("Look at the tailgate");
    expect(noted.lot(7).mine?.note).toBeNull();
  });

  it("keeps a new note and watch against replies that were asked for earlier", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const changed = new LiveStore((flush) => flush());
    changed.seed(7, state(10), mine());
    changed.setNote(7, "Look at the tailgate");
    changed.setFavorite(7, true);
    vi.advanceTimersByTime(29_999);
    changed.seed(7, state(11), { ...mine(), status: "outbid", note: null, favorite: false });
    changed.seedOwn(7, "e1", { max: null, status: "outbid", note: null });
    const own = { note: "Look at the tailgate", favorite: true, status: "outbid" };
    expect(changed.lot(7).mine).toMatchObject(own);
    vi.advanceTimersByTime(1);
    changed.seed(7, state(12), { ...mine(), note: "Written on a phone", favorite: false });
    expect(changed.lot(7).mine).toMatchObject({ note: "Written on a phone", favorite: false });
  });

  it("takes the note of another database at once", () => {
    const changed = new LiveStore((flush) => flush());
    changed.seed(7, state(10), mine());
    changed.setNote(7, "Look at the tailgate");
    changed.seed(7, { ...state(11), epoch: "e2" }, { ...mine(), note: null });
    expect(changed.lot(7).mine?.note).toBeNull();
  });
});
