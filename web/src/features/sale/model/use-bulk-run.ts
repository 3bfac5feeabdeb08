import { useRef, useState } from "react";
import { fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { deleteDraft, publish, relist } from "./commands.ts";
import type { TypedDates } from "./sale-dates.ts";
import { saleChanged, type SaleCard } from "./queries.ts";
import { type LotResult, runBulk } from "./run-bulk.ts";
import { isDraft, type SaleState } from "./sale-state.ts";

/** An action on several lots that asks first. */
export interface BulkJob {
  readonly act: "delete" | "publish" | "relist";
  readonly cards: readonly SaleCard[];
  /** The chosen lots that the action does not fit, with the reason. */
  readonly others: readonly LotResult<SaleCard>[];
  /** The seller has read the results. */
  readonly onDone: () => void;
}

type Results = readonly LotResult<SaleCard>[];

/** Acts on the lots of a job, and once more on those whose connection was lost. */
export function useBulkRun({ act, cards }: BulkJob) {
  const [done, setDone] = useState<number | null>(null);
  const [results, setResults] = useState<Results | null>(cards.length === 0 ? [] : null);
  const stopped = useRef(false);

  /** `known`: the results of the other lots. */
  async function run(chosen: readonly SaleCard[], known: Results, dates: TypedDates) {
    stopped.current = false;
    setResults(null);
    setDone(known.length);
    const one = { delete: remove, publish: send, relist: (card: SaleCard) => listAgain(card, dates) }[act];
    const outcome = await runBulk({
      cards: chosen,
      act: one,
      onDone: (count) => setDone(known.length + count),
      isStopped: () => stopped.current,
    });
    setResults([...known, ...outcome]);
    void saleChanged();
  }

  const open = (results ?? []).filter(({ again }) => again).map(({ card }) => card);
  return {
    done,
    results,
    /** Lots that can be tried once more. */
    again: open.length,
    start: (dates: TypedDates) => run(cards, [], dates),
    startAgain: (dates: TypedDates) =>
      run(
        open,
        (results ?? []).filter((each) => !each.again),
        dates,
      ),
    stop: () => {
      stopped.current = true;
    },
  };
}

async function remove({ lot }: SaleCard): Promise<null> {
  await deleteDraft(lot.id_auction);
  return null;
}

async function send({ lot }: SaleCard): Promise<null> {
  await publish(lot.id_auction);
  return null;
}

async function listAgain({ lot }: SaleCard, { start, end }: TypedDates): Promise<string> {
  const made = await relist(lot.id_auction, { start: fromDubaiInput(start)!, end: fromDubaiInput(end)! });
  const where = made.status === "moderation" ? "it is with the staff" : "it is a draft";
  return `Listed again as lot ${made.number}: ${where}`;
}

export function isReady({ problems, hidden }: SaleCard, state: SaleState): boolean {
  return isDraft(state) && !hidden && problems.length === 0;
}

/** Why a lot cannot be published now. */
function notReady(card: SaleCard, state: SaleState): LotResult<SaleCard> {
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
