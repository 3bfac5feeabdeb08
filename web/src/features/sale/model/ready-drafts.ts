/** Tells which drafts can be published, and what the others need. */
import { isDraft, type SaleState } from "./sale-state.ts";
import type { SaleCard } from "./queries.ts";
import type { BulkJob } from "./use-bulk-run.ts";
import type { LotResult } from "./run-bulk.ts";

export function isReady({ problems, hidden }: SaleCard, state: SaleState): boolean {
  return isDraft(state) && !hidden && problems.length === 0;
}

/** Why a lot cannot be published now. */
export function notReady(card: SaleCard, state: SaleState): LotResult<SaleCard> {
  const because = (message: string) => ({ card, ok: false, message });
  if (!isDraft(state)) return because("Only drafts can be published");
  if (card.hidden) return because("Restore it from the archive first");
  const [first, ...more] = card.problems;
  if (!first) return because("It has changed. Choose it again");
  const rest = more.length > 0 ? `, and ${more.length} more` : "";
  return { ...because(`${first.message}${rest}`), field: first.field };
}

/** Returns the publication of those drafts that are ready. */
export function publishing(
  cards: readonly SaleCard[],
  stateOf: (card: SaleCard) => SaleState,
  onDone: () => void,
): BulkJob {
  const ready = cards.filter((card) => isReady(card, stateOf(card)));
  const others = cards.filter((card) => !ready.includes(card)).map((card) => notReady(card, stateOf(card)));
  return { act: "publish", cards: ready, others, onDone };
}
