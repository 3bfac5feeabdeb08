import { describe, expect, it } from "vitest";
import type { LogLine } from "#/realtime/lanes/lanes-store.ts";
import { lateOn, lateWords } from "./late-bid.ts";
import { messagesOf, pausedBy, reasonsOf } from "./log-facts.ts";
import { biddersOf, deskLog, laneWords } from "./log-model.ts";

const at = (s: number) => `2026-11-24T10:07:${String(s).padStart(2, "0")}.000Z`;
type LaneLine = Extract<LogLine, { of: "lane" }>;
type LotLine = Extract<LogLine, { of: "lot" }>;
const lane = (
  s: number,
  kind: LaneLine["row"]["kind"],
  text: string | null = null,
  lotId: number | null = 12,
): LogLine => ({
  key: `lane-${s}-${kind}`,
  at: at(s),
  of: "lane",
  row: { seq: s, at: at(s), kind, id_auction: lotId, text },
});
const bid = (s: number, mark: string, amount: number, over: Partial<LotLine["row"]> = {}): LogLine => ({
  key: `lot-${s}`,
  at: at(s),
  of: "lot",
  lotId: 12,
  row: { seq: s, at: at(s), received_at: at(s), kind: "bid", mark, amount, auto: false, cause: "", ...over },
});

const paused = (s: number, by?: "operator" | "staff"): LogLine => {
  const line = lane(s, "paused", "Sound in the hall", null) as LaneLine;
  return { ...line, row: { ...line.row, ...(by && { by }) } };
};

const lots = new Map([[12, { name: "Genesis G80", short: "Lot 2", outcome: "Sold 121,000" }]]);
const late = {
  at: at(30),
  id_auction: 12,
  mark: "Bidder 9",
  amount: 114_000,
  why: "late",
  late_ms: 410,
} as const;
const log = [
  lane(9, "result"),
  bid(9, "Bidder 7", 121_000),
  bid(8, "Bidder 3", 120_000),
  lane(7, "step_changed", "From 500 to 1,000"),
  bid(6, "Bidder 7", 119_000, { kind: "automatic_bid", auto: true }),
  lane(5, "bid"),
  lane(4, "message", "Welcome", null),
  lane(3, "skipped"),
  lane(2, "disabled", "Papers", 14),
];

const words = (kind: LaneLine["row"]["kind"], by?: "operator" | "staff", text: string | null = null) => {
  const { who, what } = laneWords(
    { kind, text, ...(by && { by }) },
    { name: "Lot 2, Kia K8", short: "Lot 2", outcome: null },
  );
  return `${who}: ${what}`;
};

