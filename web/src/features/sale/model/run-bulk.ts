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
    results.push(await one(run, card, results.at(-1)));
    run.onDone(results.length);
  }
  return results;
}

async function one<Card>(
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
