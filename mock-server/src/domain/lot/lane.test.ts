/** Tests of `lane.ts`. */
import { beforeEach, describe, expect, it } from "vitest";
import { aLane, LaneRoom, OPERATOR, OTHER_OPERATOR, START } from "../test-support/lane-room.ts";
import { aLot } from "../test-support/room.ts";
import { defaultTerms } from "./terms.ts";
import { declineTakeOver, keepDesk, takeOver } from "../lane/desk.ts";
import { cancelLane, endLane, openLane, publish } from "../lane/life.ts";
import { pause, resume, tooManyLost } from "../lane/pausing.ts";
import { PAUSE_REASONS } from "../lane/stop.ts";
import { changeMinPrice, changeStep, lowerStart, release } from "../lane/prices.ts";
import { disableLot, enableLot, moveLot, skipLot } from "../lane/run-list.ts";
import { callFinal, callNext, reopen } from "../lane/turn.ts";

const A = 1;
const B = 2;
const DEPOSIT = { [A]: 100_000, [B]: 100_000 };
const STALE = { ok: false, code: "STALE" };

/** Three lots: the second has a minimum of 30,000, the third a buy-now price. */
function aRoom(): LaneRoom {
  const lots = [aLot({ opened: false }), aLot({ id: 2, reserve: 30_000 }), aLot({ id: 3, buyNow: 60_000 })];
  return new LaneRoom(
    aLane([1, 2, 3]),
    lots.map((lot) => ({ ...lot, opened: false })),
    DEPOSIT,
  );
}

let room: LaneRoom;
const phase = () => room.lane.current?.phase;
const left = (now: number) => (room.lane.current?.deadline ?? 0) - now;
const exact = (amount: number, receivedAt: number) => ({ amount, mode: "exact" as const, receivedAt });
const max = (amount: number, receivedAt: number) => ({ amount, mode: "max" as const, receivedAt });
const open = (at = START - 10_000) => room.do(openLane(room.lane, room.control(at)));

beforeEach(() => {
  room = aRoom();
});

describe("A lane before its start", () => {
  it("is published with lots, operators and a future start, and not otherwise", () => {
    const draft = { ...room.lane, status: "draft" as const };
    expect(publish(draft, 0)).toMatchObject({ ok: true, lane: { status: "scheduled" } });
    expect(publish({ ...draft, run: [] }, 0)).toMatchObject(STALE);
    expect(publish({ ...draft, operators: [] }, 0)).toMatchObject(STALE);
    expect(publish(draft, START)).toMatchObject(STALE);
  });

  it("takes stored maxima and no exact bids, opened or not", () => {
    expect(room.bid(2, A, exact(20_000, 1_000))).toMatchObject({ ok: false, code: "LOT_NOT_OPEN" });
    expect(room.bid(2, A, max(26_000, 1_000))).toMatchObject({ ok: true, reply: { price: 20_000 } });
    open();
    expect(room.bid(1, A, max(26_000, 95_000))).toMatchObject({ ok: true });
    expect(room.room.rows(1).map(({ kind }) => kind)).not.toContain("auction_started");
  });

  // @proves 4.status.lane-waiting-to-start
  it("starts at its advertised time once an operator has opened it, and pauses when the operator has left", () => {
    open();
    expect(room.lane).toMatchObject({ status: "open", current: { lotId: 1, phase: "waiting_to_start" } });
    room.passTo(START - 1);
    expect(room.lane.status).toBe("open");
    room.passTo(START);
    expect(room.lane).toMatchObject({ status: "running", current: { phase: "waiting_for_bid" } });
    expect(room.lot(1)).toMatchObject({ status: "inProgress", opened: true });

    room = aRoom();
    open();
    room.manned = false;
    room.passTo(START);
    expect(room.lane).toMatchObject({ status: "paused", paused: { reason: PAUSE_REASONS.noOperator } });
  });

  it("starts 3 s after a late opening", () => {
    open(START + 60_000);
    expect(room.lane.status).toBe("running");
    room.passTo(START + 62_999);
    expect(phase()).toBe("waiting_to_start");
    room.passTo(START + 63_000);
    expect(phase()).toBe("waiting_for_bid");
  });

  it("loses a lot that is bought before its turn, and sells no lot at its buy-now price in its turn", () => {
    open();
    expect(room.buyNow(3, A, 60_000, 95_000)).toMatchObject({ ok: true });
    expect(room.lane.run[2]).toMatchObject({ state: "bought", result: "sold" });

    room = new LaneRoom(aLane([1]), [aLot({ buyNow: 60_000, opened: false })], DEPOSIT);
    open();
    room.passTo(START);
    expect(room.buyNow(1, A, 60_000, START + 1_000)).toMatchObject({ ok: false, code: "BUY_NOW_CLOSED" });
  });

  it("can be cancelled by the staff: its lots are withdrawn and the holds are free", () => {
    room.bid(2, A, max(26_000, 1_000));
    expect(room.room.reservedFils(A)).toBeGreaterThan(0);
    room.do(cancelLane(room.lane, "The hall is closed"));
    room.passTo(50_000);
    expect(room.lane.run.map(({ result }) => result)).toEqual(["withdrawn", "withdrawn", "withdrawn"]);
    expect(room.room.reservedFils(A)).toBe(0);
    expect(room.lot(2).status).toBe("notSold");
  });
});

