/** Recomputes a lot from its history, to find errors. */
import { isBid, jumpRow, reachedRows, rowsOfOffer, type Row } from "./bid-history.ts";
import type { HistoryEntry } from "../lot/decision.ts";
import { NOTHING_HAPPENED, type LotState } from "../lot/lot.ts";
import { contest, reachReserve, type Offer } from "../lot/price.ts";

export interface RecountRow extends HistoryEntry {
  readonly id: number;
}

/** The state of a lot recomputed from its history. AED. */
export interface Recount {
  readonly lot: LotState;
  readonly leaderMark: number | null;
  /** The price from bids alone, without later agreements. */
  readonly bidPrice: number | null;
  /** Each bidder's mark and highest amount. */
  readonly bidders: ReadonlyMap<number, { readonly mark: number; readonly max: number }>;
  /** The last row that ends the auction or decides its result. */
  readonly ending: HistoryEntry["kind"] | null;
}

/** The first row that differs from the rules. */
export interface Miscount {
  readonly rowId: number;
  readonly why: string;
}

const ENDINGS: ReadonlySet<string> = new Set(["finished", "sold", "not_sold", "sold_by_buy_now"]);

/**
 * Recomputes a lot from its history: takes the amounts that people bid, applies the price rule to each, and
 * compares the result with the stored rows.
 * @param facts the lot, of which only the fields that no command changes are read (final start price, step, kind).
 * @throws Miscount
 */
export function recount(facts: LotState, rows: readonly RecountRow[]): Recount {
  return new Bookkeeper(facts, rows).run();
}

/** Carries a difference out of the recount. */
export class MiscountError extends Error {
  readonly miscount: Miscount;

  constructor(rowId: number, why: string) {
    super(`Row ${rowId}: ${why}`);
    this.miscount = { rowId, why };
  }
}

class Bookkeeper {
  readonly #rows: readonly RecountRow[];
  readonly #bidders = new Map<number, { mark: number; max: number }>();
  #lot: LotState;
  #bidPrice: number | null = null;
  #ending: Recount["ending"] = null;
  /** Whether the row before the last ending one was "not sold". */
  #unsold = false;
  #next = 0;

  constructor(facts: LotState, rows: readonly RecountRow[]) {
    this.#rows = rows;
    this.#lot = { ...facts, ...NOTHING_HAPPENED, reserve: reserveBefore(facts, rows) };
  }

