/** Caches the parts of query answers that time does not change. */
import type { ReaderPool, Readers } from "./readers.ts";
import type { WorkerQuery, Ends, SteadyPart } from "../../store/store.ts";

/** Most cached answers of all queries together; one is a list of counts at most. */
const MOST_KEPT = 1_000;

interface CachedPart {
  readonly ends: Ends;
  readonly answer: Promise<unknown>;
}

/** Readers that cache the part of an answer about lots that time does not change, until one of these lots changes. */
export interface CachingReaders extends Readers {
  /** Called for each change to a lot before it is committed, with its end (ms), and with the one before if it moved. */
  changed(end: number): void;
}

/**
 * Returns readers with a cache. A part is cached from its request on, not from its answer: a change in between
 * removes it, and the next query reads again. A query that finds the part after its own read sees one snapshot.
 */
export function cacheParts(pool: ReaderPool): CachingReaders {
  const cached = new Map<string, CachedPart>();

  function keep(key: string, entry: CachedPart): void {
    cached.set(key, entry);
    entry.answer.catch(() => forget(key, entry));
    const oldest = cached.keys().next().value;
    if (cached.size > MOST_KEPT && oldest !== undefined) cached.delete(oldest);
  }

  function forget(key: string, entry: CachedPart): void {
    if (cached.get(key) === entry) cached.delete(key);
  }

  /** Reads the missing parts and the live part from one snapshot, and caches these parts. */
  async function asked<Input, Output>(
    query: WorkerQuery<Input, Output>,
    parts: readonly (SteadyPart<Input> & { readonly key: string })[],
    rest: Input,
  ): Promise<Output[]> {
    const answers = pool.run(query, [...parts.map(({ input }) => input), rest]);
    for (const [i, { key, ends }] of parts.entries())
      keep(key, { ends, answer: answers.then((all) => all[i]) });
    return answers;
  }

  return {
    async ask<Input, Output>(query: WorkerQuery<Input, Output>, input: Input): Promise<Output> {
      const parts = query.parts?.of(input);
      if (!query.parts || !parts) return (await pool.run(query, [input]))[0]!;
      const { join } = query.parts;
      const steady = parts.steady.map((part) => {
        const key = JSON.stringify([query.module, query.name, part.input]);
        return { ...part, key, known: cached.get(key) };
      });
      const missing = steady.filter(({ known }) => !known);
      const [fresh, ...standing] = await Promise.all([
        asked(query, missing, parts.rest),
        ...steady.map(({ known }) => known?.answer as Promise<Output> | undefined),
      ]);
      if (steady.every(({ key, known }) => !known || cached.get(key) === known)) {
        const rest = fresh.pop()!;
        return join(
          standing.map((answer, i) => (steady[i]!.known ? answer! : fresh.shift()!)),
          rest,
        );
      }
      const anew = await asked(query, steady, parts.rest);
      return join(anew.slice(0, -1), anew.at(-1)!);
    },
    make: (query, input) => pool.make(query, input),
    close: () => pool.release(),
    changed(end) {
      for (const [key, { ends }] of cached) if (end > ends.after && end <= ends.until) cached.delete(key);
    },
  };
}
