/**
 * The auction told a second time, from the written rules and without a line of the engine: slow, simple, from scratch.
 * It keeps every amount that was ever offered and recomputes leader, price and everybody's hold from that list.
 * AED for prices, fils for deposits, ms for instants; the numbers of the rules are written out here once more.
 */
export interface NaiveTerms {
  readonly kind: "vehicle" | "apartment";
  readonly seller: number;
  readonly opens: number;
  readonly ends: number;
  readonly start: number;
  readonly step: number;
  readonly min: number | null;
  readonly buyNow: number | null;
  readonly reviewDays: number;
}

export interface NaivePerson {
  readonly id: number;
  readonly verified: boolean;
  readonly profile: "none" | "draft" | "signed" | "ok";
  readonly locked: boolean;
  readonly house: boolean;
}

interface Offered {
  readonly user: number;
  readonly amount: number;
  readonly exact: boolean;
}

interface NaiveLot {
  readonly terms: NaiveTerms;
  readonly offers: Offered[];
  /** Ends the lot would have had by each event that may move it. The real end is the latest of them. */
  readonly ends: number[];
  changes: number;
  started: boolean;
  fate: "open" | "sold" | "notSold" | "summarizing";
}

export interface NaiveStanding {
  readonly leader: number | null;
  readonly max: number | null;
  readonly price: number | null;
}

export interface NaiveAnswer {
  readonly outcome: "leading" | "raised" | "outbid_by_stored_maximum";
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

const LEAST_AED = { vehicle: 1_000, apartment: 5_000 };
const WINDOW_MS = { vehicle: 120_000, apartment: 180_000 };
const DAY_MS = 86_400_000;

export class NaiveAuction {
  readonly #lots = new Map<number, NaiveLot>();
  readonly #depositFils: ReadonlyMap<number, number>;

  constructor(depositFils: ReadonlyMap<number, number>) {
    this.#depositFils = depositFils;
  }

  list(id: number, terms: NaiveTerms): void {
    this.#lots.set(id, { terms, offers: [], ends: [terms.ends], changes: 0, started: false, fate: "open" });
  }

  lot(id: number): NaiveLot {
    const lot = this.#lots.get(id);
    if (!lot) throw new Error(`No lot ${id}`);
    return lot;
  }

  /**
   * The leader is who offered most, and among equals who offered it first. The price is the highest of all reasons for
   * one: the start, any exact amount, the minimum if the leader covers it, and each contest between an offer and the
   * best one that somebody else had made before: a step above the lower of the two, but not above the higher.
   */
  standing(id: number): NaiveStanding {
    const { offers, terms } = this.lot(id);
    let best: Offered | null = null;
    const reasons = [terms.start];
    for (const offer of offers) {
      if (offer.exact) reasons.push(offer.amount);
      if (best && best.user !== offer.user) {
        const [low, high] = [Math.min(best.amount, offer.amount), Math.max(best.amount, offer.amount)];
        reasons.push(Math.min(low + terms.step, high));
      }
      if (!best || offer.amount > best.amount) best = offer;
    }
    if (!best) return { leader: null, max: null, price: null };
    if (terms.min !== null && terms.min <= best.amount) reasons.push(terms.min);
    return { leader: best.user, max: best.amount, price: Math.max(...reasons) };
  }

  end(id: number): number {
    return Math.max(...this.lot(id).ends);
  }

  /** How often the end has moved. */
  extensions(id: number): number {
    const { ends } = this.lot(id);
    return ends.filter((end, i) => i > 0 && end > Math.max(...ends.slice(0, i))).length;
  }

  heldFils(user: number, id: number): number {
    const { fate, terms } = this.lot(id);
    const { leader, max, price } = this.standing(id);
    if (leader !== user || max === null || price === null || fate === "notSold") return 0;
    return this.#needFils(fate === "summarizing" ? price : max, terms.kind);
  }

