/**
 * A second, naive implementation of the auction from the written rules, without code of the engine. It keeps every
 * offered amount and recomputes leader, price and holds from that list. AED for prices, fils for deposits, ms for
 * instants; it repeats the numbers of the rules.
 */
import {
  endOf,
  lightOf,
  needFils,
  nextMinOf,
  powerAed,
  reviewEndOf,
  standingOf,
  WINDOW_MS,
  type NaiveLot,
  type NaivePerson,
  type NaiveTerms,
} from "./naive-lot.ts";
import { isOver, leadOf, needOf, type NaiveGroup } from "./naive-group.ts";

export interface NaiveAnswer {
  readonly outcome: "leading" | "raised" | "outbid_by_stored_maximum" | "sold" | "removed";
  readonly price: number;
  readonly nextMin: number;
  readonly myMax: number;
  readonly leading: boolean;
  readonly light: "none" | "red" | "green";
  readonly endsAt: number;
  readonly extended: boolean;
  readonly holdFils: number;
  readonly powerLeftAed: number;
  readonly seq: number;
}

export class NaiveAuction {
  readonly #lots = new Map<number, NaiveLot>();
  readonly #depositFils: ReadonlyMap<number, number>;
  readonly groups: NaiveGroup[] = [];
  #pausedAt: number | null = null;

  constructor(depositFils: ReadonlyMap<number, number>) {
    this.#depositFils = depositFils;
  }

  list(id: number, terms: NaiveTerms): void {
    const fresh = { changes: 0, started: false, ending: "open", bought: null, lowered: 0 } as const;
    this.#lots.set(id, { ...fresh, offers: [], terms, ends: [terms.ends] });
  }

  lot(id: number): NaiveLot {
    const lot = this.#lots.get(id);
    if (!lot) throw new Error(`No lot ${id}`);
    return lot;
  }

  heldFils(user: number, id: number): number {
    const { ending, terms } = this.lot(id);
    const { leader, max, price } = standingOf(this.lot(id));
    if (leader !== user || max === null || price === null || ending === "notSold") return 0;
    return needFils(ending === "open" ? max : price, terms.kind);
  }

