/** Test helper: a lane in memory. */
import type { BidCommand, Bidder, BidState } from "../bidding/bid.ts";
import type { Decision, Refused } from "../lot/decision.ts";
import { lotInLane } from "../lane/lot-in-lane.ts";
import type { LaneDecision, LaneView } from "../lot/lane-decision.ts";
import type { LaneState } from "../lot/lane.ts";
import { laneTimers } from "../lot/terms.ts";
import type { Control } from "../lane/prices.ts";
import { follow } from "../lane/run-list.ts";
import { dueAt, dueLot, tick } from "../lane/tick.ts";
import { turnOf, type Turn } from "../lane/turn.ts";
import type { LotState } from "../lot/lot.ts";
import { defaultTerms } from "../lot/terms.ts";
import { takeBack } from "../bidding/take-back.ts";
import type { PhoneLine } from "../lot/via.ts";
import type { Person } from "../people/gate.ts";
import { enterAbsentee } from "../room/absentee.ts";
import { bidAtDesk } from "../room/bid-at-desk.ts";
import { nameBidder } from "../room/name-bidder.ts";
import { aPerson, Room } from "./room.ts";

export const OPERATOR = 80;
export const OTHER_OPERATOR = 81;
export const CLERK = 82;
/** Stands for the room while it has no paddle. */
export const NOBODY = 91;
/** The advertised start of the lane, ms. */
export const START = 100_000;

/** Returns a lane of these lots, as the staff compose it, with the given differences. */
export function aLane(lotIds: readonly number[], given: Partial<LaneState> = {}): LaneState {
  return {
    id: 1,
    status: "scheduled",
    startsAt: START,
    timers: laneTimers,
    room: false,
    hammer: "clock",
    operators: [OPERATOR, OTHER_OPERATOR],
    run: lotIds.map((lotId, place) => ({
      lotId,
      number: place + 1,
      state: "pending",
      skips: 0,
      reopens: 0,
      result: null,
    })),
    current: null,
    desk: null,
    clerk: null,
    paused: null,
    seq: 0,
    ...given,
  };
}

type Outcome = LaneDecision | Refused;

/** A lane with its lots and wallets in memory, which applies decisions like the store. */
export class LaneRoom {
  readonly room: Room;
  lane: LaneState;
  readonly log: LaneDecision[] = [];
  /** People whose profile staff have not accepted yet: registered at the door. */
  readonly walkIns = new Set<number>();
  /** Whether the operator keeps reporting their presence, as the console does. */
  manned = true;

  constructor(lane: LaneState, lots: readonly LotState[], depositsAed: Readonly<Record<number, number>>) {
    this.lane = lane;
    this.room = new Room(lots, depositsAed);
  }

  /** Returns a lot as the engine sees it in its lane. */
  lot(lotId: number): LotState {
    const lot = { ...this.room.lot(lotId), lane: lotInLane(this.lane, lotId) };
    this.room.lots.set(lotId, lot);
    return lot;
  }

  view(lotId: number | null): LaneView {
    const lot = lotId === null ? null : this.lot(lotId);
    return { lane: this.lane, lot, leader: lot && this.room.leaderStake(lot) };
  }

  /**
   * Returns the current lot.
   * @throws Error without one.
   */
  turn(): Turn {
    const turn = turnOf(this.view(this.lane.current?.lotId ?? null));
    if (!turn) throw new Error("No lot has its turn");
    return turn;
  }

  /** Returns a control at `at` (ms) by the operator, or by another one. */
  control(at: number, operatorId = OPERATOR): Control {
    return { operatorId, receivedAt: at };
  }

  bid(lotId: number, userId: number, command: BidCommand) {
    const before = this.lot(lotId);
    const outcome = this.room.bid(lotId, this.#person(userId), command);
    if (outcome.ok) this.#follow(follow(this.lane, before, outcome.lot, command.receivedAt));
    return outcome;
  }

  #person(userId: number): Person {
    return aPerson(userId, this.walkIns.has(userId) ? { profile: "signed" } : {});
  }

