import type { Connection } from "./connection.ts";
import type { StoredEvent } from "./store.ts";

/** Events that are stored and not yet acknowledged by the router. */
export interface Outbox {
  /** The oldest ones, in order per topic. At most `limit` events. */
  pending(limit: number): StoredEvent[];
  /** How many there are. */
  count(): number;
  /** Drops acknowledged events. Inside a transaction. */
  remove(ids: readonly number[]): void;
}

/** In: a connection. Out: reads and the one write of the outbox, prepared once. */
export function createOutbox(connection: Connection): Outbox {
  const pending = connection.prepare<[number], Omit<StoredEvent, "payload"> & { payload: string }>(
    `SELECT id, topic, seq, payload, eligible FROM (SELECT * FROM outbox ORDER BY id LIMIT ?) ORDER BY topic, seq`,
  );
  const count = connection.prepare<[], number>("SELECT count(*) FROM outbox").pluck();
  const removeRange = connection.prepare<[number, number]>("DELETE FROM outbox WHERE id BETWEEN ? AND ?");
  return {
    pending: (limit) =>
      pending.all(limit).map((event) => ({ ...event, payload: JSON.parse(event.payload) as object })),
    count: () => count.get() ?? 0,
    remove(ids) {
      for (const [from, to] of rangesOf(ids)) removeRange.run(from, to);
    },
  };
}

/** Runs of consecutive numbers: [1,2,3,7] -> [[1,3],[7,7]]. Events are acknowledged nearly in the order of their ids. */
export function rangesOf(ids: readonly number[]): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (const id of ids.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && id <= last[1] + 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}
