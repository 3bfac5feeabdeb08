import type { Schema } from "@marsa/api-spec/client-problem";
import { money } from "@marsa/api-spec/amounts";
import { seconds } from "./log-model.ts";

/** A late bid shows for this time, ms. */
const TOLD_FOR_MS = 60_000;

/** The visible result card: its lot, and whether the hammer can be undone. */
interface Card {
  readonly lotId: number;
  readonly reopenable: boolean;
}

/**
 * Returns a sentence about the newest bid after the hammer; null: none, long ago, or another hammer since.
 * @param card null: none is visible
 * @param now server ms
 */
export function lateWords(
  refused: readonly Schema<"LaneRefusal">[],
  lots: ReadonlyMap<number, { readonly name: string }>,
  card: Card | null,
  now: number,
): string | null {
  const bid = refused.find(({ why }) => why === "late");
  if (!bid || now - Date.parse(bid.at) > TOLD_FOR_MS) return null;
  if (card !== null && card.lotId !== bid.id_auction) return null;
  const lot = lots.get(bid.id_auction)?.name;
  const whose = bid.mark === null ? "A bid" : `${bid.mark}’s`;
  const what =
    bid.amount === null
      ? bid.mark === null
        ? ""
        : " maximum"
      : bid.mark === null
        ? ` of ${money(bid.amount)}`
        : ` ${money(bid.amount)}`;
  const end = card?.reopenable ? "The lot can still be reopened." : "Reopening is over.";
  return `Late bid${lot === undefined ? "" : `: ${lot}`}. ${whose}${what} arrived ${seconds(bid.late_ms ?? 0)} after the hammer and was refused. ${end}`;
}

/** Returns the newest late bid on one lot, in a few words for its card; null: none. */
export function lateOn(refused: readonly Schema<"LaneRefusal">[], lotId: number | null): string | null {
  const bid = refused.find(({ why, id_auction: id }) => why === "late" && id === lotId);
  if (!bid) return null;
  const what = bid.amount === null ? "A maximum" : money(bid.amount);
  return `${what} came ${seconds(bid.late_ms ?? 0)} late.`;
}