describe("the desk's log", () => {
  it("has bids, acts of operators, and bids that did not count, newest first and each once", () => {
    const low = { ...late, at: at(10), why: "too_low", late_ms: null, mark: null } as const;
    expect(deskLog(log, [late, low], lots, 12).map(({ who, what, amount }) => [who, what, amount])).toEqual([
      ["Bidder 9", "Genesis G80: refused, 0.41 s after the hammer", 114_000],
      ["A bidder", "Genesis G80: refused, below the next ask", 114_000],
      ["Lane", "Genesis G80: sold 121,000", null],
      ["Bidder 7", "Accepted", 121_000],
      ["Bidder 3", "Accepted", 120_000],
      ["Operator", "Genesis G80: step changed from 500 to 1,000", null],
      ["Bidder 7", "Raised by a maximum bid", 119_000],
      ["Operator", "Said: “Welcome”", null],
      ["Operator", "Genesis G80 skipped, to the end of the run", null],
      ["Operator", "A lot disabled: Papers", null],
    ]);
  });

  it("names the lot of a bid on another lot than the current one", () => {
    const [line] = deskLog([bid(8, "Bidder 3", 120_000)], [], lots, 13);
    expect(line).toMatchObject({ who: "Bidder 3", what: "Lot 2: accepted", amount: 120_000 });
  });

  it("names the operator of an act, and the lane for an automatic change", () => {
    expect(words("final_call")).toBe("Lane: Lot 2, Kia K8: final call, its time was up");
    expect(words("final_call", "operator")).toBe("Operator: Lot 2, Kia K8: final call");
    expect(words("paused", undefined, "The operator is away")).toBe(
      "Lane: Paused by itself: The operator is away",
    );
    expect(words("paused", "staff", "Sound in the hall")).toBe("Staff: Paused: Sound in the hall");
    expect(words("moved", undefined, "Lot 2 runs next")).toBe("Operator: Lot 2 runs next");
    expect(words("message")).toBe("Operator: Removed the message");
  });

  it("has a passed lot, the reason for a lower minimum price, and the end of the lane", () => {
    expect(words("hammer")).toBe("Lane: Lot 2, Kia K8: the hammer fell");
    expect(words("hammer", undefined, "Passed, no bids")).toBe("Lane: Lot 2, Kia K8: passed, no bids");
    expect(words("min_price_changed", undefined, "The seller agreed")).toBe(
      "Operator: Lot 2, Kia K8: minimum price changed, the seller agreed",
    );
    expect(words("finished")).toBe("Lane: Lane finished");
  });

  it("names the first of two bids of one amount", () => {
    const tie = [
      bid(8, "Bidder 1", 121_000, { kind: "automatic_bid", auto: true }),
      bid(7, "Bidder 2", 121_000),
      bid(6, "Bidder 1", 120_000),
    ];
    expect(deskLog(tie, [], lots, 12).map(({ who, what }) => `${who}: ${what}`)).toEqual([
      "Bidder 1: Leads at the same amount: its maximum was first",
      "Bidder 2: Accepted. Bidder 1’s maximum was first",
      "Bidder 1: Accepted",
    ]);
  });

  it("knows whether the staff paused the lane", () => {
    expect(pausedBy([bid(9, "Bidder 1", 1), paused(8, "staff"), paused(2, "operator")])).toBe("staff");
    expect([pausedBy([paused(8)]), pausedBy([])]).toEqual([undefined, undefined]);
  });

  it("lists the bidders on the current lot, the leader first", () => {
    expect(biddersOf(log, 12, "Bidder 7")).toEqual([
      { mark: "Bidder 7", bids: 2, best: 121_000, last: at(9) },
      { mark: "Bidder 3", bids: 1, best: 120_000, last: at(8) },
    ]);
    expect(biddersOf(log, 13, null)).toEqual([]);
  });

  it("keeps the messages, and the reasons for lots out of the run", () => {
    expect(messagesOf(log).map(({ text }) => text)).toEqual(["Welcome"]);
    expect(reasonsOf(log)).toEqual(new Map([[14, "Papers"]]));
  });
});

describe("a late bid", () => {
  const now = Date.parse(at(35));
  it("is shown with its delay, and whether the lot can still be reopened", () => {
    expect(lateWords([late], lots, { lotId: 12, reopenable: true }, now)).toBe(
      "Late bid: Genesis G80. Bidder 9’s 114,000 arrived 0.41 s after the hammer and was refused. The lot can still be reopened.",
    );
    expect(lateWords([{ ...late, mark: null }], lots, null, now)).toBe(
      "Late bid: Genesis G80. A bid of 114,000 arrived 0.41 s after the hammer and was refused. Reopening is over.",
    );
  });
  it("shows the amount of a maximum, on the card too", () => {
    const maximum = { ...late, amount: null };
    expect(lateWords([maximum], lots, { lotId: 12, reopenable: false }, now)).toContain(
      "Bidder 9’s maximum arrived",
    );
    expect([lateOn([late], 12), lateOn([maximum], 12), lateOn([late], 13)]).toEqual([
      "114,000 came 0.41 s late.",
      "A maximum came 0.41 s late.",
      null,
    ]);
  });
  it("is forgotten after a minute, and at the next hammer", () => {
    expect(lateWords([late], lots, null, now + 60_000)).toBeNull();
    expect(lateWords([late], lots, { lotId: 13, reopenable: true }, now)).toBeNull();
  });
});
