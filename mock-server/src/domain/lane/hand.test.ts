/** Tests of `hand.ts`. */
import { beforeEach, expect, it } from "vitest";
import { aLane, LaneRoom, OPERATOR, OTHER_OPERATOR, START } from "../test-support/lane-room.ts";
import { aLot } from "../test-support/room.ts";
import { defaultTerms } from "../lot/terms.ts";
import { type HandAct, useHammer } from "./hand.ts";
import { openLane } from "./life.ts";
import { pause, resume } from "./pausing.ts";
import { PAUSE_REASONS } from "./stop.ts";
import { lowerStart } from "./prices.ts";
import { callFinal, callNext, reopen } from "./turn.ts";

const A = 1;
const B = 2;
const STALE = { ok: false, code: "STALE" };
const HOUR = 3_600_000;

let room: LaneRoom;
const phase = () => room.lane.current?.phase;
const bid = (userId: number, amount: number, receivedAt: number, lotId = 1) =>
  room.bid(lotId, userId, { amount, mode: "exact", receivedAt });
const act = (given: HandAct, at: number, operatorId = OPERATOR) =>
  room.do(useHammer(room.turn(), given, room.control(at, operatorId)));
const warn = (at: number) => room.do(callFinal(room.turn(), OPERATOR, at));

/** The first lot has no minimum, the second one of 30,000. */
beforeEach(() => {
  const lots = [aLot({}), aLot({ id: 2, reserve: 30_000 })].map((lot) => ({ ...lot, opened: false }));
  const lane = aLane([1, 2], { room: true, hammer: "hand" });
  room = new LaneRoom(lane, lots, { [A]: 100_000, [B]: 100_000 });
  room.do(openLane(room.lane, room.control(START - 10_000)));
  room.passTo(START);
});

const toSecond = () => {
  act({ act: "pass" }, START + 1_000);
  room.passTo(START + 20_000);
  expect(room.lane.current).toMatchObject({ lotId: 2, phase: "waiting_for_bid" });
};

it("no timer ends a lot by hand: neither without a bid, nor running, nor in a fair warning", () => {
  room.passTo(START + HOUR);
  expect(phase()).toBe("waiting_for_bid");
  bid(A, 20_000, START + HOUR);
  room.passTo(START + 2 * HOUR);
  expect(room.lane.current).toMatchObject({ phase: "running", deadline: null, leftMs: null });
  warn(START + 2 * HOUR);
  room.passTo(START + 3 * HOUR);
  expect(room.lane.current).toMatchObject({ phase: "final_call", deadline: null });
  expect(bid(B, 20_500, START + 3 * HOUR)).toMatchObject({ ok: true });
  expect(room.lane.current).toMatchObject({ phase: "running", deadline: null });
});

it("a held fair warning goes back to running", () => {
  expect(act({ act: "hold" }, START)).toMatchObject(STALE);
  bid(A, 20_000, START + 1_000);
  expect(act({ act: "hold" }, START + 2_000)).toMatchObject(STALE);
  warn(START + 3_000);
  expect(act({ act: "hold" }, START + 4_000)).toMatchObject({ ok: true, kind: "held", by: "operator" });
  expect(phase()).toBe("running");
});

it("the auctioneer sells while running and in a fair warning, and the log says by which right", () => {
  expect(act({ act: "sell" }, START)).toMatchObject(STALE);
  bid(A, 20_000, START + 1_000);
  expect(act({ act: "sell" }, START + 2_000)).toMatchObject({
    ok: true,
    kind: "hammer",
    text: "No minimum",
    by: "operator",
  });
  expect(room.lane.current).toMatchObject({ phase: "finished", deadline: START + 12_000 });
  expect(bid(B, 20_500, START + 3_000)).toMatchObject({ ok: false, code: "LOT_CLOSED" });
  room.passTo(START + 20_000);
  expect(room.lane.run[0]).toMatchObject({ state: "ended", result: "sold" });
  bid(A, 30_000, START + 21_000, 2);
  warn(START + 22_000);
  expect(act({ act: "sell" }, START + 23_000)).toMatchObject({ ok: true, text: "Minimum reached" });
});