describe("A lot in its turn", () => {
  beforeEach(() => {
    open();
    room.passTo(START);
  });

  it("ends without a bid after 30 s, and the next one comes 3 s after its card of 10 s", () => {
    room.passTo(START + 30_000);
    expect(room.lane.current).toMatchObject({ lotId: 1, phase: "finished" });
    room.passTo(START + 40_000);
    expect(room.lane.current).toMatchObject({ lotId: 2, phase: "waiting_to_start" });
    expect(room.lane.run[0]).toMatchObject({ state: "ended", result: "notSold" });
    room.passTo(START + 43_000);
    expect(phase()).toBe("waiting_for_bid");
  });

  it("runs 15 s after each bid, goes into a final call of 10 s, and is sold", () => {
    room.bid(1, A, exact(20_000, START + 5_000));
    expect([phase(), left(START + 5_000)]).toEqual(["running", 15_000]);
    room.passTo(START + 20_000);
    expect([phase(), left(START + 20_000)]).toEqual(["final_call", 10_000]);
    room.passTo(START + 30_000);
    expect(phase()).toBe("finished");
    expect(room.lot(1).status).toBe("finished");
    expect(room.room.notices.map(({ kind }) => kind)).not.toContain("won");
    room.passTo(START + 40_000);
    expect(room.lot(1).status).toBe("sold");
    expect(room.room.notices).toContainEqual({ userId: A, kind: "won" });
  });

  it("leaves its final call for a bid, and takes bids received before the hammer only", () => {
    room.bid(1, A, exact(20_000, START + 5_000));
    room.passTo(START + 25_000);
    room.bid(1, B, exact(20_500, START + 29_999));
    expect([phase(), left(START + 29_999)]).toEqual(["running", 15_000]);
    // No job has written yet that 15 s and 10 s have passed.
    expect(room.bid(1, A, exact(21_000, START + 54_999))).toMatchObject({
      ok: false,
      code: "LOT_CLOSED",
      details: { late_ms: 0 },
    });
    expect(room.bid(1, A, exact(21_000, START + 54_998))).toMatchObject({ ok: true });
  });

  it("loses no time to a bid that was received earlier and judged later", () => {
    room.bid(1, A, exact(20_000, START + 5_000));
    room.bid(1, B, exact(20_500, START + 4_000));
    expect(left(START + 5_000)).toBe(15_000);
  });

  it("keeps its time when a raise changes neither price nor leader", () => {
    room.bid(1, A, max(30_000, START + 5_000));
    room.bid(1, A, max(40_000, START + 12_000));
    expect(left(START + 5_000)).toBe(15_000);
  });

  it("starts running at the engine's price when a maximum was stored before", () => {
    room.bid(2, A, max(26_000, START + 1_000));
    room.bid(2, B, max(24_000, START + 2_000));
    room.passTo(START + 43_000);
    expect([room.lane.current?.lotId, phase(), room.lot(2).lead?.price]).toEqual([2, "running", 24_500]);
  });

  it("below its minimum price awaits the seller's decision", () => {
    room.bid(2, A, max(26_000, START + 1_000));
    room.passTo(START + 43_000 + 15_000 + 10_000 + 10_000);
    expect(room.lot(2).status).toBe("summarizing");
    expect(room.lane.run[1]?.result).toBe("summarizing");
    const results = room.log.filter(({ kind }) => kind === "result").map(({ text }) => text);
    expect(results).toEqual(["Not sold", "Seller decides 20,000"]);
  });

  it("is reopened once, with a reason, while its card is shown", () => {
    room.bid(1, A, exact(20_000, START));
    room.passTo(START + 26_000);
    expect(phase()).toBe("finished");
    room.do(reopen(room.turn(), OPERATOR, "A bid from the room was missed", START + 27_000));
    expect([phase(), left(START + 27_000), room.lot(1).status]).toEqual(["running", 15_000, "inProgress"]);
    room.passTo(START + 53_000);
    expect(reopen(room.turn(), OPERATOR, "Again", START + 53_000)).toMatchObject(STALE);
  });
});

