/** The connections for reads. */
import type { Database } from "../store/store.ts";
import { Link } from "./link.ts";
import { tablesOver } from "./rows.ts";

/** How many reads run at once; others wait. */
const LINKS = 4;

interface ReadLink {
  readonly link: Link;
  readonly db: Database;
}

export class ReadLinks {
  readonly #all: readonly ReadLink[];
  readonly #free: ReadLink[];
  readonly #waiting: ((free: ReadLink) => void)[] = [];

  constructor(url: string, use: (db: Database) => void) {
    this.#all = Array.from({ length: LINKS }, () => {
      const link = new Link(url);
      const db = tablesOver(link);
      use(db);
      return { link, db };
    });
    this.#free = [...this.#all];
  }

  /** Runs `fn` with a connection that nobody else uses meanwhile. */
  async use<T>(fn: (read: ReadLink) => Promise<T>): Promise<T> {
    const read = this.#free.pop() ?? (await new Promise<ReadLink>((resolve) => this.#waiting.push(resolve)));
    try {
      await read.link.open();
      return await fn(read);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(read);
      else this.#free.push(read);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map(({ link }) => link.close()));
  }
}
