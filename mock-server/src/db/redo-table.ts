import type { KeptEvent } from "./kept-events.ts";
import { add, change, type Redo } from "./redo.ts";
import { createSaver } from "./save.ts";
import type { Connection } from "./store.ts";

/** A commit as databases kept it in a table, from before there was a log. */
interface RedoRow extends Omit<Redo, "at" | "answers" | "events"> {
  readonly answers: readonly (readonly [string, number, string, string, answer: object, at: number])[];
  readonly events: readonly KeptEvent[];
}

/**
 * Brings an older database up to date with what its server left in that table. To be called before its tables change.
 */
export function redoTable(connection: Connection): void {
  const has = connection.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'redo'").get();
  if (!has) return;
  const rows = connection
    .prepare<[], { id: number; content: string }>("SELECT id, content FROM redo ORDER BY id")
    .all();
  if (rows.length === 0) return;
  const saver = createSaver(connection);
  connection.transaction(() => {
    for (const { id, content } of rows) {
      const row = JSON.parse(content) as RedoRow;
      const { events } = row;
      const answers = row.answers.map(([key, userId, call, hash, answer, at]) => {
        const text = JSON.stringify(answer);
        return [key, userId, call, hash, text, at];
      });
      change(saver, row);
      add(saver, { ...row, answers });
      if (events.length > 0) saver.events(id, events);
    }
    connection.exec("DELETE FROM redo");
  })();
}
