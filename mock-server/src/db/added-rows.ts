import { answerValues, type Values } from "./row-values.ts";
import type { AnswerRow } from "./rows.ts";
import type { StoredEvent } from "./store.ts";

interface Added {
  readonly row: AnswerRow;
  readonly values: Values;
}

/** New rows that are in no table yet, as a redo keeps them and as statements bind them. */
export class AddedRows {
  readonly history: Values[] = [];
  readonly ledger: Values[] = [];
  /** Events that the router has not acknowledged, by the id of their commit. */
  readonly events = new Map<number, readonly StoredEvent[]>();
  /** By user: those of one are few. */
  readonly #answers = new Map<number, Added[]>();
  #lastKey = "";

  addAnswer(row: AnswerRow): void {
    this.#add({ row, values: answerValues(row) });
  }

  answer(userId: number, call: string, key: string): AnswerRow | undefined {
    return this.#answers.get(userId)?.find(({ row }) => row.key === key && row.call === call)?.row;
  }

  answers(): Values[] {
    return this.#listed().map(({ values }) => values);
  }

  /** The greatest key of their answers; empty without answers. */
  get lastKey(): string {
    return this.#lastKey;
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
    for (const added of later.#listed()) this.#add(added);
    for (const [id, events] of later.events) this.events.set(id, events);
  }

  clear(): void {
    this.history.length = 0;
    this.ledger.length = 0;
    this.events.clear();
    this.#answers.clear();
    this.#lastKey = "";
  }

  #add(added: Added): void {
    if (added.row.key > this.#lastKey) this.#lastKey = added.row.key;
    const own = this.#answers.get(added.row.userId);
    if (own) own.push(added);
    else this.#answers.set(added.row.userId, [added]);
  }

  #listed(): Added[] {
    return [...this.#answers.values()].flat();
  }
}
