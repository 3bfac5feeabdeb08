import type { AnswerRow, JournalRow, LedgerRow } from "./rows.ts";
import type { StoredEvent } from "./store.ts";

/** New rows that are in no table yet. */
export class AddedRows {
  readonly history: JournalRow[] = [];
  readonly ledger: LedgerRow[] = [];
  /** Events that the router has not acknowledged, by the id of their commit. */
  readonly events = new Map<number, readonly StoredEvent[]>();
  /** By user: those of one are few. */
  readonly #answers = new Map<number, AnswerRow[]>();

  addAnswer(row: AnswerRow): void {
    const own = this.#answers.get(row.userId);
    if (own) own.push(row);
    else this.#answers.set(row.userId, [row]);
  }

  answer(userId: number, call: string, key: string): AnswerRow | undefined {
    return this.#answers.get(userId)?.find((row) => row.key === key && row.call === call);
  }

  answers(): AnswerRow[] {
    return [...this.#answers.values()].flat();
  }

  isEmpty(): boolean {
    return this.history.length === 0 && this.ledger.length === 0 && this.#answers.size === 0;
  }

  countEvents(): number {
    return [...this.events.values()].reduce((sum, events) => sum + events.length, 0);
  }

  /** Those of a later batch, after these. */
  add(later: AddedRows): void {
    this.history.push(...later.history);
    this.ledger.push(...later.ledger);
    for (const answer of later.answers()) this.addAnswer(answer);
    for (const [id, events] of later.events) this.events.set(id, events);
  }

  clear(): void {
    this.history.length = 0;
    this.ledger.length = 0;
    this.events.clear();
    this.#answers.clear();
  }
}
