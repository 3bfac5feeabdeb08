/** One connection to PostgreSQL. Statements leave in the order of the calls, without waiting for answers. */
import { Client, DatabaseError, types as kinds } from "pg";
import { StoreDefect, StoreUnavailable, type WhenIdle } from "../store/errors.ts";
import { translate, type Translated } from "./translate.ts";

export interface Answer {
  readonly command: string;
  readonly names: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  /** Rows that a statement has changed. */
  readonly changes: number;
}

interface Statement extends Translated {
  /** Prepared once per connection under this name; undefined: each time. */
  readonly name: string | undefined;
}

/** Most texts that are prepared once: lists make new ones again and again. */
const MOST_NAMED = 500;
const statements = new Map<string, Statement>();

function statementOf(sql: string): Statement {
  const known = statements.get(sql);
  if (known) return known;
  const name = statements.size < MOST_NAMED ? `s${statements.size}` : undefined;
  const statement = { ...translate(sql), name };
  if (name !== undefined) statements.set(sql, statement);
  return statement;
}

/** Values as SQLite gives them, by their type: numbers, truth as 0 or 1, bytes. All others are texts. */
const { builtins } = kinds;
const readers = new Map<number, (text: string) => unknown>([
  ...[builtins.INT2, builtins.INT4, builtins.INT8, builtins.FLOAT4, builtins.FLOAT8, builtins.NUMERIC].map(
    (oid) => [oid, Number] as const,
  ),
  [builtins.BOOL, (text) => (text === "t" ? 1 : 0)],
  [builtins.BYTEA, (text) => Buffer.from(text.slice(2), "hex")],
]);
const types = { getTypeParser: (oid: number) => readers.get(oid) ?? String };

/** States in which the whole transaction failed, not one statement: connection, space, shutdown, standby, deadlock. */
const FAILURES = /^(08|25006|40|53|57|58|XX)/;
/** What an operator can mend in mid-service. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^25006/, "PostgreSQL is read-only: DATABASE_URL has to lead to the primary"],
  [/^53100/, "PostgreSQL has no space left: free some"],
];

/** A server that is silent for so long (ms) is lost. */
const LIMITS = { connectionTimeoutMillis: 5_000, query_timeout: 30_000 };

/** What a new connection does before any statement; an error ends it. Values are those of `pg`. */
export type Opened = (ask: (sql: string) => Promise<readonly (readonly unknown[])[]>) => Promise<void>;

export class Link {
  readonly #url: string;
  readonly #opened: Opened | null;
  #client: Client | null = null;
  #opening: Promise<void> | null = null;
  #inFlight = 0;
  /** When the last statement left that was answered, ms on the clock of this process. */
  heardAt = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(url: string, opened: Opened | null = null) {
    this.#url = url;
    this.#opened = opened;
  }

  /** Connects, where this link is not or no longer connected. @throws StoreUnavailable */
  async open(): Promise<void> {
    if (!this.#client) await (this.#opening ??= this.#connect().finally(() => (this.#opening = null)));
  }

  /**
   * Runs a statement. A link that was lost opens again only by `open`: what began on it is lost, too. `limitMs`: how long
   * it may take.
   * @throws StoreUnavailable when the connection failed, DatabaseError when only the statement did.
   */
  ask(sql: string, values: readonly unknown[] = [], limitMs = LIMITS.query_timeout): Promise<Answer> {
    this.#inFlight++;
    const answer = this.#send(sql, values, limitMs).finally(() => this.#inFlight--);
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Sends a statement whose error later statements of the transaction report, too. */
  send(sql: string): void {
    this.ask(sql).catch(() => undefined);
  }

  /** @throws StoreDefect when a statement that nobody awaited has failed: nothing was written. */
  async commit(): Promise<void> {
    const { command } = await this.ask("COMMIT");
    if (command !== "COMMIT") throw new StoreDefect("A statement that nobody awaited has failed");
  }

  /** Whether a statement is on its way. */
  get isBusy(): boolean {
    return this.#inFlight > 0;
  }

  whenIdle: WhenIdle = (late) => {
    let next: NodeJS.Immediate;
    let isOver = false;
    const look = () => {
      if (this.#inFlight === 0) return late();
      void this.#last.then(() => isOver || (next = setImmediate(look)));
    };
    next = setImmediate(look);
    return () => {
      isOver = true;
      clearImmediate(next);
    };
  };

  async close(): Promise<void> {
    await this.#client?.end();
  }

  async #send(sql: string, values: readonly unknown[], limitMs: number): Promise<Answer> {
    if (!this.#client) throw new StoreUnavailable("There is no connection to PostgreSQL");
    const { name, text, names } = statementOf(sql);
    const [first] = values;
    const isNamed =
      typeof first === "object" && first !== null && !ArrayBuffer.isView(first) && !Array.isArray(first);
    const given = isNamed ? names.map((each) => (first as Record<string, unknown>)[each]) : [...values];
    const sentAt = performance.now();
    const query = { text, values: given, rowMode: "array" as const, types, query_timeout: limitMs };
    try {
      const { command, fields, rows, rowCount } = await this.#client.query<unknown[]>(
        name ? { ...query, name } : query,
      );
      this.heardAt = Math.max(this.heardAt, sentAt);
      return { command, names: fields.map((field) => field.name), rows, changes: rowCount ?? 0 };
    } catch (error) {
      const code = error instanceof DatabaseError ? (error.code ?? "") : null;
      if (code !== null && !FAILURES.test(code)) throw error;
      const [, sentence = "PostgreSQL failed"] = SENTENCES.find(([state]) => state.test(code ?? "")) ?? [];
      throw new StoreUnavailable(sentence, { cause: error });
    }
  }

  async #connect(): Promise<void> {
    const client = new Client({ connectionString: this.#url, pipeline: true, ...LIMITS });
    const lost = () => {
      if (this.#client === client) this.#client = null;
    };
    client.on("error", lost).on("end", lost);
    try {
      await client.connect();
      await client.query("SET search_path = marsa");
      await this.#opened?.(async (sql) => {
        const sentAt = performance.now();
        const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" });
        this.heardAt = sentAt;
        return rows;
      });
    } catch (error) {
      client.end().catch(() => undefined);
      if (error instanceof StoreUnavailable) throw error;
      throw new StoreUnavailable("PostgreSQL cannot be reached", { cause: error });
    }
    this.#client = client;
  }
}
