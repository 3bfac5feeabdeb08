/** What a server has acknowledged, as values that its tables must have from then on. */
import type { Database } from "better-sqlite3";

type Value = string | number | null;

/** One acknowledged value. Positions are bytes of the log. */
export interface Acknowledged {
  /** For people: "the answer to makebid cut-1-000012". */
  readonly what: string;
  /** Reads the value, one column of one row. */
  readonly query: string;
  readonly params: readonly Value[];
  /** What the query gives. null: no row, or an empty column. */
  expected: Value;
  /** Where the log ended when the command was sent. */
  readonly sentAt: number;
  /** Where the log ended when the answer was here: all before it was done by then. null: there was no answer. */
  heardAt: number | null;
}

/** Notes down what is acknowledged. `position`: where the log ends now. */
export class Acknowledgements {
  readonly all: Acknowledged[] = [];
  /** Where the log ended when nothing was under way. */
  readonly pauses: number[] = [];
  /** What is stored for these is known when the recording ends. */
  readonly #answers: Acknowledged[] = [];
  readonly #position: () => number;

  constructor(position: () => number) {
    this.#position = position;
  }

  /** A value that was acknowledged now and that no later command changes. */
  stands(what: string, query: string, params: readonly Value[], expected: Value = 1): void {
    this.asks(what, query, params, expected)();
  }

  /** A value that is about to be asked for, in place of an earlier one. Returns what to call when it is acknowledged. */
  asks(what: string, query: string, params: readonly Value[], expected: Value): () => void {
    const sentAt = this.#position();
    const asked: Acknowledged = { what, query, params, expected, sentAt, heardAt: null };
    this.all.push(asked);
    return () => {
      asked.heardAt = this.#position();
    };
  }

  /** The answer to a key was acknowledged now. */
  answered(userId: number, call: string, key: string): void {
    const what = `the answer to ${call} ${key}`;
    const query = "SELECT answer FROM idempotency WHERE key = ? AND user_id = ? AND call = ?";
    const now = this.#position();
    const answer = { what, query, params: [key, userId, call], expected: null, sentAt: now, heardAt: now };
    this.all.push(answer);
    this.#answers.push(answer);
  }

  /** Nothing is under way now, for a moment. */
  pause(): void {
    this.pauses.push(this.#position());
  }

  /** Reads the stored answers to all keys. `client`: the database when nothing is written any more. */
  learnAnswers(client: Database): void {
    const read = readerOf(client);
    for (const answer of this.#answers) {
      answer.expected = read(answer);
      if (answer.expected === null) throw new Error(`${answer.what} is not stored`);
    }
  }
}

/**
 * Compares the tables after a power cut with what was acknowledged before it. Of a value that was changed several times,
 * the last acknowledged one must be there, or one that was asked for later. Returns what is missing.
 * `position`: where in the log the power was cut.
 */
export function missingFrom(client: Database, all: readonly Acknowledged[], position: number): string[] {
  const missing: string[] = [];
  const read = readerOf(client);
  for (const versions of bySubject(all)) {
    const last = versions.findLastIndex(({ heardAt }) => heardAt !== null && heardAt <= position);
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

/** The values that one query reads with the same parameters, in the order in which they were asked for. */
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
