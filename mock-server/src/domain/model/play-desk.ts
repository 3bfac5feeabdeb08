/** Plays a random script at the desk of a lane by hand, on the rules and on the naive model. */
import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { NaiveDesk, standingAtDesk } from "@marsa/api-spec/model/naive-desk";
import { type HandAct, useHammer } from "../lane/hand.ts";
import { openLane } from "../lane/life.ts";
import { lowerStart, release, setAsk } from "../lane/prices.ts";
import { callFinal, callNext, reopen } from "../lane/turn.ts";
import { leastBid } from "../lot/lot.ts";
import { giveAuthority } from "../lot/price-change.ts";
import { defaultTerms } from "../lot/terms.ts";
import { aLane, CLERK, LaneRoom, NOBODY, OPERATOR, START } from "../test-support/lane-room.ts";
import { aLot } from "../test-support/room.ts";
import type { Tally } from "./play.ts";

const PEOPLE = [1, 2, 3, 4];
/** Registered at the door, not accepted yet. */
const WALK_IN = 4;
const STRANGER = 83;
const LOTS = 60;
const ACTS = [
  ...Array.from({ length: 8 }, () => ["net", "max", "room", "phone", "clerk", "absentee"] as const).flat(),
  ...(["unnamed", "unnamed", "unnamed", "unnamed", "name", "name", "name", "name"] as const),
  ...(["ask", "ask", "ask", "takeBack", "takeBack", "takeBack", "warn", "warn", "hold", "hold"] as const),
  ...([
    "sell",
    "sell",
    "pass",
    "withdraw",
    "reopen",
    "next",
    "release",
    "lower",
    "authority",
    "authority",
    "stranger",
    "idle",
  ] as const),
] as const;

export interface DeskStep {
  readonly act: (typeof ACTS)[number];
  readonly who: number;
  /** Steps and dirhams above the least bid, or above the leader's maximum. */
  readonly steps: number;
  readonly dirhams: number;
  readonly toMaximum: boolean;
  readonly waitMs: number;
}

export interface DeskScript {
  readonly deposits: readonly number[];
  /** Of their paddles, AED; 0: none. */
  readonly limits: readonly number[];
  readonly minima: readonly (number | null)[];
  readonly steps: readonly DeskStep[];
}

/** Generates a script of `length` steps. */
export function deskScripts(length: number): fc.Arbitrary<DeskScript> {
  return fc.record({
    deposits: fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 4, maxLength: 4 }),
    limits: fc.array(fc.constantFrom(0, 0, 20_000, 25_000, 60_000), { minLength: 4, maxLength: 4 }),
    minima: fc.array(fc.option(fc.integer({ min: 20_000, max: 25_000 })), { minLength: 5, maxLength: 5 }),
    steps: fc.array(
      fc.record({
        act: fc.constantFrom(...ACTS),
        who: fc.nat(3),
        steps: fc.oneof(fc.constant(0), fc.integer({ min: -1, max: 6 })),
        dirhams: fc.oneof(
          fc.constant(0),
          fc.integer({ min: -1, max: 1 }),
          fc.integer({ min: -400, max: 400 }),
        ),
        toMaximum: fc.boolean(),
        waitMs: fc.oneof(fc.nat(500), fc.nat(4_000), fc.nat(40_000)),
      }),
      { minLength: length, maxLength: length },
    ),
  });
}

/**
 * Plays a script on the rules and on the model at once.
 * @throws Error at the first difference.
 */
export function playAtDesk({ deposits, limits, minima, steps }: DeskScript, tally: Tally): void {
  const terms = Array.from({ length: LOTS }, (_, i) => ({
    start: 20_000,
    step: 500,
    min: minima[i % minima.length] ?? null,
  }));
  const lots = terms.map(({ min }, i) => aLot({ id: i + 1, opened: false, reserve: min }));
  const lane = aLane(
    lots.map(({ id }) => id),
    { room: true, hammer: "hand", clerk: { userId: CLERK, seenAt: START } },
  );
  const room = new LaneRoom(
    lane,
    lots,
    Object.fromEntries([NOBODY, ...PEOPLE].map((id) => [id, deposits[id - 1] ?? 0])),
  );
  room.room.grantLimit(NOBODY, 10 ** 12);
  room.walkIns.add(WALK_IN);
  const people = PEOPLE.map((id, i) => {
    const limit = limits[i] ?? 0;
    room.room.grantLimit(id, limit);
    const depositFils = room.room.availableFils(id);
    return [id, { depositFils, limitFils: limit * 20, atDoor: id === WALK_IN }] as const;
  });
  const naive = new NaiveDesk(terms, new Map(people), START);
  room.do(openLane(room.lane, room.control(START - 10_000)));
  let at = START - 10_000;
  for (const step of steps) {
    at += step.waitMs;
    room.passTo(at);
    naive.passTo(at);
    if (room.lane.status === "finished" || naive.phase === "over") {
      same("the end", naive.phase, "over");
      return;
    }
    const said = actOn(room, step, at);
    same(`the answer to ${step.act}`, said, modelOf(naive, room, step, at));
    tally.set(`${step.act}: ${said}`, (tally.get(`${step.act}: ${said}`) ?? 0) + 1);
    compare(room, naive);
  }
}

/** Returns the amount that a step aims at, AED. */
function amountOf(room: LaneRoom, { steps, dirhams, toMaximum }: DeskStep): number {
  const lot = room.lot(room.lane.current!.lotId);
  const from = toMaximum ? (lot.lead?.leaderMax ?? leastBid(lot)) : leastBid(lot);
  return Math.max(1, from + steps * lot.step + dirhams);
}