  availableFils(user: number): number {
    const held = [...this.#lots.keys()].map((id) => this.heldFils(user, id));
    for (const group of this.groups) if (group.user === user) held.push(this.parkedFils(group));
    return (this.#depositFils.get(user) ?? 0) - held.reduce((sum, fils) => sum + fils, 0);
  }

  /** The group's extra hold: the hold of its highest sleeping maximum, less the hold of its lead. Fils. */
  parkedFils(group: NaiveGroup): number {
    const lead = leadOf(group);
    if (lead !== null && this.#isWon(lead, group.user)) return 0;
    return Math.max(
      0,
      needOf(group, (id) => this.lot(id)) - (lead === null ? 0 : this.heldFils(group.user, lead)),
    );
  }

  /** Makes a group; the maxima by lot, AED. One lot may lead already, at its own maximum. Null, or why not. */
  group(person: NaivePerson, maxima: ReadonlyMap<number, number>, at: number): string | null {
    if (person.locked) return "PROFILE_LOCKED";
    let lead: number | null = null;
    for (const [id, amount] of maxima) {
      const refusal = this.#refusal(id, person, amount, false, at, false);
      const { leader, max } = standingOf(this.lot(id));
      if (leader === person.id && ["open", "summarizing"].includes(this.lot(id).ending)) {
        if (lead !== null || max !== amount) return "ALREADY_LEADING";
        lead = id;
        continue;
      }
      const early = refusal === "LOT_NOT_OPEN" && this.lot(id).ending === "open";
      if (refusal !== null && refusal !== "DEPOSIT_REQUIRED" && !early) return refusal;
    }
    const asleep = new Map([...maxima].filter(([id]) => id !== lead));
    const group: NaiveGroup = { user: person.id, asleep, lead, over: false };
    this.groups.push(group);
    const short = this.availableFils(person.id) < 0;
    if (short) this.groups.pop();
    return short ? "DEPOSIT_REQUIRED" : null;
  }

  endGroup(group: NaiveGroup): void {
    group.asleep.clear();
    group.over = true;
  }

  /**
   * After each command: a group whose lot was won is over; what closed leaves it; while nothing leads, the next by its
   * end bids if it fits.
   */
  wakeGroups(at: number): void {
    for (const group of this.groups) {
      if (group.over) continue;
      if (group.lead !== null) this.#followLead(group, group.lead);
      for (const id of group.asleep.keys())
        if (!group.over && isOver(this.lot(id), at, this.#endsInPause(id))) group.asleep.delete(id);
      const asleep = group.asleep.size;
      while (!group.over && group.lead === null) if (!this.#wakeNext(group, at)) break;
      if (group.lead === null && group.asleep.size === 0) group.over = true;
      // The lot that woke may have outbid another group.
      if (group.asleep.size < asleep) return this.wakeGroups(at);
    }
  }

  #followLead(group: NaiveGroup, id: number): void {
    const { ending } = this.lot(id);
    if (this.#isWon(id, group.user)) this.endGroup(group);
    else if (standingOf(this.lot(id)).leader !== group.user || ending === "notSold") group.lead = null;
  }

  #isWon(id: number, user: number): boolean {
    return this.lot(id).ending === "sold" && standingOf(this.lot(id)).leader === user;
  }

  /** Returns whether a lot bid; one that takes no bids for the moment waits, one that does not fit is dropped. */
  #wakeNext(group: NaiveGroup, at: number): boolean {
    const next = [...group.asleep.keys()].toSorted(
      (a, b) => endOf(this.lot(a)) - endOf(this.lot(b)) || a - b,
    );
    const person = { id: group.user, verified: true, profile: "ok", locked: false, isStaff: false } as const;
    for (const id of next) {
      const amount = group.asleep.get(id)!;
      const refusal = this.#refusal(id, person, amount, false, at, false);
      if (refusal === "LOT_NOT_OPEN") continue;
      group.asleep.delete(id);
      if (refusal !== null && refusal !== "DEPOSIT_REQUIRED") continue;
      const answer = this.#accept(id, group.user, amount, false, at);
      if (answer.leading) group.lead = id;
      return true;
    }
    return false;
  }

  bid(
    id: number,
    person: NaivePerson | null,
    amount: number,
    exact: boolean,
    at: number,
  ): NaiveAnswer | string {
    const refusal = this.#refusal(id, person, amount, exact, at);
    return refusal || !person ? (refusal ?? "unreachable") : this.#accept(id, person.id, amount, exact, at);
  }

  #accept(id: number, user: number, amount: number, exact: boolean, at: number): NaiveAnswer {
    const lot = this.lot(id);
    const before = { ...standingOf(this.lot(id)), end: endOf(this.lot(id)) };
    lot.offers.push({ user, amount, exact, step: lot.terms.step });
    lot.started = true;
    const after = standingOf(this.lot(id));
    // A leader who only raises their maximum changes nothing that others see.
    if (before.leader !== user || after.price !== before.price) lot.changes += 1;
    if (after.price !== before.price || after.leader !== before.leader)
      lot.ends.push(at + WINDOW_MS[lot.terms.kind]);
    const leading = after.leader === user;
    const outcome = !leading ? "outbid_by_stored_maximum" : before.leader === user ? "raised" : "leading";
    return this.#answer(id, user, outcome, amount, before.end);
  }

  removeProxy(id: number, user: number, at: number): NaiveAnswer | string {
    const lot = this.lot(id);
    if (lot.ending !== "open" || (at >= endOf(this.lot(id)) && !this.#endsInPause(id))) return "LOT_CLOSED";
    const { leader, max, price } = standingOf(this.lot(id));
    if (leader !== user || max === null || price === null || max === price) return "NO_PROXY";
    if (endOf(this.lot(id)) - at < WINDOW_MS[lot.terms.kind]) return "NO_PROXY";
    for (const offer of lot.offers) if (offer.user === user) offer.amount = Math.min(offer.amount, price);
    return this.#answer(id, user, "removed", price, endOf(this.lot(id)));
  }

  buyNow(id: number, person: NaivePerson | null, price: number, at: number): NaiveAnswer | string {
    const lot = this.lot(id);
    const { buyNow, kind } = lot.terms;
    const end = endOf(this.lot(id));
    const refusal = this.#refusalOfPerson(id, person, at);
    if (refusal || !person) return refusal ?? "unreachable";
    if (buyNow === null || nextMinOf(this.lot(id)) >= buyNow) return "BUY_NOW_CLOSED";
    if (price !== buyNow) return "STALE";
    if (this.#sleeps(id, person.id)) return "LOT_IN_GROUP";
    if (needFils(buyNow, kind) > this.#freeFils(id, person.id)) return "DEPOSIT_REQUIRED";
    lot.bought = { user: person.id, at };
    lot.ending = "sold";
    lot.started = true;
    lot.changes += 1;
    return this.#answer(id, person.id, "sold", buyNow, end);
  }

  pause(at: number): void {
    this.#pausedAt = at;
  }

  /** Lots that would end in the pause, or within ten minutes after it, end at least ten minutes after it. */
  resume(at: number): void {
    const from = this.#pausedAt ?? at;
    const soon = [...this.#lots.keys()].filter(
      (id) =>
        this.lot(id).ending === "open" && endOf(this.lot(id)) >= from && endOf(this.lot(id)) <= at + 600_000,
    );
    const inOrder = soon
      .map((id) => ({ id, end: endOf(this.lot(id)) }))
      .toSorted((a, b) => a.end - b.end || a.id - b.id);
    for (const [i, { id, end }] of inOrder.entries()) {
      const lot = this.lot(id);
      const next = at + 600_000 + (at - from > 3_600_000 ? i * 30_000 : 0);
      if (lot.terms.opens > at || next <= end) continue;
      lot.ends.push(next);
      lot.started = true;
      lot.changes += 1;
    }
    this.#pausedAt = null;
  }

  #answer(
    id: number,
    user: number,
    outcome: NaiveAnswer["outcome"],
    myMax: number,
    endBefore: number,
  ): NaiveAnswer {
    const lot = this.lot(id);
    const { leader, price } = standingOf(this.lot(id));
    return {
      outcome,
      price: price!,
      nextMin: price! + lot.terms.step,
      myMax,
      leading: leader === user,
      light: lightOf(this.lot(id)),
      endsAt: endOf(this.lot(id)),
      extended: endOf(this.lot(id)) > endBefore,
      holdFils: this.heldFils(user, id),
      powerLeftAed: powerAed(this.availableFils(user), lot.terms.kind),
      seq: lot.changes,
    };
  }

  #endsInPause(id: number): boolean {
    return this.#pausedAt !== null && endOf(this.lot(id)) >= this.#pausedAt;
  }

  /** Returns a lot after closing at `now`, or null when it is not due. */
  close(id: number, now: number): "sold" | "notSold" | "summarizing" | null {
    const lot = this.lot(id);
    if (lot.ending !== "open" || now < endOf(this.lot(id)) || this.#endsInPause(id)) return null;
    lot.started = true;
    lot.changes += 1;
    if (lot.offers.length === 0) return (lot.ending = "notSold");
    return (lot.ending = lightOf(this.lot(id)) === "red" ? "summarizing" : "sold");
  }

  lapse(id: number, now: number): boolean {
    const lot = this.lot(id);
    if (lot.ending !== "summarizing" || now < reviewEndOf(lot)) return false;
    lot.changes += 1;
    lot.ending = "notSold";
    return true;
  }

  extendByServer(id: number, now: number): boolean {
    const lot = this.lot(id);
    if (lot.ending !== "open" || now < endOf(this.lot(id)) || this.#endsInPause(id)) return false;
    lot.started = true;
    lot.changes += 1;
    lot.ends.push(now + WINDOW_MS[lot.terms.kind]);
    return true;
  }

  open(id: number, now: number): boolean {
    const lot = this.lot(id);
    if (lot.started || lot.ending !== "open" || now < lot.terms.opens || now >= endOf(this.lot(id)))
      return false;
    lot.changes += 1;
    return (lot.started = true);
  }

  /** Returns the first reason of the rules against a bid, in their order. */
  #refusal(
    id: number,
    person: NaivePerson | null,
    amount: number,
    exact: boolean,
    at: number,
    byHand = true,
  ): string | null {
    const refusal = this.#refusalOfPerson(id, person, at);
    if (refusal || !person) return refusal;
    const { terms } = this.lot(id);
    const { leader, max } = standingOf(this.lot(id));
    const nextMin = nextMinOf(this.lot(id));
    const mine = leader === person.id;
    const reasons: [string, boolean][] = [
      ["USE_BUY_NOW", terms.buyNow !== null && nextMin < terms.buyNow && amount >= terms.buyNow],
      ["ALREADY_LEADING", mine && exact],
      ["MAX_NOT_HIGHER", mine && amount <= (max ?? 0)],
      ["BID_TOO_LOW", !mine && amount < nextMin],
      ["LOT_IN_GROUP", byHand && this.#sleeps(id, person.id)],
      ["DEPOSIT_REQUIRED", needFils(amount, terms.kind) > this.#freeFils(id, person.id)],
    ];
    return reasons.find(([, holds]) => holds)?.[0] ?? null;
  }

  #refusalOfPerson(id: number, person: NaivePerson | null, at: number): string | null {
    const { terms, ending } = this.lot(id);
    const paused = ending === "open" && at >= terms.opens && at >= (this.#pausedAt ?? Infinity);
    const reasons: [string, boolean][] = [
      ["REGISTRATION_REQUIRED", person === null],
      ["VERIFICATION_REQUIRED", !person?.verified],
      ["PROFILE_REQUIRED", person?.profile === "none"],
      ["CONTRACT_REQUIRED", person?.profile === "draft"],
      ["STANDBY", person?.profile === "signed"],
      ["PROFILE_LOCKED", person?.locked === true],
      ["ROLE_FORBIDDEN", person?.isStaff === true],
      ["OWN_LOT", person?.id === terms.seller],
      ["LOT_NOT_OPEN", (ending === "open" && at < terms.opens) || (paused && this.#endsInPause(id))],
      ["LOT_CLOSED", ending !== "open" || at >= endOf(this.lot(id))],
    ];
    return reasons.find(([, holds]) => holds)?.[0] ?? null;
  }

  #sleeps(id: number, user: number): boolean {
    return this.groups.some((group) => group.user === user && !group.over && group.asleep.has(id));
  }

  /** The free deposit, the hold on this lot and the extra hold of its group: a bid on the lot may use all three. */
  #freeFils(id: number, user: number): number {
    const own = this.groups.find((group) => group.user === user && !group.over && group.lead === id);
    return this.availableFils(user) + this.heldFils(user, id) + (own ? this.parkedFils(own) : 0);
  }
}
