import { aedToFils, needAed } from "@marsa/api-spec/money";
import type { HoldChange, Notice } from "./decision.ts";
import type { LotKind } from "./lot.ts";
import { depositTerms, type AuctionTerms } from "./terms.ts";

/** What a deposit holds for a maximum (AED) on a lot of this kind, in fils. */
export function holdFils(maximumAed: number, kind: LotKind, terms: AuctionTerms): number {
  return aedToFils(needAed(maximumAed, depositTerms(terms, kind)));
}

/** A change of one person's hold on the lot, as a list that is empty when nothing changes. */
export function holdChange(userId: number, fromFils: number, toFils: number): HoldChange[] {
  return fromFils === toFils ? [] : [{ userId, fromFils, toFils }];
}

/** Everyone whose hold changes is told his new balance. */
export function balanceNotices(holds: readonly HoldChange[]): Notice[] {
  return holds.map(({ userId }) => ({ userId, kind: "balance" }));
}
