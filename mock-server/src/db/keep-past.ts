import type { ReaderPool, Readers } from "./readers.ts";
import type { Aside } from "./store.ts";

/** Answers kept, of all queries together; one is a list of counts at most. */
const MOST_KEPT = 500;

interface Kept {
  readonly until: number;
  readonly answer: Promise<unknown>;
}

/** Readers that keep what a query says of lots that ended long ago, until one of these changes. */
export interface KeepingReaders extends Readers {
  /** To be told of each change to a lot before it is committed. In: when the lot ends or ended (ms). */
  changed(endsAt: number): void;
}

/**
 * A part is kept from when it is asked for, not from when it is answered, so that a change meanwhile is not missed: then
 * it is gone again and the next one asks anew. Whoever finds it after his own part was read has both of one moment.
 */
export function keepPast(pool: ReaderPool): KeepingReaders {
  const kept = new Map<string, Kept>();
  let latest = -Infinity;

  function keep(key: string, entry: Kept): void {
    kept.set(key, entry);
    latest = Math.max(latest, entry.until);
    entry.answer.catch(() => forget(key, entry));
    const oldest = kept.keys().next().value;
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  function forget(key: string, entry: Kept): void {
    if (kept.get(key) === entry) kept.delete(key);
  }

  return {
    async ask<Input, Output>(query: Aside<Input, Output>, input: Input): Promise<Output> {
      const parts = query.parts?.of(input);
      if (!query.parts || !parts) return (await pool.run(query, [input]))[0]!;
      const { past, rest, until } = parts;
      const { join } = query.parts;
      const key = JSON.stringify([query.module, query.name, past]);
      const known = kept.get(key);
      if (known) {
        const [earlier, [later]] = await Promise.all([known.answer, pool.run(query, [rest])]);
        if (kept.get(key) === known) return join(earlier as Output, later!);
      }
      const both = pool.run(query, [past, rest]);
      keep(key, { until, answer: both.then(([earlier]) => earlier) });
      const [earlier, later] = await both;
      return join(earlier!, later!);
    },
    close: () => pool.close(),
    changed(endsAt) {
      if (endsAt > latest) return;
      for (const [key, { until }] of kept) if (endsAt <= until) kept.delete(key);
    },
  };
}
