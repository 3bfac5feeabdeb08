/**
 * A second, naive implementation of a lane with the room whose hammer is in the auctioneer's hand, from the written rules.
 * It keeps every offer of a lot and recomputes leader, price and phase from that list; a bid taken back leaves the list.
 * AED for prices, fils for deposits, ms for instants.
 */
import { needFils } from "./naive-lot.ts";

export interface DeskTerms {
  start: number;
  readonly step: number;
  min: number | null;
}

interface DeskOffer {
  readonly user: number;
  readonly amount: number;
  readonly exact: boolean;
  /** Whether the desk entered it and can still take it back. */
  readonly byDesk: boolean;
  /** The auctioneer's ask of that moment; null: the step decided. */
  readonly asked: number | null;
  /** The phase before it. */
  readonly phase: DeskPhase;
}

interface DeskPerson {
  readonly depositFils: number;
  /** The holds that the house covers for their paddle. */
  readonly limitFils: number;
  /** Registered at the door: they bid in the room alone. */
  readonly atDoor: boolean;
}

export type DeskPhase = "waiting_to_start" | "waiting_for_bid" | "running" | "final_call" | "finished";

export interface DeskLot {
  readonly terms: DeskTerms;
  offers: DeskOffer[];
  /** What the limit of the leader covers of their hold, fils. */
  covered: number;
  ask: number | null;
  /** From this amount on the auctioneer may sell below the minimum price; null: never. */
  authority: number | null;
  /** Whether a bid below the minimum price waits for the seller. */
  subject: boolean;
  ending: "open" | "sold" | "notSold" | "summarizing";
}

/** Somebody in the room without a name: no deposit, and the house covers any bid. Each has a number below 0. */
const SOMEBODY: DeskPerson = { depositFils: 0, limitFils: Infinity, atDoor: false };
const isNameless = (leader: number | null): boolean => leader !== null && leader < 0;

const BETWEEN_MS = 3_000;
const CARD_MS = 10_000;
const NAME_MS = 60_000;

/** Returns the leader with the highest offer, the first among equals, and the highest price that any reason gives. */
export function standingAtDesk({ offers, terms }: DeskLot) {
  const { step, min } = terms;
  let best: DeskOffer | null = null;
  const reasons: number[] = [];
  for (const offer of offers) {
    const { amount, asked } = offer;
    if (offer.exact) reasons.push(amount);
    if (!best) reasons.push(asked ?? terms.start);
    else if (best.user !== offer.user && amount <= best.amount)
      reasons.push(Math.min(amount + step, best.amount));
    else if (best.user !== offer.user) {
      const wasHidden = asked === null || best.amount > Math.max(...reasons);
      reasons.push(Math.min(amount, Math.max(asked ?? 0, wasHidden ? best.amount + step : 0)));
    }
    if (!best || amount > best.amount) best = offer;
    if (min !== null && min <= best.amount) reasons.push(min);
  }
  return best
    ? { leader: best.user, max: best.amount, price: Math.max(...reasons) }
    : { leader: null, max: null, price: null };
}

export class NaiveDesk {
  readonly lots: readonly DeskLot[];
  readonly #people: ReadonlyMap<number, DeskPerson>;
  /** Places in `lots`; a lot that waits for a name comes again. */
  readonly order: number[];
  place = 0;
  phase: DeskPhase | "over" = "waiting_to_start";
  #until: number;
  #reopened = false;
  #nobody = 0;

  constructor(terms: readonly DeskTerms[], people: ReadonlyMap<number, DeskPerson>, opensAt: number) {
    this.lots = terms.map((one) => ({
      terms: { ...one },
      offers: [],
      covered: 0,
      ask: null,
      authority: null,
      subject: true,
      ending: "open",
    }));
    this.order = [...this.lots.keys()];
    this.#people = people;
    this.#until = opensAt;
  }

  get lot(): DeskLot {
    return this.lots[this.order[Math.min(this.place, this.order.length - 1)]!]!;
  }

