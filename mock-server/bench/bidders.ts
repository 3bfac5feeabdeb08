/** Bidders for measurements of a store: each has one bid in flight. */
import { bid } from "../src/sqlite/test-support/commands.ts";
import { car, person, SELLER } from "../src/sqlite/test-support/people.ts";
import type { SceneSeed } from "../src/scenes/seed/types.ts";
import type { Store } from "../src/store/store.ts";
import { asyncPrepared } from "../src/tables/system/prepared.ts";

const STEP = 500;

/** Returns a scene with a lot and two people for each connection. */
export function sceneFor(connections: number): SceneSeed {
  const users = Array.from({ length: connections * 2 }, (_, i) => person(i + 1001, 1_000_000_000));
  const lots = Array.from({ length: connections }, (_, i) => car(i + 1));
  return { name: "bench", users: [person(SELLER, 0), ...users], lots };
}

/** Deletes published events, as the pump does it. Returns a function that ends this. */
export function acknowledging(store: Store): () => void {
  const published: number[] = [];
  store.onCommit(({ outboxId }) => outboxId && published.push(outboxId));
  const trimming = setInterval(() => void store.outbox.acknowledged(published.splice(0)), 100);
  return () => clearInterval(trimming);
}

/**
 * Bids for `forMs`: each connection on a lot of its own, where two people take turns, or all of them on one (`hot`). Keys
 * begin with the time. @returns ms per bid.
 */
export async function bidFor(
  store: Store,
  connections: number,
  forMs: number,
  hot = false,
): Promise<number[]> {
  const until = performance.now() + forMs;
  const latencies: number[] = [];
  const amounts = await store.read((db) =>
    asyncPrepared<number>(db, "SELECT shown_price FROM lot ORDER BY id").pluck().all(),
  );
  const one = async (i: number) => {
    const lot = hot ? 0 : i;
    while (performance.now() < until) {
      const amount = (amounts[lot]! += STEP);
      const sent = performance.now();
      const user = 1001 + i * 2 + ((amount / STEP) % 2);
      const key = `${Date.now().toString(16)}-${i}-${amount}`;
      const outcome = await bid(store, { lot: lot + 1, user, amount, key });
      if (!outcome.ok) throw new Error(outcome.code);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, i) => one(i)));
  return latencies;
}
