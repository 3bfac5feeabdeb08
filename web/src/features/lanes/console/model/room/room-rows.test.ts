import type { Schema } from "@marsa/api-spec/client-problem";
import { expect, it } from "vitest";
import { phoneTiles } from "./phone-tiles.ts";
import { bidsOn, leadsThen, paddlesOn, takeBackOf } from "./room-rows.ts";

type Row = Schema<"HistoryRow">;

let seq = 0;
const row = (change: Partial<Row>): Row => ({
  seq: ++seq,
  at: "2026-11-24T10:07:00.000Z",
  received_at: `2026-11-24T10:07:0${seq % 10}.000Z`,
  kind: "bid",
  mark: "Bidder 3",
  amount: 20_000,
  auto: false,
  cause: "",
  channel: "net",
  ...change,
});
const room = (paddle: number, change: Partial<Row> = {}) =>
  row({ mark: `Room ${paddle}`, channel: "room", paddle, by: "auctioneer", ...change });
const phone = (amount: number) => row({ mark: "Phone C", channel: "phone", paddle: 52, line: "C", amount });

const on = (covers: number) => [
  { number: 52, line: "C" as const, name: null, covers, limit: null, limit_asked: null },
];

it("the newest bid is taken back if it came from the room or a phone", () => {
  const mine = room(214);
  expect(takeBackOf([mine, row({})])).toEqual({ row: mine });
  expect(takeBackOf([])).toEqual({ why: "No room or phone bid" });
  expect(takeBackOf([row({}), mine])).toEqual({ why: "Bidder 3 has bid since" });
  expect(takeBackOf([row({})])).toEqual({ why: "Net bids stay" });
});

it("the stored maximum that answered a bid of the room goes with it", () => {
  const mine = room(214);
  const answer = row({
    kind: "automatic_bid",
    auto: true,
    channel: "machine",
    received_at: mine.received_at,
  });
  expect(takeBackOf([answer, mine])).toEqual({ row: mine });
  expect(takeBackOf([row({ kind: "taken_back" }), mine])).toHaveProperty("why");
});

it("the question says who leads after the bid is taken back", () => {
  const mine = room(214);
  expect(leadsThen([mine, row({})], mine)).toBe("Then Bidder 3 leads at 20,000 again.");
  expect(leadsThen([mine], mine)).toBe("Then the lot has no bid again.");
  const unnamed = row({ mark: "Room", channel: "room" });
  expect(leadsThen([mine, unnamed, row({})], mine)).toBe("Then Bidder 3 leads at 20,000 again.");
  expect(takeBackOf([unnamed, row({})])).toEqual({ row: unnamed });
  expect(leadsThen([row({ auto: true }), mine, row({ kind: "taken_back" })], mine)).toContain("no bid");
});

it("the paddles of a lot are offered again, the last one first", () => {
  expect(paddlesOn([room(31), row({}), room(87), room(31), room(9), room(4)], 3)).toEqual([31, 87, 9]);
});

it("the rows of other lots and of other kinds do not count", () => {
  const mine = room(214);
  const lines = [
    { key: "1", at: "", of: "lot", lotId: 1, row: mine },
    { key: "2", at: "", of: "lot", lotId: 2, row: room(5) },
    { key: "3", at: "", of: "lot", lotId: 1, row: row({ kind: "minimum_reached" }) },
  ] as const;
  expect(bidsOn(lines, 1)).toEqual([mine]);
});

it("a phone line says whether it is free, leads, is out, or may bid", () => {
  const tile = (change: Partial<Parameters<typeof phoneTiles>[0]>) =>
    phoneTiles({
      paddles: on(500_000),
      rows: [],
      refused: new Set(),
      leader: null,
      ask: 21_000,
      ...change,
    })[2];
  expect(tile({ paddles: [] })).toMatchObject({ number: null, look: "grey", words: "Paddle?" });
  expect(tile({})).toMatchObject({ number: 52, look: "plain", words: "On the line" });
  expect(tile({ rows: [phone(20_500)] })).toMatchObject({ look: "plain", words: "Last 20,500" });
  expect(tile({ rows: [phone(20_500)], leader: "Phone C" })).toMatchObject({
    look: "leads",
    words: "Leads, 20,500",
  });
  expect(tile({ refused: new Set(["Phone C"]) })).toMatchObject({ look: "refused", words: "21,000?" });
  expect(tile({ paddles: on(20_000) })).toMatchObject({ look: "grey", words: "Covered to 20,000" });
  expect(tile({ paddles: on(0) })).toMatchObject({ look: "grey", words: "May not bid" });
});