  #person(user: number): DeskPerson {
    return user < 0 ? SOMEBODY : this.#people.get(user)!;
  }

  heldFils(user: number, lot: DeskLot): number {
    const { leader, max, price } = standingAtDesk(lot);
    if (leader !== user || lot.ending === "notSold") return 0;
    return needFils(lot.ending === "open" ? max : price, "vehicle");
  }

  /** What the limit covers of a hold: nothing once the hold is gone. */
  #coveredFils(user: number, lot: DeskLot): number {
    return Math.min(this.heldFils(user, lot), lot.covered);
  }

  availableFils(user: number): number {
    const held = this.lots.map((lot) => this.heldFils(user, lot) - this.#coveredFils(user, lot));
    return this.#person(user).depositFils - held.reduce((sum, fils) => sum + fils, 0);
  }

  /** What the limit still covers in other lots than this one. */
  #limitFils(user: number, lot: DeskLot): number {
    const others = this.lots.filter((other) => other !== lot);
    return others.reduce(
      (left, other) => left - this.#coveredFils(user, other),
      this.#person(user).limitFils,
    );
  }

  /** The limit goes first, for what the desk enters; a bid of the net keeps what the limit covers already. */
  #cover(lot: DeskLot, before: number | null, byDesk: boolean): void {
    const { leader } = standingAtDesk(lot);
    const kept = before === leader ? lot.covered : 0;
    const most = byDesk && leader !== null ? this.#limitFils(leader, lot) : kept;
    lot.covered = leader === null ? 0 : Math.min(this.heldFils(leader, lot), most);
  }

  nextMin(): number {
    const { price } = standingAtDesk(this.lot);
    const { start, step } = this.lot.terms;
    return this.lot.ask ?? (price === null ? start : price + step);
  }

  light(): "none" | "red" | "green" {
    const { min } = this.lot.terms;
    if (min === null) return "none";
    return (standingAtDesk(this.lot).price ?? 0) >= min ? "green" : "red";
  }

  /** Time opens a lot and ends its card; nothing else. */
  passTo(at: number): void {
    while (this.phase === "waiting_to_start" || this.phase === "finished") {
      if (at < this.#until) return;
      if (this.phase === "finished") this.#settle();
      else this.phase = this.lot.offers.length > 0 ? "running" : "waiting_for_bid";
    }
  }

  #settle(): void {
    const { lot } = this;
    const below = lot.subject ? "summarizing" : "notSold";
    const ending = lot.offers.length === 0 ? "notSold" : this.light() === "red" ? below : "sold";
    if (ending !== "notSold" && isNameless(standingAtDesk(lot).leader))
      this.order.push(this.order[this.place]!);
    else lot.ending = ending;
    this.#next(this.#until);
  }

  #next(at: number): void {
    this.place += 1;
    this.#reopened = false;
    this.phase = this.place < this.order.length ? "waiting_to_start" : "over";
    this.#until = at + BETWEEN_MS;
  }

  get #takesBids(): boolean {
    return this.phase === "waiting_for_bid" || this.phase === "running" || this.phase === "final_call";
  }

  bid(
    user: number,
    amount: number,
    {
      exact,
      byDesk,
      covered = byDesk,
    }: { readonly exact: boolean; readonly byDesk: boolean; readonly covered?: boolean },
  ) {
    const { lot, phase } = this;
    const before = standingAtDesk(lot);
    const limit = covered ? this.#limitFils(user, lot) : this.#coveredFils(user, lot);
    const free = this.availableFils(user) + this.heldFils(user, lot) - this.#coveredFils(user, lot) + limit;
    const mine = before.leader === user;
    const reasons: [string, boolean][] = [
      ["STANDBY", !covered && this.#person(user).atDoor],
      ["LOT_NOT_OPEN", phase === "waiting_to_start" && exact],
      ["LOT_CLOSED", phase === "finished"],
      ["ALREADY_LEADING", mine && exact],
      ["MAX_NOT_HIGHER", mine && amount <= (before.max ?? 0)],
      ["BID_TOO_LOW", !mine && amount < this.nextMin()],
      ["DEPOSIT_REQUIRED", needFils(amount, "vehicle") > free],
    ];
    const refusal = reasons.find(([, holds]) => holds);
    if (refusal || phase === "over") return refusal?.[0] ?? "over";
    lot.offers.push({ user, amount, exact, byDesk, asked: lot.ask, phase });
    const after = standingAtDesk(lot);
    if (after.leader === user) this.#cover(lot, before.leader, covered);
    if (after.leader === before.leader && after.price === before.price) return "ok";
    lot.ask = null;
    if (this.#takesBids) this.phase = "running";
    return "ok";
  }

  /** A maximum from a written instruction: it is no bid that the desk can take back. */
  instruct(user: number, amount: number): string {
    if (this.phase !== "over" && standingAtDesk(this.lot).leader === user) return "STALE";
    return this.bid(user, amount, { exact: false, byDesk: false, covered: true });
  }

  /** The newest bid, from the desk: nothing since but raises that nobody else sees. */
  takeBack(): string {
    const { lot } = this;
    const place = lot.offers.findLastIndex(({ byDesk }) => byDesk);
    const bid = lot.offers[place];
    if (!bid || !this.#takesBids) return "STALE";
    const then = standingAtDesk({ ...lot, offers: lot.offers.slice(0, place + 1) });
    const quiet = lot.offers.slice(place + 1).every(({ user }) => user === then.leader && user !== bid.user);
    if (!quiet || standingAtDesk(lot).price !== then.price) return "STALE";
    const { leader } = standingAtDesk(lot);
    lot.offers.splice(place, 1);
    if (bid.user === leader || standingAtDesk(lot).leader !== leader) this.#cover(lot, null, true);
    this.#keep();
    lot.ask = null;
    this.phase = bid.phase;
    return "ok";
  }

  /** No offer so far can be taken back any more. */
  #keep(): void {
    this.lot.offers = this.lot.offers.map((offer) => ({ ...offer, byDesk: false }));
  }

  setAsk(amount: number | null): string {
    if (!this.#takesBids) return "STALE";
    const { lot } = this;
    const { price } = standingAtDesk(lot);
    if (amount !== null && amount < (price === null ? lot.terms.start : price + 1)) return "VALIDATION";
    const before = { min: this.nextMin(), ask: lot.ask };
    lot.ask = amount;
    if (this.nextMin() !== before.min) return "ok";
    lot.ask = before.ask;
    return "STALE";
  }

  authorise(amount: number | null, subject: boolean): string {
    const { lot, phase } = this;
    if (phase === "finished" || phase === "over") return "LOT_CLOSED";
    const { start, min } = lot.terms;
    if (amount !== null && (amount < start || amount >= (min ?? 0))) return "VALIDATION";
    lot.authority = amount;
    lot.subject = subject;
    return "ok";
  }

  warn(): string {
    if (this.phase !== "running") return "STALE";
    this.phase = "final_call";
    return "ok";
  }

  hold(): string {
    if (this.phase !== "final_call") return "STALE";
    this.phase = "running";
    return "ok";
  }

  /** Sell and no sale: the first only where the highest bid sells, the second only where it does not. */
  fall(act: "sell" | "pass", at: number): string {
    const { lot } = this;
    const { price } = standingAtDesk(lot);
    const isRed = this.light() === "red";
    const mayPass = price === null || isRed;
    const maySell = price !== null && (!isRed || price >= (lot.authority ?? Infinity));
    if (!this.#takesBids || !(act === "sell" ? maySell : mayPass)) return "STALE";
    if (act === "sell" && isRed) {
      lot.terms.min = price;
      this.#keep();
    }
    this.phase = "finished";
    this.lot.ask = null;
    this.#until = at + (isNameless(standingAtDesk(lot).leader) ? NAME_MS : CARD_MS);
    return "ok";
  }

  /** A bid from the room whose bidder the desk does not know yet. */
  somebody(amount: number): string {
    return this.bid(--this.#nobody, amount, { exact: true, byDesk: true });
  }

  /** That bidder is this person, who needs the deposit for it from now on. */
  name(user: number, at: number): string {
    const { lot } = this;
    const { leader, price } = standingAtDesk(lot);
    if (this.phase === "over" || leader === null || !isNameless(leader)) return "STALE";
    const free = this.availableFils(user) + this.#limitFils(user, lot);
    if (needFils(price, "vehicle") > free) return "DEPOSIT_REQUIRED";
    lot.offers = lot.offers.map((offer) => (offer.user === leader ? { ...offer, user } : offer));
    this.#cover(lot, leader, true);
    if (this.phase === "finished") this.#until = at + CARD_MS;
    return "ok";
  }

  withdraw(at: number): string {
    if (!this.#takesBids) return "STALE";
    this.lot.ending = "notSold";
    this.#next(at);
    return "ok";
  }

  reopen(): string {
    if (this.phase !== "finished" || this.#reopened) return "STALE";
    this.#reopened = true;
    this.phase = this.lot.offers.length > 0 ? "running" : "waiting_for_bid";
    return "ok";
  }

  nextLot(at: number): string {
    if (this.phase !== "finished") return "STALE";
    this.#until = at;
    this.#settle();
    return "ok";
  }

  release(): string {
    if (!this.#takesBids || this.light() !== "red") return "STALE";
    this.lot.terms.min = standingAtDesk(this.lot).price;
    this.#keep();
    return "ok";
  }

  lowerStart(): string {
    if (!this.#takesBids) return "STALE";
    const { lot } = this;
    if (lot.offers.length > 0) return "LOT_HAS_BIDS";
    const { start, step } = lot.terms;
    const lower = Math.max(step, Math.floor((start * 9) / (10 * step)) * step);
    if (lower >= start) return "STALE";
    lot.terms.start = lower;
    lot.ask = null;
    return "ok";
  }
}
