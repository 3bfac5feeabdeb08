/** Tests of `event-encoding.ts`. */
import { expect, it } from "vitest";
import { close } from "../../domain/closing.ts";
import { defaultTerms } from "../../domain/terms.ts";
import type { Store, StoredEvent } from "../../store/store.ts";
import { bid } from "../test-support/commands.ts";
import { openTestStore } from "../test-support/open.ts";
import { HOUR_MS, START } from "../test-support/people.ts";

/** Returns the events of each commit as published, and as decoded at once. */
function encodedTwice(store: Store) {
  const both: Promise<[first: readonly StoredEvent[], again: readonly StoredEvent[] | undefined]>[] = [];
  store.onCommit(({ events, outboxId }) => {
    const again = store.outbox.pending(1_000).then((all) => all.find((one) => one.outboxId === outboxId));
    both.push(again.then((commit) => [events, commit?.events]));
  });
  return () => Promise.all(both);
}

it("restores each event as it was: of bids, of secret maxima, of an end, and without a lot", async () => {
  const { store } = await openTestStore();
  const encoded = encodedTwice(store);
  await bid(store, { lot: 1, user: 1, amount: 38_711, mode: "max" });
  await Promise.all([
    bid(store, { lot: 1, user: 2, amount: 22_000, receivedAt: START + 1 }),
    bid(store, { lot: 2, user: 3, amount: 22_000, receivedAt: START + 2 }),
    bid(store, { lot: 1, user: 3, amount: 40_000, receivedAt: START + 3 }),
  ]);
  await store.writeUnrelated((_, notifyUser) => notifyUser(2, "notice"));
  await store.transact({ lotId: 1, userIds: [], receivedAt: START + 25 * HOUR_MS }, (scene) =>
    close(scene, scene.lot.endsAt, defaultTerms),
  );
  const commits = await encoded();
  expect(commits.map(([events]) => events.length)).toEqual([2, 5, 1, expect.any(Number)]);
  for (const [first, again] of commits) expect(again).toEqual(first);
});

it("restores an event as it was, after later changes", async () => {
  const { store } = await openTestStore();
  const published: StoredEvent[] = [];
  store.onCommit(({ events }) => void published.push(...events));
  for (const [i, amount] of [21_000, 22_000, 23_000].entries())
    await bid(store, { lot: 1, user: i + 1, amount });
  const again = (await store.outbox.pending(10)).flatMap(({ events }) => events);
  expect(JSON.stringify(again)).toBe(JSON.stringify(published));
});