describe("The controls", () => {
  beforeEach(() => {
    open();
    room.passTo(START);
  });

  it("belong to the holder of the desk", () => {
    const stranger = room.control(START, OTHER_OPERATOR);
    expect(lowerStart(room.turn(), stranger)).toMatchObject(STALE);
    expect(callFinal(room.turn(), OTHER_OPERATOR, START)).toMatchObject(STALE);
    expect(skipLot(room.view(1), stranger)).toMatchObject(STALE);
    expect(endLane(room.lane, room.lot(1), stranger)).toMatchObject(STALE);
  });

  // @proves 4.transition.operator-lower-the-start-price
  it("lower the start price by a tenth down to the step's grid, and give 20 s", () => {
    room.do(lowerStart(room.turn(), room.control(START + 15_000)));
    expect(room.lot(1).startPrice).toBe(18_000);
    expect(left(START + 15_000)).toBe(20_000);
    room.do(lowerStart(room.turn(), room.control(START + 16_000)));
    expect(room.lot(1).startPrice).toBe(16_000);
    room.bid(1, A, exact(16_000, START + 17_000));
    expect(lowerStart(room.turn(), room.control(START + 18_000))).toMatchObject({ code: "LOT_HAS_BIDS" });
  });

  it("take no time away from a lot whose start price is lowered early", () => {
    room.do(lowerStart(room.turn(), room.control(START + 4_000)));
    expect(left(START + 4_000)).toBe(26_000);
  });

  it("record a lot without bids as passed", () => {
    room.passTo(START + 30_000);
    expect(room.log.at(-1)).toMatchObject({ kind: "hammer", text: "Passed, no bids" });
    room.passTo(START + 43_000);
    room.bid(2, A, exact(20_000, START + 43_000));
    room.passTo(START + 43_000 + 25_000);
    expect(room.log.at(-1)).toMatchObject({ kind: "hammer", text: null });
  });

  // @proves 4.transition.operator-green-light
  it("give the green light: the highest bid wins", () => {
    room.passTo(START + 43_000);
    room.bid(2, A, exact(20_000, START + 44_000));
    room.do(release(room.turn(), room.control(START + 45_000)));
    expect(room.lot(2)).toMatchObject({ reserve: 20_000, reserveReached: true });
    expect(release(room.turn(), room.control(START + 46_000))).toMatchObject(STALE);
    room.passTo(START + 44_000 + 35_000);
    expect(room.lot(2).status).toBe("sold");
  });

  it("lower the minimum price, which may move the price and gives time then", () => {
    room.passTo(START + 43_000);
    room.bid(2, A, max(28_000, START + 44_000));
    const control = room.control(START + 50_000);
    room.do(changeMinPrice(room.turn(), 28_000, control, defaultTerms, "The seller agreed"));
    expect(room.lot(2)).toMatchObject({ lead: { price: 28_000 }, reserveReached: true });
    expect(left(START + 50_000)).toBe(15_000);
    expect(room.log.at(-1)).toMatchObject({ kind: "min_price_changed", text: "The seller agreed" });
  });

  it("never lower the minimum price in the final call", () => {
    room.passTo(START + 43_000);
    room.bid(2, A, exact(20_000, START + 44_000));
    room.do(callFinal(room.turn(), OPERATOR, START + 45_000));
    expect(changeMinPrice(room.turn(), 25_000, room.control(START + 46_000), defaultTerms)).toMatchObject({
      code: "MIN_PRICE_RULE",
    });
  });

  it("change the step of the next ask", () => {
    room.bid(1, A, exact(20_000, START));
    room.do(changeStep(room.turn(), 1_000, room.control(START + 1_000)));
    expect(room.bid(1, B, exact(20_500, START + 2_000))).toMatchObject({ code: "BID_TOO_LOW" });
  });

  it("call final for a running lot, and for no other", () => {
    expect(callFinal(room.turn(), OPERATOR, START)).toMatchObject(STALE);
    room.bid(1, A, exact(20_000, START));
    room.do(callFinal(room.turn(), OPERATOR, START + 2_000));
    expect([phase(), left(START + 2_000)]).toEqual(["final_call", 10_000]);
  });

  // @proves 4.transition.operator-skip-a-lot
  it("skip a lot without a bid to the end of the run, and out of it the second time", () => {
    room.do(skipLot(room.view(1), room.control(START + 1_000)));
    expect(room.lane.run.map(({ lotId }) => lotId)).toEqual([2, 3, 1]);
    expect(room.lane.current).toMatchObject({ lotId: 2, phase: "waiting_to_start" });
    expect(room.lot(1).status).toBe("active");
    room.do(skipLot(room.view(1), room.control(START + 2_000)));
    expect(room.lane.run[2]).toMatchObject({ lotId: 1, state: "disabled" });
    room.bid(3, A, max(26_000, START + 3_000));
    expect(skipLot(room.view(3), room.control(START + 4_000))).toMatchObject({ code: "LOT_HAS_BIDS" });
  });

  it("cannot skip the only lot left, the first time or the second", () => {
    room.do(skipLot(room.view(1), room.control(START + 1_000)));
    room.do(disableLot(room.view(3), room.control(START + 1_000)));
    room.do(disableLot(room.view(2), room.control(START + 1_000)));
    expect(skipLot(room.view(1), room.control(START + 2_000))).toMatchObject({ code: "LAST_LOT" });
    room.do(enableLot(room.view(2), room.control(START + 3_000)));
    room.do(disableLot(room.view(1), room.control(START + 3_000)));
    expect(skipLot(room.view(2), room.control(START + 4_000))).toMatchObject({ code: "LAST_LOT" });
  });

  it("remove a lot from the run and bring it back at its end", () => {
    room.do(disableLot(room.view(2), room.control(START + 1_000)));
    expect(room.bid(2, A, max(26_000, START + 1_000))).toMatchObject({ code: "LOT_NOT_OPEN" });
    room.do(enableLot(room.view(2), room.control(START + 2_000)));
    expect(room.lane.run.map(({ lotId }) => lotId)).toEqual([1, 3, 2]);
    expect(enableLot(room.view(2), room.control(START + 3_000))).toMatchObject(STALE);
    room.bid(1, A, exact(20_000, START + 4_000));
    expect(disableLot(room.view(1), room.control(START + 5_000))).toMatchObject({ code: "LOT_HAS_BIDS" });
  });

  // @proves 4.transition.operator-move-a-lot
  it("move upcoming lots, never above the current one", () => {
    room.do(moveLot(room.lane, { from: 3, to: 2 }, room.control(START)));
    expect(room.lane.run.map(({ lotId }) => lotId)).toEqual([1, 3, 2]);
    expect(moveLot(room.lane, { from: 3, to: 1 }, room.control(START))).toMatchObject(STALE);
    expect(moveLot(room.lane, { from: 1, to: 2 }, room.control(START))).toMatchObject(STALE);
    expect(moveLot(room.lane, { from: 2, to: 9 }, room.control(START))).toMatchObject({ code: "NOT_FOUND" });
  });

  it("go on from the card at once: its result is final, and the next lot comes", () => {
    const next = () => callNext(room.turn(), room.control(START + 27_000), defaultTerms);
    expect(next()).toMatchObject(STALE);
    room.bid(1, A, exact(20_000, START + 1_000));
    room.passTo(START + 26_000);
    expect(phase()).toBe("finished");
    room.do(next());
    expect(room.lane.run[0]).toMatchObject({ state: "ended", result: "sold" });
    expect(room.lot(1).status).toBe("sold");
    expect(room.lane.current).toMatchObject({ lotId: 2, phase: "waiting_to_start" });
    expect(room.log.at(-1)).toMatchObject({ kind: "result", by: "operator", text: "Sold 20,000" });
  });

  it("find each lot under its first number, in any order of the run", () => {
    const numbers = () => room.lane.run.map(({ lotId, number }) => [lotId, number]);
    room.do(moveLot(room.lane, { from: 3, to: 2 }, room.control(START)));
    expect(room.log.at(-1)).toMatchObject({ kind: "moved", text: "Lot 3 runs next" });
    room.do(skipLot(room.view(1), room.control(START + 1_000)));
    expect(numbers()).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
    ]);
    room.do(disableLot(room.view(3), room.control(START + 2_000)));
    room.do(enableLot(room.view(3), room.control(START + 3_000)));
    expect(numbers()).toEqual([
      [2, 2],
      [1, 1],
      [3, 3],
    ]);
  });

  it("end the lane, unless a lot has bids: unreached lots are withdrawn", () => {
    room.bid(1, A, exact(20_000, START + 1_000));
    expect(endLane(room.lane, room.lot(1), room.control(START + 2_000))).toMatchObject({
      code: "LOT_HAS_BIDS",
    });
    room.passTo(START + 37_000);
    room.do(endLane(room.lane, room.lot(2), room.control(START + 37_000)));
    room.passTo(START + 38_000);
    expect(room.lane.status).toBe("finished");
    expect(room.lane.run.map(({ result }) => result)).toEqual(["sold", "withdrawn", "withdrawn"]);
  });

  it.each([
    ["with bids", 2_000],
    ["on its card", 27_000],
  ])("end a rehearsal while its lot is up %s: nobody waits for a hammer", (_, after) => {
    room.bid(1, A, exact(20_000, START + 1_000));
    room.passTo(START + after);
    room.do(endLane(room.lane, room.lot(1), room.control(START + after), true));
    room.passTo(START + after + 1);
    expect(room.lane.run.map(({ result }) => result)).toEqual(["withdrawn", "withdrawn", "withdrawn"]);
    expect(room.room.reservedFils(A)).toBe(0);
  });
});

