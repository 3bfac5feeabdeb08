/** Test helper: random acts on a lane. */
import { leastBid } from "../lot/lot.ts";
import { type HandAct, useHammer } from "../lane/hand.ts";
import type { Hammer } from "../lot/lane.ts";
import { openLane, cancelLane, endLane } from "../lane/life.ts";
import { takeOver } from "../lane/desk.ts";
import { pause, resume } from "../lane/pausing.ts";
import { PAUSE_REASONS } from "../lane/stop.ts";
import { changeMinPrice, changeStep, lowerStart, release } from "../lane/prices.ts";
import { disableLot, enableLot, moveLot, skipLot } from "../lane/run-list.ts";
import { callFinal, reopen } from "../lane/turn.ts";
import { defaultTerms } from "../lot/terms.ts";
import { aLane, LaneRoom, OPERATOR, OTHER_OPERATOR } from "./lane-room.ts";
import { aLot, aPerson } from "./room.ts";

export const LOTS = [1, 2, 3, 4];
export const PEOPLE = [11, 12, 13];
const DEPOSIT = Object.fromEntries(PEOPLE.map((id) => [id, 60_000]));

/** All acts on a lane; `n` and `m` are parameters of each act. */
export const ACTS = [
  "bid",
  "bid",
  "bid",
  "max",
  "buy",
  "remove",
  "final",
  "hammer",
  "lower",
  "release",
  "min",
  "step",
  "skip",
  "disable",
  "enable",
  "move",
  "reopen",
  "pause",
  "resume",
  "takeover",
  "leave",
  "restart",
  "cancel",
  "end",
  "open",
] as const;
export type Act = (typeof ACTS)[number];

/** One act, after this many ms. */
export interface Step {
  readonly act: Act;
  readonly n: number;
  readonly m: number;
  readonly waitMs: number;
}

const HAMMER: readonly HandAct[] = [
  { act: "hold" },
  { act: "sell" },
  { act: "pass" },
  { act: "withdraw", reason: "The papers are missing" },
];

/** Returns four different lots in one lane, and three buyers. */
export function aMixedLane(hammer: Hammer = "clock"): LaneRoom {
  const lots = [
    aLot({ id: 1, reserve: 22_000 }),
    aLot({ id: 2, buyNow: 40_000 }),
    aLot({ id: 3, startPrice: 900, step: 500 }),
    aLot({ id: 4, kind: "apartment", reserve: 30_000 }),
  ];
  return new LaneRoom(
    aLane(LOTS, { room: hammer === "hand", hammer }),
    lots.map((lot) => ({ ...lot, opened: false })),
    DEPOSIT,
  );
}

/**
 * Performs one act on the lane at `at`; the lane may refuse it.
 * @returns the outcome.
 */
export function play(room: LaneRoom, { act, n, m }: Step, at: number): string {
  const lotId = LOTS[n % LOTS.length] ?? 1;
  const userId = PEOPLE[m % PEOPLE.length] ?? 11;
  const current = room.lane.current;
  const control = room.control(at, room.lane.desk?.operatorId ?? OPERATOR);
  const turn = current ? room.turn() : null;
  switch (act) {
    case "bid": {
      const target = current?.lotId ?? lotId;
      const amount = leastBid(room.lot(target)) + (n % 3) * 250;
      return said(room.bid(target, userId, { amount, mode: "exact", receivedAt: at }));
    }
    case "max": {
      const target = m % 2 === 0 ? (current?.lotId ?? lotId) : lotId;
      const amount = leastBid(room.lot(target)) + n * 7;
      return said(room.bid(target, userId, { amount, mode: "max", receivedAt: at }));
    }
    case "buy":
      return said(room.buyNow(2, userId, 40_000, at));
    case "remove":
      room.lot(lotId);
      return said(room.room.removeProxy(lotId, aPerson(userId), at));
    case "final":
      return said(turn && room.do(callFinal(turn, control.operatorId, at)));
    case "hammer":
      return said(turn && room.do(useHammer(turn, HAMMER[n % HAMMER.length]!, control)));
    case "lower":
      return said(turn && room.do(lowerStart(turn, control)));
    case "release":
      return said(turn && room.do(release(turn, control)));
    case "min":
      return said(turn && room.do(changeMinPrice(turn, 20_000 + n, control, defaultTerms)));
    case "step":
      return said(turn && room.do(changeStep(turn, 100 + n, control)));
    case "skip":
      return said(room.do(skipLot(room.view(lotId), control)));
    case "disable":
      return said(room.do(disableLot(room.view(lotId), control)));
    case "enable":
      return said(room.do(enableLot(room.view(lotId), control)));
    case "move":
      return said(room.do(moveLot(room.lane, { from: 1 + (n % 5), to: 1 + (m % 5) }, control)));
    case "reopen":
      return said(turn && room.do(reopen(turn, control.operatorId, "Missed a bid", at)));
    case "pause":
      return said(
        room.do(pause(room.lane, n % 2 ? "Sound in the hall" : "One moment, please", at, "operator")),
      );
    case "resume":
      return said(room.do(resume(room.lane, control.operatorId, at)));
    case "takeover":
      return said(room.do(takeOver(room.lane, m % 2 ? OPERATOR : OTHER_OPERATOR, at)));
    case "leave":
      room.manned = m % 4 > 0;
      return "ok";
    case "restart":
      room.lane = structuredClone(room.lane);
      return said(room.do(pause(room.lane, PAUSE_REASONS.restart, at)));
    case "cancel":
      return m % 20 === 0 ? said(room.do(cancelLane(room.lane, "Rain"))) : "none";
    case "end": {
      const lot = current && room.lot(current.lotId);
      return m % 10 === 0 ? said(room.do(endLane(room.lane, lot, control))) : "none";
    }
    case "open":
      return said(room.do(openLane(room.lane, control)));
  }
}

type Answer = { readonly ok: boolean; readonly code?: string } | null;

function said(outcome: Answer): string {
  if (outcome === null) return "none";
  return outcome.ok ? "ok" : (outcome.code ?? "refused");
}
