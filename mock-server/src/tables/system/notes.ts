/** Notes that a transaction makes, and that its COMMIT takes. */
import type { Database } from "../../store/store.ts";
import { sqlite, type Connection } from "./driver.ts";

/** Notes of one kind by connection, each once. */
export class Notes<Note> {
  readonly #noted = new WeakMap<Connection, Set<Note>>();

  /** Returns a function that returns the notes made on these connections since its last call, and forgets them. */
  taker(...dbs: readonly Database[]): () => readonly Note[] {
    const noted = new Set<Note>();
    for (const db of dbs) this.#noted.set(sqlite(db), noted);
    return () => {
      const taken = [...noted];
      noted.clear();
      return taken;
    };
  }

  /** Makes a note. On a connection without a taker nothing happens. */
  add(db: Database, note: Note): void {
    this.#noted.get(sqlite(db))?.add(note);
  }
}
