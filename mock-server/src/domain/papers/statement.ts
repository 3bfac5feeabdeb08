/** Vendor statements: proceeds, kept sums and payout of a seller's sold lots. Amounts: fils. */
import { aedToFils } from "@marsa/api-spec/money";
import { proceedsFils, proceedsState, type Settlement } from "../settlement/settlement.ts";
import type { House, Recipient } from "./paper.ts";

/** `free`: paid out; `claim`: kept while the buyer may claim, or has claimed; `handover`: kept until it. */
export type LineState = "free" | "claim" | "handover";

export interface StatementLine {
  readonly lotId: number;
  readonly buyerId: number;
  readonly number: number;
  readonly title: string;
  /** ms since 1970 UTC, like every instant here. */
  readonly soldAt: number;
  readonly handedOverAt: number | null;
  readonly hammerFils: number;
  /** null: none is shown. */
  readonly vatInsideFils: number | null;
  readonly feeFils: number;
  readonly vatOnFeeFils: number;
  /** What a decided claim took. */
  readonly claimFils: number;
  readonly toYouFils: number;
  readonly state: LineState;
}

/** What a statement states for good. */
export interface StatementFacts {
  readonly house: House | null;
  readonly seller: Recipient;
  readonly lines: readonly StatementLine[];
  /** What the seller has used of the free proceeds from the deposit before. */
  readonly usedFils: number;
  /** The numbers of the tax invoices of the fees. */
  readonly invoices: readonly string[];
}

export interface SoldLot {
  readonly settlement: Settlement;
  readonly number: number;
  readonly title: string;
  readonly vatInsideFils: number | null;
  readonly claimCostFils: number;
}

/** Returns the line of a paid sale. */
export function statementLine({
  settlement,
  number,
  title,
  vatInsideFils,
  claimCostFils,
}: SoldLot): StatementLine {
  const { lotId, buyerId, soldAt, handedOverAt, price, sellerFeeFils, vatOnSellerFeeFils } = settlement;
  const proceeds = proceedsState(settlement);
  return {
    lotId,
    buyerId,
    number,
    title,
    soldAt,
    handedOverAt,
    hammerFils: aedToFils(price),
    vatInsideFils,
    feeFils: sellerFeeFils,
    vatOnFeeFils: vatOnSellerFeeFils,
    claimFils: claimCostFils,
    toYouFils: proceedsFils(settlement) - claimCostFils,
    state: proceeds === "free" ? "free" : proceeds === "none" ? "handover" : "claim",
  };
}

/** Returns what these lines bring in a state; left out: in all. */
export function toYouFils(lines: readonly StatementLine[], state?: LineState): number {
  return lines
    .filter((line) => state === undefined || line.state === state)
    .reduce((sum, line) => sum + line.toYouFils, 0);
}

/** Returns what the seller has used of the free proceeds: what the deposit no longer has. */
export function usedOf(lines: readonly StatementLine[], availableFils: number): number {
  return Math.max(0, toYouFils(lines, "free") - Math.max(0, availableFils));
}

/** Returns the payout of a statement: the free proceeds, less the sum that the seller used before. */
export function paidOutFils({ lines, usedFils }: Pick<StatementFacts, "lines" | "usedFils">): number {
  return toYouFils(lines, "free") - usedFils;
}

export interface StatementSums {
  readonly hammerFils: number;
  readonly vatInsideFils: number;
  readonly feeFils: number;
  readonly vatOnFeeFils: number;
  readonly claimFils: number;
  readonly toYouFils: number;
}

/** Returns the sum of each column. */
export function sumsOf(lines: readonly StatementLine[]): StatementSums {
  const sum = (amount: (line: StatementLine) => number | null) =>
    lines.reduce((total, line) => total + (amount(line) ?? 0), 0);
  return {
    hammerFils: sum((line) => line.hammerFils),
    vatInsideFils: sum((line) => line.vatInsideFils),
    feeFils: sum((line) => line.feeFils),
    vatOnFeeFils: sum((line) => line.vatOnFeeFils),
    claimFils: sum((line) => line.claimFils),
    toYouFils: toYouFils(lines),
  };
}