  /** A bid that the desk enters, from the room or by phone. */
  bidAtDesk(
    lotId: number,
    userId: number,
    {
      amount,
      line,
      enteredBy = this.#operator,
    }: { readonly amount: number; readonly line?: PhoneLine; readonly enteredBy?: number },
    receivedAt: number,
  ) {
    const via = {
      ...(userId !== NOBODY && { paddle: userId }),
      ...(line ? { channel: "phone" as const, line } : { channel: "room" as const }),
    };
    return this.#enter(lotId, userId, receivedAt, (state) =>
      bidAtDesk(state, { amount, via, enteredBy, receivedAt }, defaultTerms),
    );
  }

  /** Says whose the leading bid of the room is. */
  name(lotId: number, userId: number, at: number) {
    const by = { paddle: userId, namedBy: this.#operator };
    return this.#enter(lotId, userId, at, (state) => nameBidder(state, by, defaultTerms));
  }

  /** The maximum of a written instruction. */
  enterAbsentee(lotId: number, userId: number, maximum: number, receivedAt: number) {
    return this.#enter(lotId, userId, receivedAt, (state) =>
      enterAbsentee(state, { maximum, receivedAt }, defaultTerms),
    );
  }

  #enter<Judged extends Decision<unknown> | Refused>(
    lotId: number,
    userId: number,
    at: number,
    decide: (state: BidState & { readonly bidder: Bidder }) => Judged,
  ): Judged {
    const lot = this.lot(lotId);
    const bidder = this.room.bidder(lotId, this.#person(userId), true);
    const state = { lot, bidder, leader: this.room.leaderStake(lot), pause: null };
    const outcome = this.room.apply(decide(state), { userId, at, atDesk: true });
    if (outcome.ok) this.#follow(follow(this.lane, lot, outcome.lot, at));
    return outcome;
  }

  takeBack(lotId: number, at: number) {
    const lot = this.lot(lotId);
    const stakeOf = (userId: number | undefined) =>
      userId === undefined ? undefined : this.room.stake(lotId, userId, true);
    const scene = {
      lot,
      bidder: stakeOf(lot.deskBid?.userId),
      earlier: stakeOf(lot.deskBid?.before.lead?.leaderId),
    };
    const by = { takenBy: this.#operator, reason: "Wrong paddle" };
    const outcome = this.room.apply(takeBack(scene, by, defaultTerms), { atDesk: true });
    if (outcome.ok) this.#follow(follow(this.lane, lot, outcome.lot, at));
    return outcome;
  }

  get #operator(): number {
    return this.lane.desk?.operatorId ?? OPERATOR;
  }

  buyNow(lotId: number, userId: number, price: number, receivedAt: number) {
    const before = this.lot(lotId);
    const outcome = this.room.buyNow(lotId, aPerson(userId), { price, receivedAt });
    if (outcome.ok) this.#follow(follow(this.lane, before, outcome.lot, receivedAt));
    return outcome;
  }

  /** Applies a decision of the lane. */
  do<Some extends Outcome>(outcome: Some): Some {
    if (outcome.ok) this.#follow(outcome);
    return outcome;
  }

  /**
   * Lets time pass until `until` (ms): every deadline on the way fires, in order.
   * @returns the number of fired deadlines.
   */
  passTo(until: number): number {
    for (let fired = 0; fired < 10_000; fired += 1) {
      this.#report(until);
      const due = dueAt(this.lane);
      if (due === null || due > until) return fired;
      const outcome = this.do(tick(this.view(dueLot(this.lane)), due === 0 ? until : due, defaultTerms));
      if (!outcome.ok) throw new Error(`The lane is stuck in ${JSON.stringify(this.lane.current)}`);
    }
    throw new Error("The lane never comes to rest");
  }

  #report(now: number): void {
    const { desk } = this.lane;
    if (desk && this.manned)
      this.lane = { ...this.lane, desk: { ...desk, seenAt: Math.max(desk.seenAt, now) } };
  }

  #follow(decision: LaneDecision | null): void {
    if (!decision) return;
    if (decision.lot) this.room.apply(decision.lot);
    this.lane = decision.lane;
    this.log.push(decision);
  }
}
