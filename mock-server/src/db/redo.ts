import type { Connection } from "./store.ts";
import type { KeptEvent } from "./kept-events.ts";
import type { RedoRecord } from "./redo-log.ts";
import { answerValues, type KeptAnswerRow, type Values } from "./row-values.ts";
import { createSaver, type Saver } from "./save.ts";

/**
 * What one commit has decided, as the redo log has it: the rows that it changed, as it left them, and the rows and events
 * that it added. Done in the order of their ids, redos bring the tables to where the commits were; each can be done once.
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

/** Up to which commit the tables show what was decided. */
export interface Settled {
  /** In the rows that commits change. */
  readonly changed: number;
  /** In the rows and events that they add; these may come first. */
  readonly added: number;
}

/** In: a connection. Out: reads and the one write of how far its tables are, prepared once. */
export function createSettledTable(connection: Connection) {
  const read = connection.prepare<[], Settled>("SELECT changed, added FROM settled");
  const write = connection.prepare("UPDATE settled SET changed = ?, added = ?");
  const writeAdded = connection.prepare("UPDATE settled SET added = ?");
  return {
    read: (): Settled => read.get()!,
    /** Inside the transaction in which the tables come to show all up to this commit. */
    all: (id: number): void => void write.run(id, id),
    /** The same of the rows that were added alone. */
    added: (id: number): void => void writeAdded.run(id),
  };
}

/** Those of these records that the tables do not show yet. */
export function leftToDo(connection: Connection, records: readonly RedoRecord[]): RedoRecord[] {
  const { changed } = createSettledTable(connection).read();
  return records.filter(({ id }) => id > changed);
}

/** Brings the tables of a database that nobody else writes to up to date: its server ended before it came to it. */
export function redoAll(connection: Connection, records: readonly RedoRecord[]): void {
  const left = leftToDo(connection, records);
  const last = left.at(-1);
  if (!last) return;
  const settled = createSettledTable(connection);
  const saver = createSaver(connection);
  connection.transaction(() => {
    const { added } = settled.read();
    for (const { id, content } of left) {
      const redo = JSON.parse(content) as Redo;
      change(saver, redo);
      if (id > added) add(saver, id, redo);
    }
    settled.all(last.id);
  })();
}

/** The same for what a database holds in a table, from before there was a log. To be called before its tables change. */
export function redoTable(connection: Connection): void {
  const has = connection.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'redo'").get();
  if (!has) return;
  const records = connection.prepare<[], RedoRecord>("SELECT id, content FROM redo ORDER BY id").all();
  if (records.length === 0) return;
  const saver = createSaver(connection);
  connection.transaction(() => {
    for (const { id, content } of records) {
      const redo = JSON.parse(content) as Redo;
      change(saver, redo);
      add(saver, id, redo);
    }
    connection.exec("DELETE FROM redo");
  })();
}

function change(saver: Saver, { lots, bidders, accounts }: Redo): void {
  lots.forEach(saver.standing);
  bidders.forEach(saver.bidder);
  accounts.forEach(saver.account);
}

function add(saver: Saver, id: number, { history, ledger, answers, events }: Redo): void {
  saver.history(history);
  saver.ledger(ledger);
  saver.answers(answers.map(answerValues));
  if (events.length > 0) saver.events(id, events);
}