/** The amounts are those of the moment before the act, for both. */
const aims = new WeakMap<DeskStep, number | null>();

function actOn(room: LaneRoom, step: DeskStep, at: number): string {
  const { act } = step;
  const lotId = room.lane.current!.lotId;
  const userId = PEOPLE[step.who]!;
  const amount = amountOf(room, step);
  const isNone = (act === "ask" || act === "authority") && step.steps === -1;
  aims.set(step, isNone ? null : amount);
  const turn = room.turn();
  const control = room.control(at);
  const answer = () => {
    switch (act) {
      case "net":
      case "max":
        return room.bid(lotId, userId, { amount, mode: act === "max" ? "max" : "exact", receivedAt: at });
      case "room":
      case "phone":
        return room.bidAtDesk(lotId, userId, { amount, ...(act === "phone" && { line: "C" }) }, at);
      case "unnamed":
        return room.bidAtDesk(lotId, NOBODY, { amount }, at);
      case "name":
        return room.name(lotId, userId, at);
      case "clerk":
      case "stranger":
        return room.bidAtDesk(lotId, userId, { amount, enteredBy: act === "clerk" ? CLERK : STRANGER }, at);
      case "absentee":
        return room.enterAbsentee(lotId, userId, amount, at);
      case "takeBack":
        return room.takeBack(lotId, at);
      case "ask":
        return room.do(setAsk(turn, aims.get(step)!, control));
      case "warn":
        return room.do(callFinal(turn, OPERATOR, at));
      case "reopen":
        return room.do(reopen(turn, OPERATOR, "Missed a bid", at));
      case "next":
        return room.do(callNext(turn, control, defaultTerms));
      case "release":
        return room.do(release(turn, control));
      case "lower":
        return room.do(lowerStart(turn, control));
      case "authority":
        return room.room.apply(giveAuthority(room.lot(lotId), { ...authorityOf(step), receivedAt: at }));
      case "idle":
        return { ok: true } as const;
      default: {
        const given: HandAct = act === "withdraw" ? { act, reason: "The papers" } : { act };
        return room.do(useHammer(turn, given, control));
      }
    }
  };
  const outcome = answer();
  return outcome.ok ? "ok" : outcome.code;
}

/** What the seller allows: half of them do not decide afterwards. */
const authorityOf = (step: DeskStep) => ({ price: aims.get(step) ?? null, subject: step.who < 2 });

function modelOf(naive: NaiveDesk, _: LaneRoom, step: DeskStep, at: number): string {
  const user = PEOPLE[step.who]!;
  const amount = aims.get(step) ?? 0;
  switch (step.act) {
    case "net":
      return naive.bid(user, amount, { exact: true, byDesk: false });
    case "max":
      return naive.bid(user, amount, { exact: false, byDesk: false });
    case "room":
    case "phone":
    case "clerk":
      return naive.bid(user, amount, { exact: true, byDesk: true });
    case "unnamed":
      return naive.somebody(amount);
    case "name":
      return naive.name(user, at);
    case "absentee":
      return naive.instruct(user, amount);
    case "stranger":
      return "STALE";
    case "takeBack":
      return naive.takeBack();
    case "ask":
      return naive.setAsk(aims.get(step) ?? null);
    case "authority":
      return naive.authorise(authorityOf(step).price, authorityOf(step).subject);
    case "warn":
      return naive.warn();
    case "hold":
      return naive.hold();
    case "sell":
    case "pass":
      return naive.fall(step.act, at);
    case "withdraw":
      return naive.withdraw(at);
    case "reopen":
      return naive.reopen();
    case "next":
      return naive.nextLot(at);
    case "release":
      return naive.release();
    case "lower":
      return naive.lowerStart();
    case "idle":
      return "ok";
  }
}

function compare(room: LaneRoom, naive: NaiveDesk): void {
  const { current } = room.lane;
  same("the phase", current?.phase ?? "over", naive.phase);
  if (!current) return;
  same("the lot", current.lotId, naive.order[naive.place]! + 1);
  const lot = room.lot(current.lotId);
  const { leader, max, price } = standingAtDesk(naive.lot);
  same(
    "the standing",
    [lot.lead?.leaderId ?? null, lot.lead?.leaderMax ?? null, lot.lead?.price ?? null],
    [leader !== null && leader < 0 ? NOBODY : leader, max, price],
  );
  same("the ask", leastBid(lot), naive.nextMin());
  same("the minimum", [lot.reserve, lot.startPrice], [naive.lot.terms.min, naive.lot.terms.start]);
  const before = naive.order[naive.place - 1];
  if (before !== undefined && before !== current.lotId - 1) {
    const { ending } = naive.lots[before]!;
    same("the lot before", room.room.lot(before + 1).status, ending === "open" ? "active" : ending);
  }
  for (const user of PEOPLE) {
    same(`the deposit of ${user}`, room.room.availableFils(user), naive.availableFils(user));
    same(`the holds of ${user}`, room.room.sumOfHoldsFils(user), room.room.reservedFils(user));
  }
}

function same(what: string, engine: unknown, model: unknown): void {
  if (isDeepStrictEqual(engine, model)) return;
  throw new Error(`${what} differs.\nengine: ${JSON.stringify(engine)}\nmodel:  ${JSON.stringify(model)}`);
}
