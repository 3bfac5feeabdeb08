import type { Connection } from "./store.ts";
import { createRetelling, type RedoEvent } from "./redo-events.ts";
import type { RedoRecord } from "./redo-log.ts";
import type { Values } from "./row-values.ts";
import { createSaver, type Saver } from "./save.ts";

/**
 * What one commit has decided, as the redo log has it: the rows that it changed, as it left them, and the rows and events
 * that it added. Done in the order of their ids, redos bring the tables to where the commits were; each can be done once.
 */
export interface Redo {
  /** When it was, ms since 1970 UTC. */
  readonly at: number;
  readonly lots: readonly Values[];
  readonly bidders: readonly Values[];
  readonly accounts: readonly Values[];
  readonly history: readonly Values[];
  readonly ledger: readonly Values[];
  readonly answers: readonly Values[];
  readonly events: readonly RedoEvent[];
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
  const write = connection.prepare("UPDATE settled SET changed = ?, added = ? WHERE changed < ?");
  const writeAdded = connection.prepare("UPDATE settled SET added = ?");
  return {
    read: (): Settled => read.get()!,
    /**
     * Inside the transaction in which the tables come to show all up to this commit. Returns whether the row moved. Only
     * then does the transaction surely write: SQLite syncs nothing for a transaction that writes no page.
     */
    all: (id: number): boolean => write.run(id, id, id).changes > 0,
    /** The same of the rows that were added alone. */
    added: (id: number): void => void writeAdded.run(id),
  };
}

/** Those of these records that the tables do not show yet. */
export function leftToDo(connection: Connection, records: readonly RedoRecord[]): RedoRecord[] {
  const { changed } = createSettledTable(connection).read();
  return records.filter(({ id }) => id > changed);
}

/**
 * Brings the tables of a database that nobody else writes to up to date, in one synced commit. The next record may
 * overwrite these: a killed server may have written the tables without a sync, so `settled` moves even when they show all.
 */
export function redoAll(connection: Connection, records: readonly RedoRecord[]): void {
  const last = records.at(-1);
  if (!last) return;
  const settled = createSettledTable(connection);
  const saver = createSaver(connection);
  const epoch = connection.prepare<[], string>("SELECT epoch FROM meta").pluck().get()!;
  const retell = createRetelling(connection, epoch);
  connection.transaction(() => {
    const { changed, added } = settled.read();
    for (const { id, content } of leftToDo(connection, records)) {
      const redo = JSON.parse(content) as Redo;
      change(saver, redo);
      if (id <= added) continue;
      add(saver, redo);
      if (redo.events.length > 0)
        saver.events(
          id,
          redo.events.map((event) => retell(event, redo)),
        );
    }
    settled.all(Math.max(changed, added, last.id) + 1);
  })();
}

/** Brings the rows that a commit changed to where it left them. */
export function change(
  saver: Saver,
  { lots, bidders, accounts }: Pick<Redo, "lots" | "bidders" | "accounts">,
): void {
  lots.forEach(saver.standing);
  bidders.forEach(saver.bidder);
  accounts.forEach(saver.account);
}

/** Adds the rows that a commit added. */
export function add(
  saver: Saver,
  { history, ledger, answers }: Pick<Redo, "history" | "ledger" | "answers">,
): void {
  saver.history(history);
  saver.ledger(ledger);
  saver.answers(answers);
}
