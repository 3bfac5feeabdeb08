/** Values that a server has acknowledged, and that its tables must hold from then on. */
import type { Database } from "better-sqlite3";

type Value = string | number | null;

/** One acknowledged value. Positions are bytes of the log. */
export interface Acknowledged {
  /** Name for people: "the answer to makebid cut-1-000012". */
  readonly what: string;
  /** Reads the value, one column of one row. */
  readonly query: string;
  readonly params: readonly Value[];
  /** The result of the query. null: no row, or an empty column. */
  expected: Value;
  /** End of the log when the command was sent. */
  readonly sentAt: number;
  /** End of the log when the reply arrived: everything before it is done. null: no reply. */
  receivedAt: number | null;
}

/**
 * Notes acknowledged values.
 * @param position Returns the present end of the log.
 */
export class Acknowledgements {
  readonly all: Acknowledged[] = [];
  /** Ends of the log while no command ran. */
  readonly pauses: number[] = [];
  /** The stored replies of these keys are known when the recording ends. */
  readonly #answers: Acknowledged[] = [];
  readonly #position: () => number;

  constructor(position: () => number) {
    this.#position = position;
  }

  /** Notes a value that is acknowledged now and that no later command changes. */
  stands(what: string, query: string, params: readonly Value[], expected: Value = 1): void {
    this.asks(what, query, params, expected)();
  }

  /**
   * Notes a value that is requested in place of an earlier one.
   * @returns A function to call when the value is acknowledged.
   */
  asks(what: string, query: string, params: readonly Value[], expected: Value): () => void {
    const sentAt = this.#position();
    const asked: Acknowledged = { what, query, params, expected, sentAt, receivedAt: null };
    this.all.push(asked);
    return () => {
      asked.receivedAt = this.#position();
    };
  }

  /** Notes the reply to a key. */
  answered(userId: number, call: string, key: string): void {
    const what = `the answer to ${call} ${key}`;
    const query = "SELECT answer FROM idempotency WHERE key = ? AND user_id = ? AND call = ?";
    const now = this.#position();
    const answer = { what, query, params: [key, userId, call], expected: null, sentAt: now, receivedAt: now };
    this.all.push(answer);
    this.#answers.push(answer);
  }

  /** Notes that no command runs now. */
  pause(): void {
    this.pauses.push(this.#position());
  }

  /**
   * Reads the stored replies of all keys.
   * @param client The database after the last write.
   */
  learnAnswers(client: Database): void {
    const read = readerOf(client);
    for (const answer of this.#answers) {
      answer.expected = read(answer);
      if (answer.expected === null) throw new Error(`${answer.what} is not stored`);
    }
  }
}

/**
 * Compares the tables after a power cut with the values that were acknowledged before it. Of a value with several
 * changes, the last acknowledged one or a later request must be there.
 * @param position End of the log at the power cut.
 * @returns The missing values.
 */
export function missingFrom(client: Database, all: readonly Acknowledged[], position: number): string[] {
  const missing: string[] = [];
  const read = readerOf(client);
  for (const versions of bySubject(all)) {
    const last = versions.findLastIndex(({ receivedAt }) => receivedAt !== null && receivedAt <= position);
    if (last === -1) continue;
    const possible = versions.slice(last).filter(({ sentAt }) => sentAt <= position);
    const [{ what }] = possible as [Acknowledged];
    const found = read(versions[last]!);
    if (possible.some(({ expected }) => expected === found)) continue;
    const expected = possible.map((version) => JSON.stringify(version.expected)).join(" or ");
    missing.push(`${what}: ${JSON.stringify(found)} and not ${expected}`);
  }
  return missing;
}

/** The values that one query reads with the same parameters, in the order of their requests. */
function bySubject(all: readonly Acknowledged[]): Iterable<Acknowledged[]> {
  const subjects = new Map<string, Acknowledged[]>();
  for (const one of all) {
    const subject = JSON.stringify([one.query, one.params]);
    const versions = subjects.get(subject);
    if (versions) versions.push(one);
    else subjects.set(subject, [one]);
  }
  return subjects.values();
}

function readerOf(client: Database): (asked: Acknowledged) => Value {
  const prepared = new Map<string, { get(...params: readonly Value[]): unknown }>();
  return ({ query, params }) => {
    const statement = prepared.get(query) ?? client.prepare<Value[], Value>(query).pluck();
    prepared.set(query, statement);
    return (statement.get(...params) as Value | undefined) ?? null;
  };
}
