/** Tests: write unrelated. */
import { expect, it } from "vitest";
import type { Committed } from "../store/store.ts";
import { bid } from "./test-support/commands.ts";
import { openTestStore } from "./test-support/open.ts";
import { sqlite } from "../tables/system/driver.ts";

it("An unrelated write is committed and reported like any other, and wakes no deadline job", async () => {
  const { store, query } = await openTestStore();
  const received: Pick<Committed, "wrote" | "events">[] = [];
  store.onCommit((committed) => received.push(committed));
  await bid(store, { lot: 1, user: 1, amount: 25_000 });
  await store.writeUnrelated((db, notifyUser) => {
    sqlite(db).exec("INSERT INTO favorite (user_id, lot_id, at) VALUES (2, 1, 0)");
    notifyUser(2, "notice");
  });
  expect(query("SELECT user_id, lot_id FROM favorite WHERE user_id = 2")).toEqual([
    { user_id: 2, lot_id: 1 },
  ]);
  const last = received.at(-1)!;
  expect(last.wrote).toBe(false);
  expect(last.events).toMatchObject([
    { topic: "user.2", eligible: 2, payload: { kind: "notice", lot: null } },
  ]);
  await bid(store, { lot: 1, user: 2, amount: 25_500 });
  expect(query("SELECT price, leader_id FROM lot WHERE id = 1")).toEqual([{ price: 25_500, leader_id: 2 }]);
});

it("An unrelated write that throws undoes its own rows only", async () => {
  const { store, query } = await openTestStore();
  const failing = store.writeUnrelated((db) => {
    sqlite(db).exec("INSERT INTO favorite (user_id, lot_id, at) VALUES (2, 1, 0)");
    throw new Error("No");
  });
  const accepted = bid(store, { lot: 1, user: 1, amount: 25_000 });
  await expect(failing).rejects.toThrow("No");
  expect((await accepted).ok).toBe(true);
  expect(query("SELECT count(*) AS n FROM favorite WHERE user_id = 2")).toEqual([{ n: 0 }]);
});