describe("The desk", () => {
  beforeEach(() => {
    open();
    room.passTo(START);
  });

  it("of an operator who is away for 10 s pauses a lot that takes bids", () => {
    room.bid(1, A, exact(20_000, START + 1_000));
    room.manned = false;
    room.passTo(START + 10_000);
    expect(room.lane).toMatchObject({ status: "paused", paused: { reason: PAUSE_REASONS.operatorAway } });
    expect(room.bid(1, B, exact(20_500, START + 11_000))).toMatchObject({
      code: "LOT_NOT_OPEN",
      details: { lane_paused: PAUSE_REASONS.operatorAway },
    });
  });

  it.each([
    ["reports", keepDesk],
    ["takes over", takeOver],
  ])("of an operator who is away pauses the lot, also when the next one %s first", (_, act) => {
    room.bid(1, A, exact(20_000, START + 1_000));
    room.do(act(room.lane, OTHER_OPERATOR, START + 10_500));
    expect(room.lane).toMatchObject({
      status: "paused",
      paused: { since: START + 10_500, reason: PAUSE_REASONS.operatorAway },
      desk: { operatorId: OTHER_OPERATOR },
      current: { deadline: null },
    });
  });

  it("goes to another operator when its holder is away or consents", () => {
    const asked = takeOver(room.lane, OTHER_OPERATOR, START + 1_000);
    expect(asked).toMatchObject({ lane: { desk: { operatorId: OPERATOR, askedBy: OTHER_OPERATOR } } });
    room.do(asked);
    room.do(takeOver(room.lane, OPERATOR, START + 2_000));
    expect(room.lane.desk?.operatorId).toBe(OTHER_OPERATOR);
    room.do(takeOver(room.lane, OPERATOR, START + 12_000));
    expect(room.lane.desk?.operatorId).toBe(OPERATOR);
  });

  it("stays when its holder refuses or the request is withdrawn, and can be asked for again", () => {
    const refusal = { ok: false, code: "STALE", details: { why: "Nobody asks for the desk" } };
    expect(declineTakeOver(room.lane, OPERATOR)).toMatchObject(refusal);
    const presence = { lane: { desk: { operatorId: OPERATOR, askedBy: null } }, kind: "desk" };
    for (const who of [OPERATOR, OTHER_OPERATOR]) {
      room.do(takeOver(room.lane, OTHER_OPERATOR, START + 1_000));
      expect(declineTakeOver(room.lane, OTHER_OPERATOR + 1)).toMatchObject({ ok: false, code: "STALE" });
      const declined = declineTakeOver(room.lane, who);
      expect(declined).toMatchObject(presence);
      room.do(declined);
    }
  });

  it("stays with the operator who reports in time, and is free for the next one after 10 s", () => {
    expect(keepDesk(room.lane, OPERATOR, START + 3_000)).toMatchObject({
      kind: null,
      lane: { desk: { seenAt: START + 3_000 }, seq: room.lane.seq },
    });
    expect(keepDesk(room.lane, OTHER_OPERATOR, START + 3_000)).toMatchObject({ kind: null, lane: room.lane });
    const taken = keepDesk(room.lane, OTHER_OPERATOR, START + 10_000);
    expect(taken).toMatchObject({ kind: "desk", lane: { desk: { operatorId: OTHER_OPERATOR } } });
  });
});

