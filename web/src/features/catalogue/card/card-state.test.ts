import { describe, expect, it } from "vitest";
import type { LotLive, MyLot, MyStatus } from "#/realtime/lots/live-store.ts";
import { type CardFacts, cardState, overText } from "./card-state.ts";
import { factWords } from "./use-card.ts";

const END = "2026-11-24T10:04:41.000Z";
const live: LotLive = {
  epoch: "e",
  seq: 9,
  status: "active",
  phase: "open",
  price: 178_000,
  start_price: 120_000,
  step: 1_000,
  next_min: 179_000,
  bids: 23,
  bidders: 5,
  leader: "Bidder 4",
  light: "red",
  buy_now: null,
  buynow_open: false,
  opens: "2026-11-20T14:00:00.000Z",
  end: END,
  extended: 2,
  decision_until: null,
  lane: null,
};
const mine = (status: MyStatus, max: number | null = null): MyLot => ({
  mark: "Bidder 2",
  max,
  status,
  hold: 0,
  note: null,
  favorite: false,
  seq: 9,
});

function card(changes: Partial<CardFacts> & { of?: Partial<LotLive> }) {
  const { of, ...facts } = changes;
  return cardState({
    id: 7,
    live: { ...live, ...of },
    mine: null,
    status: "none",
    phase: "open",
    paused: false,
    last: false,
    inLane: false,
    windowMs: 120_000,
    answerBy: null,
    ...facts,
  });
}

describe("the card of an open lot", () => {
  it("offers the next bid in a quiet colour to a reader without a bid", () => {
    expect(card({})).toMatchObject({
      pennant: null,
      line: { tone: "plain", end: Date.parse(END), windowMs: 120_000 },
      time: { kind: "ends", at: Date.parse(END) },
      action: { word: "Bid", amount: 179_000, look: "bid" },
      grey: false,
    });
  });

  it("has an orange line in its last minutes", () => {
    expect(card({ last: true }).line.tone).toBe("last");
  });

  it("is the only one with a red button where I am outbid", () => {
    expect(card({ status: "outbid", mine: mine("outbid") })).toMatchObject({
      pennant: { kind: "outbid" },
      line: { tone: "outbid" },
      action: { word: "Bid", amount: 179_000, look: "urgent" },
    });
  });

  it("shows my maximum where I lead, also in its last minutes", () => {
    expect(card({ status: "leading", mine: mine("leading", 190_000), last: true })).toMatchObject({
      pennant: { kind: "leading" },
      line: { tone: "leading" },
      action: { word: "Raise maximum", amount: 190_000, look: "see" },
    });
  });

  it("offers to set a maximum where I lead without one", () => {
    expect(card({ status: "leading", mine: mine("leading") }).action).toMatchObject({
      word: "Set a maximum",
    });
  });

  it("opens the lot's page where only the buy-now price is left", () => {
    expect(card({ of: { buy_now: 179_000, buynow_open: true } }).action).toMatchObject({ word: "See lot" });
  });

  it("has the lane's clock and words during its turn, since its own end does not count", () => {
    const lane = { id_queue: 3, bids: "all", paused: null } as const;
    const turn = { idQueue: 3, idLot: 7 };
    expect(card({ inLane: true, of: { status: "inProgress", lane } })).toMatchObject({
      turn,
      time: { kind: "turn", ...turn },
    });
    expect(card({ inLane: true, phase: "upcoming", of: { status: "active", lane } })).toMatchObject({
      turn: null,
      time: { kind: "opens" },
    });
  });

  it("shows the lane's flag rather than mine, which stays in the waterline", () => {
    expect(card({ inLane: true, status: "leading", mine: mine("leading") })).toMatchObject({
      pennant: { kind: "lane" },
      line: { tone: "leading" },
    });
  });
});

describe("the card of an open lot while all standard auctions are paused", () => {
  it.each([
    ["none", mine("none")],
    ["leading", mine("leading", 190_000)],
    ["leading", mine("leading")],
    ["outbid", mine("outbid")],
  ] as const)("stops its clock and only opens the lot: %s", (status, my) => {
    expect(card({ paused: true, status, mine: my, last: true })).toMatchObject({
      line: { tone: "off" },
      time: { kind: "paused" },
      action: { word: "See lot", amount: null, look: "see" },
      grey: false,
    });
  });

  it("keeps the flag of the reader", () => {
    expect(card({ paused: true, status: "outbid", mine: mine("outbid") }).pennant).toMatchObject({
      kind: "outbid",
    });
  });
});

