/** Test helper: lots and wallets in memory. */
import { isDeepStrictEqual } from "node:util";
import { aedToFils } from "@marsa/api-spec/money";
import { makeBid, type BidCommand, type Bidder } from "../bidding/bid.ts";
import type { BidReply } from "../bidding/bid-reply.ts";
import type { BidCode } from "../bidding/bid-refusal.ts";
import { buyNow, type BuyNowCommand } from "../bidding/buy-now.ts";
import { close, extendByServer, lapseReview } from "../bidding/closing.ts";
import type { Decision, HistoryEntry, HoldChange, Notice, Refused } from "../lot/decision.ts";
import { endGroup, followLot, look, makeGroup, withGroup, type Group } from "../bidding/group.ts";
import type { Person } from "../people/gate.ts";
import type { LotState, Stake } from "../lot/lot.ts";
import { AFTER_PAUSE, endsAfter, extendAfterOutage } from "../bidding/outage.ts";
import type { Pause } from "../lot/pause.ts";
import { lowerReserve } from "../bidding/lower-reserve.ts";
import { open } from "../lot/opening.ts";
import { changeBuyNow, lowerStartPrice, type PriceChange } from "../lot/price-change.ts";
import { removeProxy } from "../bidding/remove-proxy.ts";
import { defaultTerms, type AuctionTerms } from "../lot/terms.ts";
import { coverOf, splitHold } from "../room/limit.ts";
import { wakeLot } from "../bidding/wake-lot.ts";

export const SELLER = 90;

/**
 * Returns a vehicle with start price 20,000, step 500 and no minimum, open from 0 for an hour, with the given
 * differences.
 */
export function aLot(given: Partial<LotState> = {}): LotState {
  return {
    id: 1,
    kind: "vehicle",
    sellerId: SELLER,
    status: "active",
    opensAt: 0,
    endsAt: 3_600_000,
    opened: true,
    startPrice: 20_000,
    step: 500,
    reserve: null,
    buyNow: null,
    lead: null,
    bids: 0,
    bidders: 0,
    extensions: 0,
    reserveReached: false,
    reserveLowered: 0,
    reviewDays: 2,
    reviewEndsAt: null,
    seq: 0,
    lane: null,
    ...given,
  };
}

/** Returns a buyer who may bid, with the given differences. */
export function aPerson(id: number, given: Partial<Person> = {}): Person {
  return {
    id,
    roles: ["buyer"],
    ustatus: "confirmed",
    hasVerifiedContact: true,
    profile: "ok",
    lock: null,
    ...given,
  };
}

export interface Actor {
  readonly userId?: number | undefined;
  readonly at?: number;
  /** Whether the desk entered it for a paddle. */
  readonly atDesk?: boolean;
}

interface Wallet {
  readonly totalFils: number;
  /** Stored beside the single holds, as in the database, so that a test can compare the two. */
  reservedFils: number;
  /** What is held by lot, and what of it the limit covers. */
  readonly heldFils: Map<number, number>;
  readonly limitFils: Map<number, number>;
  /** What the limit covers in all lots. */
  coverFils: number;
}

const sumOf = (fils: Map<number, number> | undefined) =>
  [...(fils?.values() ?? [])].reduce((sum, each) => sum + each, 0);

/**
 * Lots and wallets in memory that apply decisions like the store: all of it or nothing. Throws where the database
 * would refuse: a hold that the decision took for another amount, and an overdrawn wallet.
 */
export class Room {
  readonly lots = new Map<number, LotState>();
  readonly history = new Map<number, HistoryEntry[]>();
  readonly notices: Notice[] = [];
  #pause: Pause | null = null;
  readonly #wallets = new Map<number, Wallet>();
  readonly #marks = new Map<string, number>();
  readonly #terms: AuctionTerms;
  readonly #groups = new Map<number, Group>();

  constructor(
    lots: readonly LotState[],
    depositsAed: Readonly<Record<number, number>>,
    terms = defaultTerms,
  ) {
    this.#terms = terms;
    for (const lot of lots) this.lots.set(lot.id, lot);
    for (const [userId, aed] of Object.entries(depositsAed)) {
      const none = { reservedFils: 0, heldFils: new Map(), limitFils: new Map(), coverFils: 0 };
      this.#wallets.set(Number(userId), { totalFils: aedToFils(aed), ...none });
    }
  }

  /** Grants the paddle of a person a limit, AED. */
  grantLimit(userId: number, aed: number): void {
    this.#wallets.get(userId)!.coverFils = coverOf(aed, this.#terms);
  }