describe("A paused lane", () => {
  beforeEach(() => {
    open();
    room.passTo(START);
    room.bid(1, A, exact(20_000, START + 1_000));
  });

  it("goes on with 15 s at least, and out of a final call with a running lot", () => {
    room.do(pause(room.lane, PAUSE_REASONS.restart, START + 14_000));
    expect(room.passTo(START + 600_000)).toBe(0);
    room.do(resume(room.lane, OPERATOR, START + 600_000));
    expect([phase(), left(START + 600_000)]).toEqual(["running", 15_000]);
    room.do(callFinal(room.turn(), OPERATOR, START + 601_000));
    room.do(pause(room.lane, PAUSE_REASONS.routerLost, START + 602_000));
    room.do(resume(room.lane, OPERATOR, START + 610_000));
    expect([phase(), left(START + 610_000)]).toEqual(["running", 15_000]);
  });

  it("is resumed by the operator at the desk alone, and only once", () => {
    room.do(pause(room.lane, "Sound in the hall", START + 2_000));
    expect(pause(room.lane, "Again", START + 2_000)).toMatchObject(STALE);
    expect(resume(room.lane, OTHER_OPERATOR, START + 3_000)).toMatchObject(STALE);
    room.do(resume(room.lane, OPERATOR, START + 3_000));
    expect(resume(room.lane, OPERATOR, START + 3_000)).toMatchObject(STALE);
  });

  it("pauses before a person adds a reason; an automatic pause gives its reason once", () => {
    room.do(pause(room.lane, "One moment, please", START + 2_000, "operator"));
    room.do(pause(room.lane, "Sound in the hall", START + 6_000, "operator"));
    expect(room.lane.paused).toEqual({ since: START + 2_000, reason: "Sound in the hall" });
    expect(room.log.at(-1)).toMatchObject({ kind: "paused", text: "Sound in the hall", by: "operator" });
    expect(pause(room.lane, "Sound in the hall", START + 7_000, "operator")).toMatchObject(STALE);
    expect(pause(room.lane, PAUSE_REASONS.restart, START + 8_000)).toMatchObject(STALE);
  });

  it("lets prices change: the minimum too, once the final call is stopped", () => {
    room = aRoom();
    open();
    room.passTo(START + 43_000);
    room.bid(2, A, exact(20_000, START + 43_000));
    room.do(callFinal(room.turn(), OPERATOR, START + 44_000));
    room.do(pause(room.lane, "A question to the seller", START + 45_000, "operator"));
    room.do(changeMinPrice(room.turn(), 25_000, room.control(START + 50_000), defaultTerms));
    room.do(changeStep(room.turn(), 1_000, room.control(START + 51_000)));
    room.do(release(room.turn(), room.control(START + 52_000)));
    expect(room.lot(2)).toMatchObject({ reserve: 20_000, reserveReached: true, step: 1_000 });
    expect(callFinal(room.turn(), OPERATOR, START + 53_000)).toMatchObject(STALE);
    room.do(resume(room.lane, OPERATOR, START + 60_000));
    expect([phase(), left(START + 60_000)]).toEqual(["running", 15_000]);
  });

  it("lets the start price be lowered, and its time begins with the resume", () => {
    room = aRoom();
    open();
    room.passTo(START + 25_000);
    room.do(pause(room.lane, "One moment, please", START + 25_000, "operator"));
    room.do(lowerStart(room.turn(), room.control(START + 30_000)));
    expect(room.lot(1).startPrice).toBe(18_000);
    room.do(resume(room.lane, OPERATOR, START + 60_000));
    expect([phase(), left(START + 60_000)]).toEqual(["waiting_for_bid", 20_000]);
  });

  it("on a card lets the hammer be revoked: the lot runs on from the resume", () => {
    room.passTo(START + 27_000);
    expect(phase()).toBe("finished");
    room.do(pause(room.lane, "One moment, please", START + 28_000, "operator"));
    room.do(reopen(room.turn(), OPERATOR, "A bid from the room was missed", START + 30_000));
    expect([phase(), room.lane.current?.deadline, room.lot(1).status]).toEqual([
      "running",
      null,
      "inProgress",
    ]);
    expect(room.bid(1, B, exact(20_500, START + 31_000))).toMatchObject({ code: "LOT_NOT_OPEN" });
    room.do(resume(room.lane, OPERATOR, START + 40_000));
    expect([phase(), left(START + 40_000)]).toEqual(["running", 15_000]);
  });

  it.each([
    [2, 3, false],
    [3, 15, false],
    [3, 14, true],
    [20, 100, false],
    [21, 100, true],
  ])("%i bidders lost of %i: %s", (lost, present, stops) => {
    expect(tooManyLost(lost, present)).toBe(stops);
  });
});