it("below the minimum the auctioneer cannot sell; no sale leaves the decision to the seller", () => {
  toSecond();
  bid(A, 20_000, START + 21_000, 2);
  expect(act({ act: "sell" }, START + 22_000)).toMatchObject({
    ...STALE,
    details: { why: "No authority for 20,000" },
  });
  expect(act({ act: "pass" }, START + 23_000)).toMatchObject({ ok: true, kind: "hammer", text: "No sale" });
  room.do(callNext(room.turn(), room.control(START + 24_000), defaultTerms));
  expect(room.lane.run[1]).toMatchObject({ result: "summarizing" });
});

it("no sale is refused where the highest bid sells, and passes a lot without a bid", () => {
  bid(A, 20_000, START + 1_000);
  expect(act({ act: "pass" }, START + 2_000)).toMatchObject(STALE);
  act({ act: "sell" }, START + 2_000);
  room.passTo(START + 20_000);
  expect(act({ act: "pass" }, START + 21_000)).toMatchObject({ ok: true, text: "Passed, no bids" });
  room.passTo(START + 40_000);
  expect(room.lane).toMatchObject({ status: "finished", run: [{ result: "sold" }, { result: "notSold" }] });
});

it("a lot with bids is withdrawn with a reason: not sold, the deposits are free, and the next lot comes", () => {
  bid(A, 20_000, START + 1_000);
  warn(START + 1_500);
  expect(room.room.reservedFils(A)).toBeGreaterThan(0);
  const reason = "The papers are missing";
  expect(act({ act: "withdraw", reason }, START + 2_000)).toMatchObject({ kind: "withdrawn", text: reason });
  expect(room.lot(1)).toMatchObject({ status: "notSold", endsAt: START + 2_000 });
  expect(room.room.reservedFils(A)).toBe(0);
  expect(room.lane.run[0]).toMatchObject({ state: "ended", result: "withdrawn" });
  expect(room.lane.current).toMatchObject({ lotId: 2, phase: "waiting_to_start" });
  expect(room.room.rows(1).at(-1)).toMatchObject({ kind: "not_sold", cause: `Withdrawn: ${reason}` });
  expect(room.room.notices).toContainEqual({ userId: A, kind: "not_won" });
});

it("a sold lot is reopened once, and then waits for the hammer again", () => {
  bid(A, 20_000, START + 1_000);
  act({ act: "sell" }, START + 2_000);
  room.do(reopen(room.turn(), OPERATOR, "A bid from the room was missed", START + 3_000));
  expect(room.lane.current).toMatchObject({ phase: "running", deadline: null, reopened: true });
  room.passTo(START + HOUR);
  expect(phase()).toBe("running");
});

it("the lane pauses without its operator, and takes no act of the hammer until it is resumed", () => {
  bid(A, 20_000, START + 1_000);
  warn(START + 2_000);
  room.manned = false;
  room.passTo(START + 20_000);
  expect(room.lane).toMatchObject({ status: "paused", paused: { reason: PAUSE_REASONS.operatorAway } });
  expect(act({ act: "sell" }, START + 21_000)).toMatchObject(STALE);
  room.do(resume(room.lane, OPERATOR, START + 22_000));
  expect(room.lane.current).toMatchObject({ phase: "running", deadline: null, leftMs: null });
});

it("a pause between bids keeps no time, with or without a lower start price", () => {
  room.do(pause(room.lane, "One moment, please", START + 1_000, "operator"));
  room.do(lowerStart(room.turn(), room.control(START + 2_000)));
  expect(room.lane.current).toMatchObject({ deadline: null, leftMs: null });
});

it("belongs to the operator at the desk, in a lane by hand alone", () => {
  bid(A, 20_000, START + 1_000);
  expect(act({ act: "sell" }, START + 2_000, OTHER_OPERATOR)).toMatchObject(STALE);
  room.lane = { ...room.lane, hammer: "clock" };
  expect(act({ act: "sell" }, START + 2_000)).toMatchObject(STALE);
});