  /** Returns what the limit of a person still covers. */
  #coverLeft(userId: number): number {
    const wallet = this.#wallets.get(userId);
    return wallet ? wallet.coverFils - sumOf(wallet.limitFils) : 0;
  }

  get pause(): Pause | null {
    return this.#pause;
  }

  set pause(pause: Pause | null) {
    this.#pause = pause;
  }

  /** Adds a lot. */
  list(lot: LotState): void {
    this.lots.set(lot.id, lot);
  }

  /** Returns every lot in its current state. */
  all(): LotState[] {
    return [...this.lots.values()];
  }

  /** Forgets all state that a restart loses: here nothing. */
  restart(): void {}

  lot(id: number): LotState {
    const lot = this.lots.get(id);
    if (!lot) throw new Error(`No lot ${id}`);
    return lot;
  }

  bid(lotId: number, person: Person | null, command: BidCommand): Decision<BidReply> | Refused<BidCode> {
    const lot = this.lot(lotId);
    const bidder = person && this.bidder(lotId, person);
    return this.apply(
      makeBid({ lot, bidder, leader: this.leaderStake(lot), pause: this.pause }, command, this.#terms),
      { userId: person?.id, at: command.receivedAt },
    );
  }

  buyNow(lotId: number, person: Person | null, command: BuyNowCommand) {
    const lot = this.lot(lotId);
    const bidder = person && this.bidder(lotId, person);
    return this.apply(
      buyNow({ lot, bidder, leader: this.leaderStake(lot), pause: this.pause }, command, this.#terms),
      { userId: person?.id, at: command.receivedAt },
    );
  }

  removeProxy(lotId: number, person: Person, receivedAt: number) {
    const bidder = { person, stake: this.stake(lotId, person.id) };
    return this.apply(
      removeProxy({ lot: this.lot(lotId), pause: this.pause }, bidder, receivedAt, this.#terms),
      { userId: person.id, at: receivedAt },
    );
  }

  lowerReserve(lotId: number, change: PriceChange) {
    const lot = this.lot(lotId);
    return this.apply(lowerReserve(lot, this.leaderStake(lot), change, this.#terms));
  }

  lowerStartPrice(lotId: number, change: PriceChange) {
    return this.apply(lowerStartPrice(this.lot(lotId), change));
  }

  changeBuyNow(lotId: number, change: PriceChange) {
    return this.apply(changeBuyNow(this.lot(lotId), change));
  }

  close(lotId: number, now: number) {
    const lot = this.lot(lotId);
    const state = { lot, leader: this.leaderStake(lot), pause: this.pause };
    return this.apply(close(state, now, this.#terms), { at: now });
  }

  lapseReview(lotId: number, now: number) {
    const lot = this.lot(lotId);
    return this.apply(lapseReview({ lot, leader: this.leaderStake(lot) }, now));
  }

  extendByServer(lotId: number, now: number) {
    return this.apply(extendByServer({ lot: this.lot(lotId), pause: this.pause }, now, this.#terms));
  }

  /** Resumes all auctions: every lot whose end the pause touched gets a new end, as on the server. */
  resume(until: number): void {
    const outage = { from: this.pause?.since ?? until, until };
    const active = this.all().filter(({ status }) => status === "active");
    for (const [id, endsAt] of endsAfter(outage, new Map(active.map((lot) => [lot.id, lot.endsAt])))) {
      this.apply(extendAfterOutage(this.lot(id), endsAt, outage, AFTER_PAUSE));
    }
    this.pause = null;
  }

  open(lotId: number, now: number) {
    return this.apply(open(this.lot(lotId), now));
  }

  /** Makes a group, or gives it other lots. `maxima`: AED by lot. */
  group(id: number, person: Person, maxima: ReadonlyMap<number, number>, now: number) {
    const before = this.groupOf(id);
    const outcome = makeGroup(
      before ?? { id, userId: person.id },
      [...maxima].map(([lotId, max]) => ({ lot: this.lot(lotId), max })),
      {
        person,
        groups: this.groupsOf(person.id).filter((group) => group !== before),
        availableFils: this.availableFils(person.id),
        heldFils: (lotId) => this.heldFils(person.id, lotId),
        pause: this.pause,
      },
      now,
      this.#terms,
    );
    if (outcome.ok) this.keepGroup(outcome.group);
    return outcome;
  }

  endGroup(id: number): void {
    this.keepGroup(endGroup(this.groupOf(id)!));
  }

  /** Looks at each group, as the job does, until none changes. */
  lookAtGroups(now: number): void {
    let hasWoken = false;
    for (const { id } of this.activeGroups()) {
      for (let isDue = true; isDue;) {
        const group = this.groupOf(id)!;
        const lots = group.members.map(({ lotId }) => this.lot(lotId));
        const { group: seen, wake } = look(group, lots, this.pause, now);
        if (!isDeepStrictEqual(shown(seen), shown(group))) this.keepGroup(seen);
        isDue = wake !== null;
        if (wake) this.#wake(seen, wake.lotId, now);
        hasWoken ||= isDue;
      }
    }
    // The lot that woke may have outbid another group.
    if (hasWoken) this.lookAtGroups(now);
  }

  #wake(group: Group, lotId: number, now: number): void {
    const lot = this.lot(lotId);
    const bidder = { person: aPerson(group.userId), stake: this.stake(lotId, group.userId) };
    const state = { lot, bidder, leader: this.leaderStake(lot), pause: this.pause };
    const outcome = this.apply(wakeLot(state, group, now, this.#terms), { userId: group.userId, at: now });
    if (!outcome.ok) throw new Error(`A lot that fits does not wake: ${outcome.code}`);
  }

  /** The extra holds of a person's groups. */
  parkedFils(userId: number): number {
    return this.groupsOf(userId).reduce((sum, { parkedFils }) => sum + parkedFils, 0);
  }

  groupsOf(userId: number): Group[] {
    return this.activeGroups().filter((group) => group.userId === userId);
  }

  activeGroups(): Group[] {
    return [...this.#groups.values()].filter(({ state }) => state === "active");
  }

  groupOf(id: number): Group | undefined {
    return this.#groups.get(id);
  }

  /** Stores a group and changes its extra hold. */
  keepGroup(group: Group): void {
    const wallet = this.#wallets.get(group.userId);
    if (!wallet) throw new Error(`No wallet of ${group.userId}`);
    wallet.reservedFils += group.parkedFils - (this.#groups.get(group.id)?.parkedFils ?? 0);
    this.#groups.set(group.id, group);
    if (this.availableFils(group.userId) < 0) throw new Error(`Deposit of ${group.userId} is overdrawn`);
  }

  bidder(lotId: number, person: Person, atDesk = false): Bidder {
    return { person, stake: this.stake(lotId, person.id, atDesk), groups: this.groupsOf(person.id) };
  }

  stake(lotId: number, userId: number, atDesk = false): Stake {
    const mark = this.#marks.get(`${lotId}:${userId}`) ?? null;
    const stake = {
      mark,
      availableFils: this.availableFils(userId) + (atDesk ? this.#coverLeft(userId) : 0),
      heldOnLotFils: this.heldFils(userId, lotId),
    };
    return withGroup(stake, this.groupsOf(userId), lotId);
  }

  heldFils(userId: number, lotId: number): number {
    return this.#wallets.get(userId)?.heldFils.get(lotId) ?? 0;
  }

  /** Returns the sum of a person's holds of the deposit. */
  sumOfHoldsFils(userId: number): number {
    const wallet = this.#wallets.get(userId);
    return sumOf(wallet?.heldFils) - sumOf(wallet?.limitFils) + this.parkedFils(userId);
  }

  reservedFils(userId: number): number {
    return this.#wallets.get(userId)?.reservedFils ?? 0;
  }

  availableFils(userId: number): number {
    return (this.#wallets.get(userId)?.totalFils ?? 0) - this.reservedFils(userId);
  }

  rows(lotId: number): readonly HistoryEntry[] {
    return this.history.get(lotId) ?? [];
  }

  /** Returns the leader's stake on a lot; null without one. */
  leaderStake(lot: LotState): Stake | null {
    return lot.lead ? this.stake(lot.id, lot.lead.leaderId) : null;
  }

  /** Applies a decision. `by`: the sender of the command, and when (ms); nobody for a deadline. */
  apply<Outcome extends Decision<unknown> | Refused>(outcome: Outcome, by: Actor = {}): Outcome {
    if (!outcome.ok) return outcome;
    const { lot, newMark, holds, history, notices } = outcome;
    this.lots.set(lot.id, lot);
    if (newMark) this.#marks.set(`${lot.id}:${newMark.userId}`, newMark.mark);
    for (const hold of holds) this.#hold(lot.id, hold, by.atDesk);
    for (const group of this.#groups.values()) {
      const { userId } = group;
      const heldFils = this.heldFils(userId, lot.id);
      const next = followLot(group, { lot, heldFils, isOwn: by.userId === userId }, by.at ?? lot.endsAt);
      if (next !== group) this.keepGroup(next);
    }
    for (const { userId } of holds)
      if (this.availableFils(userId) < 0) throw new Error(`Deposit of ${userId} is overdrawn`);
    this.history.set(lot.id, [...this.rows(lot.id), ...history]);
    this.notices.push(...notices);
    return outcome;
  }

  #hold(lotId: number, { userId, fromFils, toFils }: HoldChange, atDesk = false): void {
    const wallet = this.#wallets.get(userId);
    if (!wallet || this.heldFils(userId, lotId) !== fromFils)
      throw new Error(`Hold of ${userId} was not ${fromFils}`);
    const before = wallet.limitFils.get(lotId) ?? 0;
    const after = splitHold(toFils, before + (atDesk ? this.#coverLeft(userId) : 0));
    wallet.heldFils.set(lotId, toFils);
    wallet.limitFils.set(lotId, after.limitFils);
    wallet.reservedFils += after.holdFils - (fromFils - before);
  }
}

/** What a look at a group may change, besides when to look again. */
function shown({ state, parkedFils, members }: Group) {
  return [state, parkedFils, members.map((member) => member.state)];
}
