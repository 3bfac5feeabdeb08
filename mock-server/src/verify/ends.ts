/** Checks the end of a lot. */
import type { LotState } from "../domain/lot/lot.ts";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import type { JournalRow } from "../tables/lots/rows.ts";
import { difference } from "./finding.ts";

/**
 * Returns the error in the end of a lot whose last extension was a bid: the bid's receipt and its closing window
 * determine the end, and nobody may have bid after it. Null also for an end that was never moved, or that the
 * server moved: no row stores it. A purchase ends the lot itself.
 */
export function endDifference(
  lot: LotState,
  rows: readonly JournalRow[],
  terms: AuctionTerms,
): string | null {
  const extended = rows.findLast(({ entry }) => entry.kind === "extended");
  if (!extended || extended.entry.userId === null || extended.receivedAt === null) return null;
  if (rows.some(({ entry }) => entry.kind === "sold_by_buy_now")) return null;
  const endsAt = extended.receivedAt + terms.closingWindowMs[lot.kind];
  const late = rows.find(({ entry, receivedAt }) => entry.kind === "bid" && (receivedAt ?? 0) >= endsAt);
  return (
    difference({ endsAt: lot.endsAt }, { endsAt }) ??
    (late ? `row ${late.id} was received after the end` : null)
  );
}
