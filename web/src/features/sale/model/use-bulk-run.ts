import { useRef, useState } from "react";
import { fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { deleteDraft, publish, relist } from "./commands.ts";
import type { TypedDates } from "./sale-dates.ts";
import { saleChanged, type SaleCard } from "./queries.ts";
import { isDraft, type SaleState } from "./sale-state.ts";
import { NetworkProblem } from "@marsa/api-spec/client-problem";
import { refusalOf, refusalText } from "#/lib/http/refusal.ts";

/** The result of one lot of several. */
export interface LotResult<Card> {
  readonly card: Card;
  readonly ok: boolean;
  /** Why the lot stays as it was, or what became of it; null where one word says it. */
  readonly message: string | null;
  /** The lot can be tried once more: the connection was lost before its answer, or before its turn. */
  readonly again?: true;
  /** The field of the form that keeps the lot from its way. */
  readonly field?: string;
}

interface BulkRun<Card> {
  readonly cards: readonly Card[];
  /** Acts on one lot. Returns what became of it; null where one word says it. @throws why it stays as it was. */
  readonly act: (card: Card) => Promise<string | null>;
  readonly onDone: (done: number) => void;
  /** Whether the seller asked to stop. */
  readonly isStopped: () => boolean;
}

/**
 * Acts on one lot after the other, so that a stop, or a lost connection, leaves the others alone. Returns one result
 * per lot.
 */
export async function runBulk<Card>(run: BulkRun<Card>): Promise<LotResult<Card>[]> {
  const results: LotResult<Card>[] = [];
  for (const card of run.cards) {
    results.push(await sendOne(run, card, results.at(-1)));
    run.onDone(results.length);
  }
  return results;
}

async function sendOne<Card>(
  { act, isStopped }: BulkRun<Card>,
  card: Card,
  before: LotResult<Card> | undefined,
): Promise<LotResult<Card>> {
  if (isStopped()) return { card, ok: false, message: "Stopped before this lot" };
  if (before?.again) return { card, ok: false, message: "Not tried: the connection is lost", again: true };
  try {
    return { card, ok: true, message: await act(card) };
  } catch (error) {
    const [field] = Object.keys(refusalOf(error).fields);
    const result = { card, ok: false, message: refusalText(error), ...(field !== undefined && { field }) };
    return error instanceof NetworkProblem ? { ...result, again: true } : result;
  }
}

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