  availableFils(user: number): number {
    const held = [...this.#lots.keys()].map((id) => this.heldFils(user, id));
    return (this.#depositFils.get(user) ?? 0) - held.reduce((sum, fils) => sum + fils, 0);
  }

  bid(
    id: number,
    person: NaivePerson | null,
    amount: number,
    exact: boolean,
    at: number,
  ): NaiveAnswer | string {
    const lot = this.lot(id);
    const before = { ...this.standing(id), end: this.end(id) };
    const refusal = this.#refusal(id, person, amount, exact, at);
    if (refusal || !person) return refusal ?? "unreachable";

    lot.offers.push({ user: person.id, amount, exact });
    lot.started = true;
    lot.changes += 1;
    const after = this.standing(id);
    if (after.price !== before.price || after.leader !== before.leader)
      lot.ends.push(at + WINDOW_MS[lot.terms.kind]);
    const leading = after.leader === person.id;
    return {
      outcome: !leading ? "outbid_by_stored_maximum" : before.leader === person.id ? "raised" : "leading",
      price: after.price!,
      nextMin: after.price! + lot.terms.step,
      myMax: amount,
      leading,
      light: this.light(id),
      endsAt: this.end(id),
      extended: this.end(id) !== before.end,
      holdFils: this.heldFils(person.id, id),
      powerLeftAed: this.#powerAed(this.availableFils(person.id), lot.terms.kind),
      seq: lot.changes,
    };
  }

  light(id: number): "none" | "red" | "green" {
    const { min } = this.lot(id).terms;
    if (min === null) return "none";
    return (this.standing(id).price ?? 0) >= min ? "green" : "red";
  }

  /** What closing at `now` makes of a lot, or null while it is not due. */
  close(id: number, now: number): "sold" | "notSold" | "summarizing" | null {
    const lot = this.lot(id);
    if (lot.fate !== "open" || now < this.end(id)) return null;
    lot.started = true;
    lot.changes += 1;
    if (lot.offers.length === 0) return (lot.fate = "notSold");
    return (lot.fate = this.light(id) === "red" ? "summarizing" : "sold");
  }

  lapse(id: number, now: number): boolean {
    const lot = this.lot(id);
    if (lot.fate !== "summarizing" || now < this.end(id) + lot.terms.reviewDays * DAY_MS) return false;
    lot.changes += 1;
    lot.fate = "notSold";
    return true;
  }

  extendByServer(id: number, now: number): boolean {
    const lot = this.lot(id);
    if (lot.fate !== "open" || now < this.end(id)) return false;
    lot.started = true;
    lot.changes += 1;
    lot.ends.push(now + WINDOW_MS[lot.terms.kind]);
    return true;
  }

  open(id: number, now: number): boolean {
    const lot = this.lot(id);
    if (lot.started || lot.fate !== "open" || now < lot.terms.opens || now >= this.end(id)) return false;
    lot.changes += 1;
    return (lot.started = true);
  }

  /** Every reason of the rules, in their order; the first that holds. */
  #refusal(
    id: number,
    person: NaivePerson | null,
    amount: number,
    exact: boolean,
    at: number,
  ): string | null {
    const { terms, fate } = this.lot(id);
    const { leader, max, price } = this.standing(id);
    const end = this.end(id);
    const nextMin = price === null ? terms.start : price + terms.step;
    const mine = person !== null && leader === person.id;
    const free = person ? this.availableFils(person.id) + this.heldFils(person.id, id) : 0;
    const reasons: [string, boolean][] = [
      ["REGISTRATION_REQUIRED", person === null],
      ["VERIFICATION_REQUIRED", !person?.verified],
      ["PROFILE_REQUIRED", person?.profile === "none"],
      ["CONTRACT_REQUIRED", person?.profile === "draft"],
      ["STANDBY", person?.profile === "signed"],
      ["PROFILE_LOCKED", person?.locked === true],
      ["ROLE_FORBIDDEN", person?.house === true],
      ["OWN_LOT", person?.id === terms.seller],
      ["LOT_NOT_OPEN", fate === "open" && at < terms.opens],
      ["LOT_CLOSED", fate !== "open" || at >= end],
      ["USE_BUY_NOW", terms.buyNow !== null && nextMin < terms.buyNow && amount >= terms.buyNow],
      ["ALREADY_LEADING", mine && exact],
      ["MAX_NOT_HIGHER", mine && amount <= (max ?? 0)],
      ["BID_TOO_LOW", !mine && amount < nextMin],
      ["DEPOSIT_REQUIRED", this.#needFils(amount, terms.kind) > free],
    ];
    return reasons.find(([, holds]) => holds)?.[0] ?? null;
  }

  #needFils(amount: number, kind: NaiveTerms["kind"]): number {
    return Math.max(LEAST_AED[kind], Math.ceil(amount / 5)) * 100;
  }

  #powerAed(fils: number, kind: NaiveTerms["kind"]): number {
    const aed = Math.floor(fils / 100);
    return aed < LEAST_AED[kind] ? 0 : aed * 5;
  }
}
