/** Plays a random script on the engine and on the model. */
import { isDeepStrictEqual } from "node:util";
import type { Decision, Refused } from "../lot/decision.ts";
import type { LotState } from "../lot/lot.ts";
import { defaultTerms } from "../lot/terms.ts";
import { aLot, aPerson, Room, SELLER } from "../test-support/room.ts";
import { aimed } from "./aim.ts";
import { BUYERS, CAST, LOCK, type Member } from "./cast.ts";
import { checkInvariants } from "./invariants.ts";
import { NaiveAuction } from "@marsa/api-spec/model/naive-auction";
import { GroupPlay } from "./play-groups.ts";
import { endOf, extensionsOf, standingOf } from "@marsa/api-spec/model/naive-lot";
import { changeBuyNow, lowerMin, lowerStart } from "@marsa/api-spec/model/naive-prices";
import { SLOTS, type Script, type Step } from "./script.ts";

type BidStep = Extract<Step, { type: "bid" }>;
type RemoveStep = Extract<Step, { type: "remove" }>;
type BuyStep = Extract<Step, { type: "buy" }>;
type PauseStep = Extract<Step, { type: "pause" }>;
type PriceStep = Extract<Step, { type: "price" }>;
type Outcome = Decision<unknown> | Refused;

/** Counts each answer, so that a run can show which answers it met. */
export type Tally = Map<string, number>;

export type MakeRoom = (depositsAed: Readonly<Record<number, number>>) => Room;

/**
 * Plays a script on the engine and on the model at once.
 * @param makeRoom stores the engine's decisions.
 * @throws Error at the first difference.
 */
export function play(
  script: Script,
  tally: Tally,
  makeRoom: MakeRoom = (deposits) => new Room([], deposits),
): void {
  const deposits = Object.fromEntries(BUYERS.map((id, i) => [id, script.depositsAed[i] ?? 0]));
  const sceneControl = new Playthrough(script, makeRoom(deposits), tally);
  for (const step of script.steps) sceneControl.play(step);
  for (const id of BUYERS) sceneControl.compareDeposit(id);
}

class Playthrough {
  readonly #script: Script;
  readonly #room: Room;
  readonly #naive: NaiveAuction;
  readonly #tally: Tally;
  readonly #groups: GroupPlay;
  readonly #slots: number[] = [];
  readonly #locked = new Set<number>();
  #now = 0;
  #listed = 0;
  /** Remaining steps of a pause. */
  #paused = { steps: 0, longerMs: 0 };

