/** Tests of the ask that an auctioneer sets. */
import { beforeEach, expect, it } from "vitest";
import { leastBid } from "../lot/lot.ts";
import { defaultTerms } from "../lot/terms.ts";
import { aLane, LaneRoom, START } from "../test-support/lane-room.ts";
import { aLot } from "../test-support/room.ts";
import { openLane } from "./life.ts";
import { changeMinPrice, changeStep, lowerStart, setAsk } from "./prices.ts";

const A = 1;
const B = 2;

let room: LaneRoom;
let at = START;
const least = () => leastBid(room.lot(1));
const later = () => (at += 1_000);
const bid = (userId: number, amount: number, mode: "exact" | "max" = "exact") =>
  room.bid(1, userId, { amount, mode, receivedAt: later() });
const ask = (amount: number | null) => room.do(setAsk(room.turn(), amount, room.control(later())));

/** A lot from 20,000 in steps of 500, with a minimum of 40,000. */
beforeEach(() => {
  at = START;
  const lot = aLot({ opened: false, reserve: 40_000 });
  room = new LaneRoom(aLane([1], { room: true }), [lot], { [A]: 100_000, [B]: 100_000 });
  room.do(openLane(room.lane, room.control(START - 10_000)));
  room.passTo(START);
});

it("the ask is the least bid for everybody at once, above the bid by half a step or by many, until the next bid", () => {
  bid(A, 20_000);
  expect(ask(20_250)).toMatchObject({ ok: true, kind: "ask_set", text: "From 20,500 to 20,250" });
  expect(bid(B, 20_249)).toMatchObject({ ok: false, code: "BID_TOO_LOW", details: { next_min: 20_250 } });
  expect(bid(B, 20_250)).toMatchObject({ ok: true, reply: { nextMin: 20_750 } });
  ask(25_000);
  expect(bid(A, 20_750)).toMatchObject({ ok: false, code: "BID_TOO_LOW", details: { next_min: 25_000 } });
  expect(bid(A, 25_000)).toMatchObject({ ok: true, reply: { price: 25_000, nextMin: 25_500 } });
});

it("an ask is above the bid, and without a bid not below the start price", () => {
  expect(ask(19_999)).toMatchObject({ ok: false, code: "VALIDATION" });
  expect(ask(20_000)).toMatchObject({ ok: false, code: "STALE" });
  expect(ask(22_000)).toMatchObject({ ok: true });
  expect(bid(A, 22_000, "max")).toMatchObject({ ok: true, reply: { price: 22_000 } });
  expect(ask(22_000)).toMatchObject({ ok: false, code: "VALIDATION" });
  expect(ask(22_001)).toMatchObject({ ok: true });
});

it("a maximum that takes the lead pays the ask at least, and a step above the maximum that it beats", () => {
  bid(A, 20_000);
  ask(25_000);
  expect(bid(B, 30_000, "max")).toMatchObject({ ok: true, reply: { price: 25_000 } });
  ask(25_250);
  expect(bid(A, 32_000, "max")).toMatchObject({ ok: true, reply: { price: 30_500 } });
});

it("a raise of the leader keeps the ask; the step, a lower start and a lower minimum under a maximum end it", () => {
  ask(22_000);
  room.do(lowerStart(room.turn(), room.control(later())));
  expect(least()).toBe(18_000);
  bid(A, 18_000);
  ask(18_250);
  bid(A, 30_000, "max");
  expect(least()).toBe(18_250);
  room.do(changeStep(room.turn(), 1_000, room.control(later())));
  expect(least()).toBe(19_000);
  ask(18_500);
  room.do(changeMinPrice(room.turn(), 28_000, room.control(later()), defaultTerms));
  expect(least()).toBe(29_000);
});

it("without an amount the step decides again, and a lane without the room has no ask of its own", () => {
  bid(A, 20_000);
  expect(ask(null)).toMatchObject({ ok: false, code: "STALE" });
  ask(21_000);
  expect(ask(null)).toMatchObject({ ok: true, text: "From 21,000 to 20,500" });
  room.lane = { ...room.lane, room: false };
  expect(ask(21_000)).toMatchObject({ ok: false, code: "STALE" });
});