describe("the card of a lot that opens later", () => {
  it("says when it opens, and offers no bid", () => {
    expect(card({ phase: "upcoming" })).toMatchObject({
      pennant: { kind: "upcoming", word: "Opens Nov 20, 18:00" },
      line: { tone: "off" },
      time: { kind: "opens" },
      action: { word: "See lot", look: "see" },
      grey: false,
    });
  });
});

describe("the card of a lot that has ended", () => {
  it("freezes at its end, before the result is known", () => {
    expect(card({ phase: "judging" })).toMatchObject({
      pennant: { kind: "finished" },
      line: { tone: "off" },
      time: { kind: "over", word: "Ended" },
      action: { word: "See result" },
      grey: true,
    });
  });

  it("shows the result", () => {
    expect(card({ phase: "sold" }).time).toMatchObject({ word: "Sold", at: Date.parse(END) });
    expect(card({ phase: "not_sold" }).time).toMatchObject({ word: "Not sold" });
  });

  it("keeps its colour where I won", () => {
    expect(card({ phase: "sold", status: "won" })).toMatchObject({ pennant: { kind: "won" }, grey: false });
    expect(card({ phase: "sold", status: "not_won" })).toMatchObject({
      pennant: { kind: "not_won" },
      grey: true,
    });
  });
});

describe("the card of a lot that waits for its seller", () => {
  const of = { decision_until: "2026-11-26T10:04:41.000Z" };

  it("tells a bidder who was outbid until when the seller decides", () => {
    const { pennant } = card({ phase: "awaiting_decision", status: "not_won", of });
    expect(pennant).toEqual({ kind: "awaiting", word: "The seller decides until Nov 26" });
  });

  it("shows the seller's time to decide as a line where my bid waits", () => {
    expect(card({ phase: "awaiting_decision", status: "awaiting_decision", of })).toMatchObject({
      pennant: { kind: "awaiting" },
      line: { tone: "awaiting", end: Date.parse(of.decision_until), windowMs: 2 * 86_400_000 },
      time: { kind: "decides", until: Date.parse(of.decision_until) },
      action: { word: "View my bid" },
      grey: false,
    });
  });

  it("asks for an answer while the seller offers, with the deadline of the offer", () => {
    const answerBy = Date.parse("2026-11-25T11:00:00.000Z");
    expect(card({ phase: "awaiting_decision", status: "awaiting_decision", of, answerBy })).toMatchObject({
      pennant: { kind: "offer" },
      line: { tone: "awaiting", end: answerBy },
      time: { kind: "answer", until: answerBy },
      action: { word: "Answer offer", look: "answer" },
      grey: false,
    });
  });

  it("has ended for everybody else", () => {
    expect(card({ phase: "awaiting_decision", of })).toMatchObject({
      pennant: { kind: "finished" },
      line: { tone: "off" },
      time: { kind: "decides" },
      grey: true,
    });
  });
});

describe("the end of a lot in the past", () => {
  it("is a time on the same day in Dubai, else a day", () => {
    const at = Date.parse("2026-11-24T09:58:00.000Z");
    expect(overText(at, at + 3_600_000)).toBe("13:58");
    expect(overText(at, Date.parse("2026-11-24T20:00:00.000Z"))).toBe("Nov 24");
  });
});

it("An apartment in a list says its present price per sqft", () => {
  const facts = ["1,284 sqft", "Floor 27", "Dubai Marina"];
  const words = (price: number | null, area: number | null) =>
    factWords({ facts, area }, { price, start_price: 1_300_000 });
  expect(words(1_450_000, 1_284)).toBe("1,284 sqft · AED 1,129 a sqft · Dubai Marina");
  expect(words(null, 1_284)).toBe("1,284 sqft · AED 1,012 a sqft · Dubai Marina");
  expect(words(178_000, null)).toBe(facts.join(" · "));
});