  /** The visible price, or null before the first bid. */
  get #price(): number | null {
    return this.#lot.lead?.price ?? null;
  }

  run(): Recount {
    while (this.#next < this.#rows.length) this.#take(this.#rows[this.#next]!);
    const { lead } = this.#lot;
    const leaderMark = lead === null ? null : (this.#bidders.get(lead.leaderId)?.mark ?? null);
    return {
      lot: this.#lot,
      leaderMark,
      bidPrice: this.#bidPrice,
      bidders: this.#bidders,
      ending: this.#ending,
    };
  }

  #take(row: RecountRow): void {
    if (row.kind === "bid" || row.kind === "automatic_bid" || row.kind === "proxy_set") {
      this.#offer(this.#offerAt(row));
      return;
    }
    this.#next++;
    if (ENDINGS.has(row.kind)) this.#end(row);
    else this.#change(row);
  }

  /** Returns the amount in the bidder's own row, which a beaten maximum may precede. */
  #offerAt(row: RecountRow): Offer {
    const isBeaten = row.kind === "automatic_bid" && row.userId === this.#lot.lead?.leaderId;
    const own = isBeaten ? this.#rows[this.#next + 1] : row;
    if (!own || own.userId === null || own.amount === null) wrong(row, "a bid without a bidder or an amount");
    return { userId: own.userId, amount: own.amount, mode: own.kind === "bid" ? "exact" : "max" };
  }

  #offer(offer: Offer): void {
    const before = this.#lot;
    const after = contest(before, offer);
    const { price } = after.lead;
    const rows = rowsOfOffer(before, offer, after);
    const reserveReached = before.reserve !== null && price >= before.reserve;
    this.#lot = {
      ...before,
      lead: after.lead,
      bids: before.bids + rows.filter(isBid).length,
      reserveReached,
    };
    this.#expect([...rows, ...reachedRows(before, this.#lot)]);
    this.#bidPrice = price;
    const own = this.#bidders.get(offer.userId);
    if (own) own.max = Math.max(own.max, offer.amount);
  }

  /** Checks that these rows come next. Their causes are not compared: the journal covers them. */
  #expect(expected: readonly Row[]): void {
    for (const { kind, userId, amount, auto } of expected) {
      const row = this.#rows[this.#next++];
      if (!row) wrong(this.#rows.at(-1)!, `a row "${kind}" is missing after it`);
      const isSame = row.kind === kind && row.userId === userId && row.auto === auto;
      if (!isSame || row.amount !== amount) {
        wrong(row, `it says ${rowWords(row)}, the rules say ${rowWords({ kind, amount, userId })}`);
      }
      this.#mark(row);
    }
  }

  /** Checks that marks are given in the order of arrival, and stay. */
  #mark(row: RecountRow): void {
    const { userId, mark } = row;
    if (userId === null) return;
    const known = this.#bidders.get(userId);
    const expected = known?.mark ?? this.#bidders.size + 1;
    if (mark !== expected) wrong(row, `its bidder is ${mark}, the rules say ${expected}`);
    if (known) return;
    this.#bidders.set(userId, { mark: expected, max: 0 });
    this.#lot = { ...this.#lot, bidders: this.#bidders.size };
  }

  #change(row: RecountRow): void {
    const lot = this.#lot;
    const { kind, amount } = row;
    if (kind === "auction_started") {
      this.#lot = { ...lot, opened: true, reserve: row.secretAmount ?? null };
    } else if (kind === "extended") this.#lot = { ...lot, extensions: lot.extensions + 1 };
    else if (kind === "buy_now_changed") this.#lot = { ...lot, buyNow: amount };
    else if (kind === "minimum_reached") this.#lot = { ...lot, reserveReached: true };
    else if (kind === "min_price_changed") this.#lowerReserve(row.secretAmount ?? null);
    else if (kind === "proxy_cancelled") this.#removeMaximum(row);
  }

  #lowerReserve(reserve: number | null): void {
    const before = this.#lot;
    this.#lot = { ...before, reserve };
    if (!before.lead) return;
    const { lead, atReserve } = reachReserve(reserve, before.lead);
    const { price, leaderId } = lead;
    const jump = atReserve ? [jumpRow(leaderId, price)] : [];
    this.#lot = {
      ...this.#lot,
      lead,
      bids: before.bids + jump.length,
      reserveReached: reserve !== null && price >= reserve,
      reserveLowered: before.reserveLowered + 1,
    };
    this.#bidPrice = price;
    this.#expect([...jump, ...reachedRows(before, this.#lot)]);
  }

  #removeMaximum(row: RecountRow): void {
    const { lead } = this.#lot;
    if (!lead || row.userId !== lead.leaderId || row.amount !== lead.leaderMax) {
      wrong(row, "it takes back a maximum that was not there");
    }
    const { price } = lead;
    this.#lot = { ...this.#lot, lead: { ...lead, leaderMax: price } };
    const own = this.#bidders.get(row.userId);
    if (own) own.max = price;
  }

  #end(row: RecountRow): void {
    const { kind, userId, amount } = row;
    this.#unsold = this.#ending === "not_sold";
    this.#ending = kind;
    if (kind === "sold_by_buy_now") {
      this.#mark(row);
      const own = this.#bidders.get(userId!);
      if (own) own.max = amount ?? 0;
      if (userId === null || amount === null) wrong(row, "a sale without a buyer or a price");
      this.#lot = { ...this.#lot, lead: { price: amount, leaderId: userId, leaderMax: amount } };
      this.#bidPrice = amount;
    } else if (kind === "finished" && amount !== this.#price) {
      wrong(row, `it ends at ${amount}, the bids made it ${this.#price}`);
    } else if (kind === "sold") this.#sell(row);
  }

  /** Checks a sale at the price, or at an agreed higher price; after a default to the next bidder, at their own bid. */
  #sell(row: RecountRow): void {
    const { lead } = this.#lot;
    const own = row.userId === null ? undefined : this.#bidders.get(row.userId);
    if (lead && this.#unsold && row.userId !== null && row.userId !== lead.leaderId && own) {
      if (own.max !== row.amount)
        wrong(row, `it is sold at ${row.amount}, but their highest bid is ${own.max}`);
      this.#lot = { ...this.#lot, lead: { price: own.max, leaderId: row.userId, leaderMax: own.max } };
      this.#bidPrice = own.max;
      return;
    }
    if (!lead || row.userId !== lead.leaderId || row.amount === null || row.amount < lead.price) {
      wrong(row, `it is sold to ${row.userId} at ${row.amount}, but ${lead?.leaderId} led at ${lead?.price}`);
    }
    this.#lot = { ...this.#lot, lead: { ...lead, price: row.amount } };
  }
}

/** Returns the minimum price from the start row; a lot that has not started has its current one. */
function reserveBefore({ reserve }: LotState, rows: readonly RecountRow[]): number | null {
  return rows.some(({ kind }) => kind === "auction_started") ? null : reserve;
}

function rowWords({ kind, amount, userId }: Pick<Row, "kind" | "amount" | "userId">): string {
  return `"${kind}" ${amount ?? "without an amount"} of ${userId ?? "nobody"}`;
}

function wrong({ id }: RecountRow, why: string): never {
  throw new MiscountError(id, why);
}
