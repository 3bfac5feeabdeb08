/** Reads and trims the outbox of events. */
import type { EncodedEvent } from "./event-encoding.ts";
import { sqlite } from "../../tables/system/driver.ts";
import type { Database } from "../../store/store.ts";

/** Events that are stored and not yet acknowledged by the router. */
export interface Outbox {
  /** Returns the oldest commits after this id in order, at most `limit`. */
  pending(
    limit: number,
    after: number,
  ): { readonly outboxId: number; readonly encoded: readonly EncodedEvent[] }[];
  /** Returns the number of events. */
  count(): number;
  /** Deletes commits whose events are acknowledged. Inside a transaction. */
  remove(ids: readonly number[]): void;
}

/** Returns prepared statements of the outbox on a connection. */
export function createOutbox(db: Database): Outbox {
  const pending = sqlite(db).prepare<[number, number], { id: number; content: string }>(
    "SELECT id, content FROM outbox WHERE id > ? ORDER BY id LIMIT ?",
  );
  const count = sqlite(db).prepare<[], number>("SELECT coalesce(sum(events), 0) FROM outbox").pluck();
  const remove = sqlite(db).prepare<[number, number]>("DELETE FROM outbox WHERE id BETWEEN ? AND ?");
  return {
    pending: (limit, after) =>
      pending
        .all(after, limit)
        .map(({ id, content }) => ({ outboxId: id, encoded: JSON.parse(content) as EncodedEvent[] })),
    count: () => count.get() ?? 0,
    remove(ids) {
      for (const [from, to] of rangesOf(ids)) remove.run(from, to);
    },
  };
}

/** Groups consecutive numbers: [1,2,3,7] -> [[1,3],[7,7]]. Commits are acknowledged nearly in order. */
export function rangesOf(ids: readonly number[]): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (const id of ids.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && id <= last[1] + 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}
