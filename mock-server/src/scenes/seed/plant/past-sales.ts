/** Creates the settlements of past sales. */
import {
  fallDue,
  freeProceeds,
  handOver,
  lotAfter,
  openSettlement,
  pay,
  remind,
  type LotAfter,
  type Settlement,
} from "../../../domain/settlement/settlement.ts";
import type { Settled } from "../../../domain/settlement/settlement.ts";
import type { Refused } from "../../../domain/lot/decision.ts";
import type { AuctionTerms } from "../../../domain/lot/terms.ts";
import type { LedgerType } from "../../../tables/schema/money.ts";
import type { UnitOfWork } from "../../../engine/unit-of-work/unit-of-work.ts";
import { HOUR_MS } from "../calendar.ts";
import { Ends } from "./ends.ts";

/** One in this many sales is never paid… */
const DEFAULTER = 23;
/** …in the last days of the scene, ms: what was not paid before has been decided since. */
const UNDECIDED_MS = 14 * 24 * HOUR_MS;

/** How long after the sale a demo account pays, ms. */
export const DEMO_PAYS_MS = 40 * HOUR_MS;
/** How long after the payment a lot is handed over, ms. */
export const pickedUpAfterMs = (lotId: number): number => (20 + ((lotId * 11) % 60)) * HOUR_MS;

/**
 * Settles the past sales of a scene: buyers paid after some hours, lots were handed over some days later. Demo
 * accounts pay late, so that something is left to pay. Buyers top up the amount beyond their hold, so that
 * available amounts do not change.
 */
export class PastSales {
  readonly #rows: UnitOfWork;
  readonly #terms: AuctionTerms;
  readonly #isDemo: (userId: number) => boolean;
  readonly #present: number;
  readonly #sales = new Map<number, Settlement>();
  /** The next event of each lot. */
  readonly #agenda = new Ends([]);

  /** @param present when the scene is played, ms. */
  constructor(rows: UnitOfWork, terms: AuctionTerms, isDemo: (userId: number) => boolean, present: number) {
    this.#rows = rows;
    this.#terms = terms;
    this.#isDemo = isDemo;
    this.#present = present;
  }

  /** A lot was sold at `soldAt` (ms). */
  sold(lotId: number, soldAt: number): void {
    const { lead, sellerId } = this.#rows.lot(lotId)!.state;
    if (!lead) throw new Error(`Lot ${lotId} was sold to nobody`);
    const { price, leaderId: buyerId } = lead;
    const sale = openSettlement({ lotId, buyerId, sellerId, price, soldAt }, this.#terms);
    this.#sales.set(lotId, sale);
    const isDemo = this.#isDemo(buyerId);
    const defaults = lotId % DEFAULTER === 0 && soldAt > this.#present - UNDECIDED_MS;
    const after = isDemo ? DEMO_PAYS_MS : (defaults ? 48 : 3 + ((lotId * 7) % 30)) * HOUR_MS;
    this.#agenda.put({ lotId, endsAt: soldAt + after });
  }

  /** Runs all events until `now` (ms). */
  until(now: number): void {
    for (let due = this.#agenda.take(now); due; due = this.#agenda.take(now)) {
      this.#next(this.#sales.get(due.lotId)!, due.endsAt);
    }
  }

  /** Returns the settlements at `now` (ms); past reminders are not sent any more. */
  *settlements(now: number): Generator<Settlement> {
    for (const sale of this.#sales.values()) {
      const reminded = remind(sale, now, this.#terms);
      yield reminded.ok ? reminded.settlement : sale;
    }
  }

  #next(sale: Settlement, at: number): void {
    if (sale.state === "handed_over") this.#settle(freeProceeds(sale, at), at);
    else if (sale.state === "paid") this.#settle(handOver(sale, at), at);
    else if (at >= sale.dueAt) this.#settle(fallDue(sale, at), at);
    else {
      const { lotId, buyerId, allInFils } = sale;
      const heldFils = this.#rows.bidder(lotId, buyerId).holdFils;
      const missing = allInFils - heldFils;
      if (missing > 0) this.#post(buyerId, "topup_invoice", missing, at, null);
      this.#settle(pay(sale, { availableFils: missing, heldFils }, at), at);
      this.#agenda.put({ lotId, endsAt: at + pickedUpAfterMs(lotId) });
    }
  }

  #settle(decision: Settled | Refused, at: number): void {
    if (!decision.ok) throw new Error(`The scene cannot happen: a settlement was refused (${decision.code})`);
    const { settlement, releasedFils, takenFils, creditedFils, keptFils } = decision;
    const { lotId, buyerId, sellerId, proceedsFreeAt } = settlement;
    const change = lotAfter(this.#sales.get(lotId)!, settlement);
    if (change) this.#unsell(lotId, change, at);
    this.#sales.set(lotId, settlement);
    if (releasedFils > 0) {
      this.#rows.changeBidder({ ...this.#rows.bidder(lotId, buyerId), holdFils: 0 });
      this.#post(buyerId, "release", -releasedFils, at, lotId);
    }
    if (takenFils > 0) this.#post(buyerId, "payment", -takenFils, at, lotId);
    if (creditedFils > 0) this.#post(sellerId, "proceeds", creditedFils, at, lotId);
    if (keptFils !== 0) this.#post(sellerId, keptFils > 0 ? "hold" : "release", keptFils, at, lotId);
    if (proceedsFreeAt !== null) this.#agenda.put({ lotId, endsAt: proceedsFreeAt });
  }

  #unsell(lotId: number, { status, kind, cause }: LotAfter, at: number): void {
    const row = this.#rows.lot(lotId)!;
    const entry = { kind, userId: null, mark: null, amount: null, auto: false, cause };
    const { id, hash } = this.#rows.addHistory({ lotId, at, receivedAt: null, entry }, row.head);
    this.#rows.changeLot({
      ...row,
      state: { ...row.state, status, seq: row.state.seq + 1 },
      head: { id, hash },
    });
  }

  #post(userId: number, type: LedgerType, amountFils: number, at: number, lotId: number | null): void {
    const account = this.#rows.account(userId)!;
    const prevId = account.ledgerId;
    const ledgerId = this.#rows.addLedger({ prevId, userId, at, type, amountFils, lotId, comment: "" });
    const isHold = type === "hold" || type === "release";
    this.#rows.changeAccount({
      ...account,
      totalFils: isHold ? account.totalFils : account.totalFils + amountFils,
      reservedFils: isHold ? account.reservedFils + amountFils : account.reservedFils,
      ledgerId,
    });
  }
}
