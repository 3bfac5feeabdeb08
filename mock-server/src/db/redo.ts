import type { Connection } from "./store.ts";
import type { KeptEvent } from "./kept-events.ts";
import { answerValues, type KeptAnswerRow, type Values } from "./row-values.ts";
import { createSaver, type Saver } from "./save.ts";

/**
 * What one commit has decided, as one row: the rows that it changed, as it left them, and the rows and events that it
 * added. Done in the order of their ids, redos bring the tables to where the commits were; each can be done once.
 */
export interface Redo {
  readonly lots: readonly Values[];
  readonly bidders: readonly Values[];
  readonly accounts: readonly Values[];
  readonly history: readonly Values[];
  readonly ledger: readonly Values[];
  readonly answers: readonly KeptAnswerRow[];
  readonly events: readonly KeptEvent[];
}

export interface RedoTable {
  /** The id is also the one under which the events are stored in the outbox. */
  add(id: number, redo: Redo): void;
  /** To be called in the transaction in which the tables show all of it. */
  clear(): void;
}

/** In: a connection. Out: the writes of the table, prepared once. */
export function createRedoTable(connection: Connection): RedoTable {
  const add = connection.prepare("INSERT INTO redo (id, content) VALUES (?, ?)");
  const clear = connection.prepare("DELETE FROM redo");
  return {
    add: (id, redo) => void add.run(id, JSON.stringify(redo)),
    clear: () => void clear.run(),
  };
}

/** Whether commits have decided what the tables do not show yet. */
export function isBehind(connection: Connection): boolean {
  return connection.prepare("SELECT 1 FROM redo LIMIT 1").get() !== undefined;
}

/** Brings the tables of a database that nobody else writes to up to date: its server ended before it came to it. */
export function redoAll(connection: Connection): void {
  if (!isBehind(connection)) return;
  connection.transaction(() => {
    const saver = createSaver(connection);
    const rows = connection
      .prepare<[], { id: number; content: string }>("SELECT * FROM redo ORDER BY id")
      .all();
    for (const { id, content } of rows) doAgain(saver, id, JSON.parse(content) as Redo);
    createRedoTable(connection).clear();
  })();
}

function doAgain(
  saver: Saver,
  id: number,
  { lots, bidders, accounts, history, ledger, answers, events }: Redo,
): void {
  lots.forEach(saver.standing);
  bidders.forEach(saver.bidder);
  accounts.forEach(saver.account);
  saver.history(history);
  saver.ledger(ledger);
  saver.answers(answers.map(answerValues));
  if (events.length > 0) saver.events(id, events);
}
