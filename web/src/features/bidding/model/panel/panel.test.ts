import { describe, expect, it } from "vitest";
import { panelOf } from "./panel.ts";
import { facts, liveLot, myLot, NOW, person } from "../test-support.ts";

const bandOf = (change: Parameters<typeof facts>[0]) => panelOf(facts(change)).band;
const biddingOf = (change: Parameters<typeof facts>[0]) => panelOf(facts(change)).bidding;

describe("the panel of an open lot", () => {
  it("names who outbid the reader and when, and offers three amounts", () => {
    const { band, bidding, stale } = panelOf(facts());
    expect(band).toEqual({ look: "outbid", title: "Outbid by Bidder 4", extra: { since: NOW - 13_000 } });
    expect(
      bidding.kind === "offers" && bidding.offers.map(({ amount, holdAed }) => [amount, holdAed]),
    ).toEqual([
      [179_000, 35_800],
      [180_000, 36_000],
      [181_000, 36_200],
    ]);
    expect(stale).toBe(false);
  });

  it("offers a leader only a higher maximum", () => {
    const leading = { status: "leading", mine: myLot({ status: "leading", max: 200_000 }) } as const;
    expect(bandOf(leading)).toMatchObject({ look: "leading", title: "Leading" });
    expect(biddingOf(leading)).toEqual({ kind: "leading" });
  });

  it("names the leader to a reader without a bid, or says that there is no bid", () => {
    expect(bandOf({ status: "none", mine: null })).toEqual({
      look: "open",
      title: "You have not bid",
      extra: { text: "Bidder 4 leads" },
    });
    const untouched = liveLot({ price: null, bids: 0, bidders: 0, leader: null, next_min: 150_000 });
    expect(bandOf({ status: "none", mine: null, live: untouched })).toEqual({
      look: "open",
      title: "No bids yet",
      extra: null,
    });
  });

  it("asks for the missing deposit when even the next minimum is not covered, and still shows the amounts", () => {
    const poor = { status: "none", mine: null, funds: { available: 30_000, heldHere: 0 } } as const;
    expect(bandOf(poor)).toEqual({ look: "deposit", title: "Top up to bid", extra: { text: "AED 5,800" } });
    const bidding = biddingOf(poor);
    expect(bidding.kind).toBe("short");
    expect(bidding.kind === "short" && bidding.offers).toHaveLength(3);
  });

  it("keeps the state of an outbid person in the band when their deposit is short", () => {
    const poor = { funds: { available: 30_000, heldHere: 0 } };
    expect(bandOf(poor).look).toBe("outbid");
    expect(biddingOf(poor).kind).toBe("short");
  });

  it("says before any press that the reader's maximum sleeps in a group", () => {
    const sleeping = { status: "none", mine: null, asleep: 190_000 } as const;
    expect(biddingOf(sleeping)).toEqual({ kind: "asleep", max: 190_000 });
    expect(bandOf(sleeping)).toMatchObject({ title: "Waits in your group" });
    const untouched = liveLot({ lane: { bids: "maxima" } as never });
    expect(biddingOf({ ...sleeping, live: untouched }).kind).toBe("asleep");
  });

  it("disables only the amounts that are not covered", () => {
    const bidding = biddingOf({ funds: { available: 36_000, heldHere: 0 } });
    expect(bidding.kind === "offers" && bidding.offers.map(({ shortAed }) => shortAed)).toEqual([0, 0, 200]);
  });

  it("counts the hold of this lot", () => {
    const { kind } = biddingOf({ funds: { available: 800, heldHere: 35_000 } });
    expect(kind).toBe("offers");
  });

  it("blocks nobody while their deposit is not known yet: the server decides", () => {
    expect(biddingOf({ funds: null }).kind).toBe("offers");
  });

  it("offers no bid at or above the buy-now price", () => {
    const bidding = biddingOf({ live: liveLot({ buy_now: 181_000 }) });
    expect(bidding.kind === "offers" && bidding.offers.map(({ amount }) => amount)).toEqual([
      179_000, 180_000,
    ]);
    expect(biddingOf({ live: liveLot({ buy_now: 179_000 }) })).toEqual({ kind: "buy-now-only" });
  });
});

describe("the next step of the account", () => {
  // @proves 6.message.registration-is-required
  it("asks a visitor to sign in and shows them the amounts", () => {
    const visitor = { me: null, status: "none", mine: null, funds: null } as const;
    expect(bandOf(visitor)).toMatchObject({ look: "account", title: "Sign in to bid" });
    expect(biddingOf(visitor)).toMatchObject({
      kind: "gate",
      gate: { missing: "registration", sentence: "Registration is required.", step: { kind: "sign-in" } },
    });
  });

  // @proves 6.message.profile-is-required
  // @proves 6.message.standby-while-under-review
  it.each([
    ["verification", "Confirm your email or mobile phone first."],
    ["profile", "Profile is required."],
    ["contract", "Sign the contract first."],
    ["review", "Your profile is under review. You can bid as soon as it is approved."],
    ["lock", "Bidding is suspended until Nov 30, 2026: Unpaid lot 20113."],
    ["role", "Your role doesn't allow this."],
  ] as const)("has one sentence for a person without: %s", (missing, sentence) => {
    expect(biddingOf({ me: person(missing) })).toMatchObject({
      kind: "gate",
      gate: { sentence },
    });
  });

  it("says that a profile under review is on standby", () => {
    const waits = { me: person("review"), status: "none", mine: null } as const;
    expect(bandOf(waits)).toMatchObject({ look: "account", title: "Under review (standby)" });
  });

  it("leaves a locked leader their lead, with no action", () => {
    const locked = { me: person("lock"), status: "leading", mine: myLot({ status: "leading" }) } as const;
    expect(bandOf(locked).look).toBe("leading");
    expect(biddingOf(locked).kind).toBe("gate");
  });

  it("waits until it knows who reads, rather than showing a visitor's panel", () => {
    expect(biddingOf({ me: undefined }).kind).toBe("loading");
  });
});

