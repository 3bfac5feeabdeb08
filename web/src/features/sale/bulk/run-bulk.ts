import { refusalText } from "../../../lib/http/refusal.ts";

/** The result of one lot of several. */
export interface LotResult<Card> {
  readonly card: Card;
  readonly ok: boolean;
  /** Why the lot stays as it was, or what became of it; null where one word says it. */
  readonly message: string | null;
}

interface BulkRun<Card> {
  readonly cards: readonly Card[];
  /** Acts on one lot. Returns what became of it; null where one word says it. @throws why it stays as it was. */
  readonly act: (card: Card) => Promise<string | null>;
  readonly onDone: (done: number) => void;
  /** Whether the seller asked to stop. */
  readonly isStopped: () => boolean;
}

/** Acts on one lot after the other, so that a stop leaves the others alone. Returns one result per lot. */
export async function runBulk<Card>(run: BulkRun<Card>): Promise<LotResult<Card>[]> {
  const results: LotResult<Card>[] = [];
  for (const card of run.cards) {
    results.push(
      run.isStopped() ? { card, ok: false, message: "Stopped before this lot" } : await one(run, card),
    );
    run.onDone(results.length);
  }
  return results;
}

async function one<Card>({ act }: BulkRun<Card>, card: Card): Promise<LotResult<Card>> {
  try {
    return { card, ok: true, message: await act(card) };
  } catch (error) {
    return { card, ok: false, message: refusalText(error) };
  }
}
