/** Plays random sequences of acts on a lane. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { ACTS, aMixedLane, LOTS, PEOPLE, play, type Step } from "../test-support/lane-acts.ts";
import { OPERATOR, START, type LaneRoom } from "../test-support/lane-room.ts";
import { useHammer } from "./hand.ts";
import { openLane } from "./life.ts";
import { resume } from "./pausing.ts";
import { dueAt } from "./tick.ts";

const SEQUENCES = Number(process.env["LANE_SEQUENCES"] ?? 10_000);
const seed = Number(process.env["PROPERTY_SEED"] ?? 20_261_121);

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom(...ACTS),
    n: fc.nat(1_000),
    m: fc.nat(1_000),
    waitMs: fc.oneof(fc.constant(0), fc.nat(4_000), fc.nat(40_000)),
  }),
  { minLength: 10, maxLength: 60 },
);

/** Every state has a deadline, or waits for an operator or the staff. */
function waitsForSomebody({ lane }: LaneRoom): boolean {
  if (dueAt(lane) !== null) return true;
  if (lane.status === "finished" || lane.status === "cancelled") return true;
  return (lane.status === "scheduled" || lane.status === "paused") && lane.operators.length > 0;
}

function checkLots(room: LaneRoom): void {
  for (const id of LOTS) {
    const { lead, reserve } = room.lot(id);
    const stuck = lead !== null && reserve !== null && lead.price < reserve && reserve <= lead.leaderMax;
    if (stuck)
      throw new Error(`Lot ${id}: price ${lead.price} < minimum ${reserve} <= maximum ${lead.leaderMax}`);
  }
  for (const userId of PEOPLE) {
    if (room.room.sumOfHoldsFils(userId) !== room.room.reservedFils(userId)) throw new Error("Holds differ");
    if (room.room.availableFils(userId) < 0) throw new Error("Overdrawn");
  }
}

/** The operator does every step that waits for an operator until the lane is over. */
function runToTheEnd(room: LaneRoom, from: number): number {
  room.manned = true;
  let at = from;
  for (let turn = 0; turn < 200; turn += 1) {
    at += 60_000;
    room.passTo(at);
    const { status, desk } = room.lane;
    if (status === "finished" || status === "cancelled") return at;
    const operatorId = desk?.operatorId ?? OPERATOR;
    if (status === "scheduled") room.do(openLane(room.lane, room.control(at, operatorId)));
    if (status === "paused") room.do(resume(room.lane, operatorId, at));
    if (status !== "running" || room.lane.current?.deadline !== null) continue;
    const sold = room.do(useHammer(room.turn(), { act: "sell" }, room.control(at, operatorId)));
    if (!sold.ok) room.do(useHammer(room.turn(), { act: "pass" }, room.control(at, operatorId)));
  }
  throw new Error(`The lane never ends: ${JSON.stringify(room.lane)}`);
}

it(
  `each lot of a lane ends in exactly one result, ${SEQUENCES} random sequences`,
  { timeout: 600_000 },
  () => {
    const tally = new Map<string, number>();
    const count = (word: string) => tally.set(word, (tally.get(word) ?? 0) + 1);
    fc.assert(
      fc.property(steps, fc.constantFrom("clock", "hand"), (script, hammer) => {
        const room = aMixedLane(hammer);
        let at = START - 30_000;
        let seq = 0;
        for (const step of script) {
          at += step.waitMs;
          room.passTo(at);
          const prices = new Map(LOTS.map((id) => [id, room.lot(id).lead?.price ?? 0]));
          count(`${step.act}: ${play(room, step, at)}`);
          expect(waitsForSomebody(room)).toBe(true);
          expect(room.lane.seq).toBeGreaterThanOrEqual(seq);
          seq = room.lane.seq;
          for (const id of LOTS)
            expect(room.lot(id).lead?.price ?? 0).toBeGreaterThanOrEqual(prices.get(id) ?? 0);
          checkLots(room);
        }
        const end = runToTheEnd(room, at);
        room.passTo(end + 1);
        checkLots(room);
        for (const { lotId, result } of room.lane.run) {
          const { status } = room.lot(lotId);
          count(`result: ${result}`);
          expect(result).not.toBeNull();
          expect(status).toBe(result === "withdrawn" ? "notSold" : result);
          const finals = room.room.rows(lotId).filter(({ kind }) => ENDINGS.has(kind));
          expect(finals.length).toBe(status === "summarizing" ? 0 : 1);
        }
      }),
      { seed, numRuns: SEQUENCES },
    );
    if (process.env["PROPERTY_TALLY"]) console.info(Object.fromEntries(tally));
    for (const word of MET) expect.soft(tally.get(word) ?? 0, word).toBeGreaterThan(20);
  },
);

const ENDINGS: ReadonlySet<string> = new Set(["sold", "not_sold", "sold_by_buy_now"]);

/** Answers that the run must meet, so that it cannot pass without them. */
const MET = [
  "bid: ok",
  "bid: LOT_NOT_OPEN",
  "bid: LOT_CLOSED",
  "bid: ALREADY_LEADING",
  "max: ok",
  "buy: ok",
  "buy: BUY_NOW_CLOSED",
  "remove: ok",
  "final: ok",
  "final: STALE",
  "hammer: ok",
  "hammer: STALE",
  "lower: ok",
  "release: ok",
  "min: ok",
  "min: MIN_PRICE_RULE",
  "step: ok",
  "skip: ok",
  "skip: LOT_HAS_BIDS",
  "disable: ok",
  "enable: ok",
  "move: ok",
  "move: STALE",
  "reopen: ok",
  "pause: ok",
  "resume: ok",
  "takeover: ok",
  "restart: ok",
  "cancel: ok",
  "end: ok",
  "end: LOT_HAS_BIDS",
  "open: ok",
  "result: sold",
  "result: notSold",
  "result: summarizing",
  "result: withdrawn",
];
