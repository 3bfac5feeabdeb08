/** Repositories and synchronous code over a link to PostgreSQL. */
import { drizzle } from "drizzle-orm/sqlite-proxy";
import type { Database } from "../store/store.ts";
import { databaseOver, type Connection } from "../tables/system/driver.ts";
import { askJoined } from "./join-reads.ts";
import { joinWrites, type Query } from "./join-writes.ts";
import type { Answer, Link } from "./link.ts";

type Row = Record<string, unknown>;

const objectsOf = ({ names, rows }: Answer): Row[] =>
  rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));

const firstsOf = ({ rows }: Answer): unknown[] => rows.map(([value]) => value);

/** Returns the tables over a link: each query is awaited. */
export function tablesOver(link: Link): Database {
  const prepare = (sql: string, read: (answer: Answer) => unknown[] = objectsOf) => ({
    all: async (...values: unknown[]) => read(await link.ask(sql, values)),
    get: async (...values: unknown[]) => read(await link.ask(sql, values))[0],
    run: async (...values: unknown[]) => ({ changes: (await link.ask(sql, values)).changes }),
    pluck: () => prepare(sql, firstsOf),
  });
  const db = drizzle(
    async (sql, values: unknown[], method) => {
      const { rows, changes } = await link.ask(sql, values);
      return { rows: (method === "get" ? rows[0] : rows) as unknown[], changes };
    },
    // Only its third argument tells drizzle the casing, where the second is no function.
    undefined,
    { casing: "snake_case" },
  );
  return Object.assign(db, { $client: { prepare } }) as unknown as Database;
}

/** Thrown where synchronous code asks for rows that are not there yet. */
const MISSING = new Error("Rows are missing");

const nothing = () => undefined;

/**
 * Lets synchronous code read and write rows that are elsewhere. What it reads and what is not there yet is loaded in one
 * flight, then it runs again; what it writes waits for `takeWrites`.
 */
export class RowsOnDemand {
  /** The tables for this code, inside `run`. */
  readonly db: Database;
  readonly #link: Link;
  #known = new Map<string, Answer>();
  #missing = new Map<string, Query>();
  #writes: Query[] = [];

  constructor(link: Link) {
    this.#link = link;
    this.db = databaseOver({ prepare: (sql: string) => this.#prepare(sql) } as unknown as Connection);
  }

  /**
   * Runs the functions, one after the other, until none of them misses a row.
   * @param again called before each time but the first.
   * @throws the first error of a function that misses no row.
   */
  async run<T>(fns: readonly (() => T)[], again: () => void = nothing): Promise<T[]> {
    const known = new Map<string, Answer>();
    for (;;) {
      const missing = new Map<string, Query>();
      [this.#known, this.#missing] = [known, missing];
      const values: T[] = [];
      const errors: unknown[] = [];
      for (const fn of fns) {
        try {
          values.push(fn());
        } catch (error) {
          if (error !== MISSING) errors.push(error);
        }
      }
      if (missing.size > 0) {
        const answers = await askJoined(this.#link, [...missing.values()]);
        [...missing.keys()].forEach((key, i) => known.set(key, answers[i]!));
        again();
      } else if (errors.length > 0) throw errors[0];
      else return values;
    }
  }

  /** Returns the statements that wait, and forgets them. */
  takeWrites(): readonly Query[] {
    const writes = joinWrites(this.#writes);
    this.#writes = [];
    return writes;
  }

  #prepare(sql: string, read: (answer: Answer) => unknown[] = objectsOf) {
    const all = (...values: unknown[]) => {
      const key = `${sql}${JSON.stringify(values)}`;
      const answer = this.#known.get(key);
      if (answer) return read(answer);
      this.#missing.set(key, { sql, values });
      throw MISSING;
    };
    return {
      all,
      get: (...values: unknown[]) => all(...values)[0],
      run: (...values: unknown[]) => void this.#writes.push({ sql, values: values.flat() }),
      pluck: (): unknown => this.#prepare(sql, firstsOf),
      raw: (): unknown => this.#prepare(sql, ({ rows }) => [...rows]),
    };
  }
}