describe("a panel without certain data", () => {
  it("pauses bidding without a connection, and says what goes on", () => {
    const { band, bidding, stale } = panelOf(facts({ sync: "waiting" }));
    expect(band).toEqual({ look: "reconnecting", title: "Reconnecting", extra: null });
    expect(bidding).toEqual({ kind: "paused", hasMaximum: false });
    expect(stale).toBe(true);
    const leading = { sync: "waiting", status: "leading", mine: myLot({ status: "leading" }) } as const;
    expect(biddingOf(leading)).toEqual({ kind: "paused", hasMaximum: true });
  });

  it("names a device without a network", () => {
    expect(bandOf({ sync: "waiting", offline: true }).title).toBe("You are offline");
  });

  it("allows bids on a slow connection", () => {
    expect(biddingOf({ sync: "slow" }).kind).toBe("offers");
  });

  it("has no bids without fee data", () => {
    expect(biddingOf({ conditions: "failed" }).kind).toBe("no-terms");
    expect(biddingOf({ conditions: null }).kind).toBe("loading");
  });
});

describe("the panel of a lot that is not open", () => {
  it("says when it opens", () => {
    const upcoming = { phase: "upcoming", live: liveLot({ opens: "2026-11-25T14:00:00.000Z" }) } as const;
    expect(bandOf(upcoming)).toMatchObject({ look: "upcoming", title: "Opens Nov 25, 18:00" });
    expect(biddingOf(upcoming)).toEqual({ kind: "closed" });
  });

  it("counts down to the seller's decision", () => {
    const decided = "2026-11-25T16:10:00.000Z";
    const live = liveLot({ decision_until: decided });
    expect(bandOf({ phase: "awaiting_decision", status: "not_won", live })).toEqual({
      look: "awaiting",
      title: "The seller decides until Nov 25",
      extra: null,
    });
    expect(bandOf({ phase: "awaiting_decision", status: "awaiting_decision", live })).toEqual({
      look: "awaiting",
      title: "Awaiting decision",
      extra: { until: Date.parse(decided) },
    });
  });

  it.each([
    ["won", "won", "Sold to you"],
    ["not_won", "not_won", "Not won"],
    ["none", "sold", "Sold"],
  ] as const)("shows the result to a person who is: %s", (status, look, title) => {
    expect(bandOf({ phase: "sold", status })).toMatchObject({ look, title });
  });

  it("says that the lot was not sold", () => {
    expect(bandOf({ phase: "not_sold", status: "not_won" })).toMatchObject({
      look: "not_won",
      title: "Not sold",
    });
  });

  it("shows a result without a connection too", () => {
    expect(bandOf({ phase: "sold", status: "won", sync: "waiting" }).look).toBe("won");
  });
});

describe("the panel of people who do not bid", () => {
  it("shows a seller and staff their data, with no action", () => {
    expect(bandOf({ view: "owner", status: "none" })).toMatchObject({ look: "own", title: "Your lot" });
    expect(bandOf({ view: "staff", status: "none" })).toMatchObject({ look: "staff", title: "Staff view" });
    expect(biddingOf({ view: "owner" })).toEqual({ kind: "watching" });
  });
});

describe("the panel while the staff pause all auctions", () => {
  it("gives the reason, says that nothing can be sent, and that maxima stand", () => {
    const { band, bidding } = panelOf(facts({ paused: "Power cut" }));
    expect(band).toMatchObject({ look: "paused", title: "Auctions are paused" });
    expect(bidding).toEqual({ kind: "auctions-paused", reason: "Power cut", hasMaximum: false });
  });

  it("goes on for lots that were decided before", () => {
    expect(panelOf(facts({ paused: "Power cut", phase: "sold", status: "won" })).band.look).toBe("won");
  });
});

const lane = (bids: "maxima" | "all" | "none", paused: string | null = null) => ({
  id_queue: 3,
  bids,
  paused,
});

describe("the panel of a lot in a live lane", () => {
  it("takes maxima before its turn, whatever its own end says", () => {
    const live = liveLot({ lane: lane("maxima") });
    const { band, bidding } = panelOf(facts({ live, phase: "upcoming", status: "none", mine: null }));
    expect(band).toMatchObject({ look: "lane", title: "In a live lane" });
    expect(bidding).toEqual({ kind: "lane-maxima" });
    expect(panelOf(facts({ live, phase: "upcoming", status: "leading" })).band.look).toBe("leading");
  });

  it("asks for the account's next step and the deposit first", () => {
    const live = liveLot({ lane: lane("maxima") });
    expect(panelOf(facts({ live, phase: "upcoming", me: person("profile") })).bidding.kind).toBe("gate");
  });

  it("takes every bid in its turn, and none while the lane is paused", () => {
    const inTurn = { status: "inProgress" as const };
    expect(panelOf(facts({ live: liveLot({ ...inTurn, lane: lane("all") }) })).bidding.kind).toBe("offers");
    expect(
      panelOf(facts({ live: liveLot({ ...inTurn, lane: lane("none", "No operator") }) })).bidding,
    ).toEqual({
      kind: "lane-waits",
      reason: "No operator",
    });
  });

  it("goes on while the staff pause all standard auctions", () => {
    const live = liveLot({ status: "inProgress", lane: lane("all") });
    expect(panelOf(facts({ live, paused: "Power cut" })).bidding.kind).toBe("offers");
  });
});