  constructor(script: Script, room: Room, tally: Tally) {
    this.#script = script;
    this.#room = room;
    this.#tally = tally;
    this.#naive = new NaiveAuction(new Map(BUYERS.map((id) => [id, room.availableFils(id)])));
    this.#groups = new GroupPlay(room, this.#naive, {
      same: (...compared) => this.#same(...compared),
      count: (what) => this.#count(what),
      compareLot: (id) => this.#compareNow(id, BUYERS),
      compareDeposit: (user) => this.compareDeposit(user),
    });
    for (let slot = 0; slot < SLOTS; slot++) this.#list(slot);
  }

  play(step: Step): void {
    if (step.type === "idle") return;
    this.#now += step.waitMs;
    this.#step(step);
    this.#groups.wake(this.#slots, this.#now);
  }

  #step(step: Exclude<Step, { type: "idle" }>): void {
    if (this.#room.pause && --this.#paused.steps <= 0) this.#resume();
    if (step.type === "lapse") return this.#lapseAll(step.waitMs);
    if (step.type === "pause") return this.#pause(step);
    if (step.type === "lock") return this.#lock(BUYERS[step.who % BUYERS.length]!);
    if (step.type === "restart") return this.#restart();
    if (step.type === "group")
      return this.#groups.step(step, this.#memberOf(step.who), this.#slots, this.#now);
    const id = this.#slots[step.slot] ?? 0;
    if (step.type === "bid") return this.#bidThenTidy(id, step);
    if (step.type === "remove") return this.#remove(id, step);
    if (step.type === "buy") return this.#buy(id, step);
    if (step.type === "price") {
      if (step.atWindow) this.#waitForWindow(this.#room.lot(id));
      for (let i = 0; i < step.times; i++) this.#changePrice(id, step);
      return;
    }
    if (step.type === "close") return this.#closeOrList(step.slot);
    this.#act(id, step.type);
  }

  #closeOrList(slot: number): void {
    const id = this.#slots[slot] ?? 0;
    if (this.#room.lot(id).status === "active") this.#act(id, "close");
    else this.#list(slot);
  }

  #list(slot: number): void {
    const offer = this.#script.offers[this.#listed % this.#script.offers.length];
    if (!offer) throw new Error("A script needs lots");
    const id = ++this.#listed;
    const { kind, start, step, min, buyNow, reviewDays } = offer;
    const opens = this.#now + offer.opensInMs;
    const ends = opens + offer.lastsMs;
    const prices = { startPrice: start, step, reserve: min, buyNow };
    this.#room.list(aLot({ id, kind, opensAt: opens, endsAt: ends, opened: false, reviewDays, ...prices }));
    this.#naive.list(id, { kind, seller: SELLER, opens, ends, start, step, min, buyNow, reviewDays });
    this.#slots[slot] = id;
  }

  /** A late bid is followed by the closing job, and the closing job by the next lot. */
  #bidThenTidy(id: number, step: BidStep): void {
    if (this.#bid(id, step) === "LOT_CLOSED") this.#closeOrList(step.slot);
  }

  #bid(id: number, step: BidStep): string {
    const before = this.#room.lot(id);
    const { person, naive } = this.#member(step.who);
    if (step.beforeEndMs !== null) this.#now = Math.max(this.#now, before.endsAt - step.beforeEndMs);
    const amount = Math.max(
      1,
      aimed(step.aim, before, this.#now, this.#carried(id, person?.id)) +
        step.steps * before.step +
        step.dirhams,
    );
    const expected = this.#naive.bid(id, naive, amount, step.mode === "exact", this.#now);
    const outcome = this.#room.bid(id, person, { amount, mode: step.mode, receivedAt: this.#now });
    this.#same("the answer", outcome.ok ? outcome.reply : outcome.code, expected);
    this.#count(outcome.ok ? outcome.reply.outcome : outcome.code);

    const after = this.#room.lot(id);
    const tie = outcome.ok && amount === before.lead?.leaderMax;
    if (tie) this.#count("tie");
    if (tie && after.lead?.leaderId !== before.lead?.leaderId)
      throw new Error("Broken: a tie never changes the leader");
    if (outcome.ok && outcome.reply.extended) this.#count("extended");
    const atMinimum =
      outcome.ok && after.reserveReached && !before.reserveReached && after.lead?.price === after.reserve;
    if (atMinimum && after.lead?.leaderMax !== after.lead?.price) this.#count("straight to the minimum");
    this.#compare(before, [person?.id, before.lead?.leaderId, after.lead?.leaderId]);
    return outcome.ok ? outcome.reply.outcome : outcome.code;
  }

  /** Returns the person as the engine and as the model represent them, locked or not. */
  #member(who: number): Member {
    return this.#lockedOrNot(CAST[who % CAST.length]!);
  }

  /** A buyer, locked or not. */
  #memberOf(who: number): Member {
    const user = BUYERS[who % BUYERS.length]!;
    return this.#lockedOrNot(CAST.find(({ person }) => person?.id === user)!);
  }

  #lockedOrNot({ person, naive }: Member): Member {
    if (!person || !naive || !this.#locked.has(person.id)) return { person, naive };
    return { person: { ...person, lock: LOCK }, naive: { ...naive, locked: true } };
  }

  /** Locks a buyer. Their lead and stored maxima stay binding. */
  #lock(id: number): void {
    if (this.#locked.delete(id)) return this.#count("unlocked");
    this.#locked.add(id);
    this.#count("locked");
  }

  #restart(): void {
    this.#room.restart();
    this.#count("restarted");
    for (const id of this.#slots) this.#compare(this.#room.lot(id), BUYERS);
  }

  #remove(id: number, { who, atWindow }: RemoveStep): void {
    const before = this.#room.lot(id);
    if (atWindow) this.#waitForWindow(before);
    // Mostly the leader: few others have a maximum to remove.
    const user = (who % 3 > 0 ? before.lead?.leaderId : null) ?? BUYERS[who % BUYERS.length]!;
    const expected = this.#naive.removeProxy(id, user, this.#now);
    const outcome = this.#room.removeProxy(id, aPerson(user), this.#now);
    this.#same("the answer", outcome.ok ? outcome.reply : outcome.code, expected);
    this.#count(outcome.ok ? "removed" : `remove: ${outcome.code}`);
    this.#compare(before, [user]);
  }

  #buy(id: number, { who, dirhams }: BuyStep): void {
    const before = this.#room.lot(id);
    const { person, naive } = this.#member(who);
    const price = (before.buyNow ?? before.startPrice) + dirhams;
    const expected = this.#naive.buyNow(id, naive, price, this.#now);
    const outcome = this.#room.buyNow(id, person, { price, receivedAt: this.#now });
    this.#same("the answer", outcome.ok ? outcome.reply : outcome.code, expected);
    this.#count(outcome.ok ? "sold" : `buy: ${outcome.code}`);
    this.#compare(before, [person?.id, before.lead?.leaderId]);
  }

  #waitForWindow({ endsAt, kind }: LotState): void {
    this.#now = Math.max(this.#now, endsAt - defaultTerms.closingWindowMs[kind]);
  }

  #changePrice(id: number, { what, perCent, dirhams, toMaximum }: PriceStep): void {
    const before = this.#room.lot(id);
    const now = this.#now;
    const known = { min: before.reserve, start: before.startPrice, buyNow: before.buyNow }[what];
    const maximum = toMaximum && what === "min" ? (before.lead?.leaderMax ?? null) : null;
    const from = known ?? before.startPrice + 6 * before.step;
    const aim = maximum ?? (perCent === null ? null : Math.floor((from * perCent) / 100));
    const price = aim === null ? null : Math.max(1, aim + dirhams);
    const change = { price, receivedAt: now };
    const [outcome, expected] =
      what === "min"
        ? [this.#room.lowerReserve(id, change), lowerMin(this.#naive.lot(id), price, now)]
        : what === "start"
          ? [
              this.#room.lowerStartPrice(id, { ...change, price: price ?? 1 }),
              lowerStart(this.#naive.lot(id), price ?? 1, now),
            ]
          : [this.#room.changeBuyNow(id, change), changeBuyNow(this.#naive.lot(id), price, now)];
    this.#same(`the change of ${what}`, outcome.ok ? null : outcome.code, expected);
    this.#count(outcome.ok ? `${what} changed` : `${what}: ${outcome.code}`);
    const jumped = outcome.ok && outcome.lot.lead?.price !== before.lead?.price;
    if (jumped) this.#count("lowered to where a maximum is");
    this.#compare(before, [before.lead?.leaderId]);
  }

  #pause({ steps, longerMs }: PauseStep): void {
    if (this.#room.pause) return;
    this.#paused = { steps, longerMs };
    this.#room.pause = { since: this.#now, reason: "Power cut" };
    this.#naive.pause(this.#now);
    this.#count("paused");
  }

  #resume(): void {
    const lots = this.#room.all();
    this.#now += this.#paused.longerMs;
    this.#room.resume(this.#now);
    this.#naive.resume(this.#now);
    this.#count("resumed");
    for (const before of lots) {
      if (before.endsAt !== this.#room.lot(before.id).endsAt) this.#count("extended after a pause");
      this.#compare(before, []);
    }
  }

  /** The highest bid that a person's deposit covers on a lot, AED. */
  #carried(id: number, user = 0): number {
    return 5 * Math.floor((this.#room.availableFils(user) + this.#room.heldFils(user, id)) / 100);
  }

  #act(id: number, type: "close" | "extend" | "open"): void {
    const before = this.#room.lot(id);
    const now = this.#now;
    const [outcome, expected] =
      type === "close"
        ? [this.#room.close(id, now), this.#naive.close(id, now)]
        : type === "extend"
          ? [this.#room.extendByServer(id, now), this.#naive.extendByServer(id, now)]
          : [this.#room.open(id, now), this.#naive.open(id, now)];
    this.#settled(type, outcome, Boolean(expected));
    this.#compare(before, [before.lead?.leaderId]);
  }

  /** Reviews last for days: each lapses at its own end, sometimes tested a moment too early. */
  #lapseAll(waitMs: number): void {
    for (const before of this.#room.all()) {
      if (before.reviewEndsAt === null) continue;
      const now = before.reviewEndsAt + waitMs - 1_000;
      const outcome = this.#room.lapseReview(before.id, now);
      this.#settled("lapse", outcome, this.#naive.lapse(before.id, now));
      this.#compare(before, [before.lead?.leaderId]);
    }
  }

  #settled(what: string, outcome: Outcome, expected: boolean): void {
    this.#same(what, outcome.ok, expected);
    this.#count(outcome.ok ? `${what}: ${outcome.lot.status}` : `${what}: ${outcome.code}`);
  }

  #compare(before: LotState, people: readonly (number | null | undefined)[]): void {
    this.#compareNow(before.id, people);
    checkInvariants(
      this.#room,
      before,
      BUYERS.filter((user) => people.includes(user)),
    );
  }

  #compareNow(id: number, people: readonly (number | null | undefined)[]): void {
    const lot = this.#room.lot(id);
    const naive = this.#naive.lot(id);
    const { leader, max, price } = standingOf(naive);
    const mine = [
      lot.lead?.leaderId ?? null,
      lot.lead?.leaderMax ?? null,
      lot.lead?.price ?? null,
      lot.endsAt,
      lot.extensions,
      lot.seq,
      lot.status,
    ];
    const theirs = [leader, max, price, endOf(naive), extensionsOf(naive), naive.changes];
    this.#same("the lot", mine, [...theirs, naive.ending === "open" ? "active" : naive.ending]);
    for (const user of BUYERS) {
      this.#same(`the hold of ${user}`, this.#room.heldFils(user, id), this.#naive.heldFils(user, id));
    }
    for (const user of BUYERS) if (people.includes(user)) this.compareDeposit(user);
  }

  compareDeposit(user: number): void {
    this.#same(`the deposit of ${user}`, this.#room.availableFils(user), this.#naive.availableFils(user));
  }

  #same(what: string, engine: unknown, model: unknown): void {
    if (isDeepStrictEqual(engine, model)) return;
    throw new Error(`${what} differs.\nengine: ${JSON.stringify(engine)}\nmodel:  ${JSON.stringify(model)}`);
  }

  #count(what: string): void {
    this.#tally.set(what, (this.#tally.get(what) ?? 0) + 1);
  }
}
