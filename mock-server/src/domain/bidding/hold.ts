/** Computes the deposit held for a bid. */
import { aedToFils, needAed } from "@marsa/api-spec/money";
import type { HoldChange, Notice } from "../lot/decision.ts";
import type { LotKind } from "../lot/lot.ts";
import { depositTerms, type AuctionTerms } from "../lot/terms.ts";

/** Returns the hold for a maximum (AED) on a lot of this kind, in fils. */
export function holdFils(maximumAed: number, kind: LotKind, terms: AuctionTerms): number {
  return aedToFils(needAed(maximumAed, depositTerms(terms, kind)));
}

/** Returns the change of one person's hold on the lot; an empty list without a change. */
export function holdChange(userId: number, fromFils: number, toFils: number): HoldChange[] {
  return fromFils === toFils ? [] : [{ userId, fromFils, toFils }];
}

/** Returns a balance notice for everyone whose hold changes. */
export function balanceNotices(holds: readonly HoldChange[]): Notice[] {
  return holds.map(({ userId }) => ({ userId, kind: "balance" }));
}
