/** Tests of `hint-staff.ts`. */
import { expect, it, onTestFinished } from "vitest";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestStore } from "../sqlite/test-support/open.ts";
import { START } from "../sqlite/test-support/people.ts";
import { queue } from "../tables/schema/lanes.ts";
import { lot } from "../tables/schema/lots.ts";
import { audit } from "../tables/schema/system.ts";
import { hintStaff } from "./hint-staff.ts";
import { FakeRouter } from "./test-support/router.ts";
import { orm } from "../tables/system/driver.ts";

async function setUp() {
  const { store, clock } = await openTestStore();
  const router = new FakeRouter();
  const job = hintStaff({ store, publisher: router, clock });
  onTestFinished(() => job.stop());
  const hinted = () => router.received.flatMap(({ payload }) => payload["queues"] as string[]);
  const act = () =>
    store.write(
      (db) => void orm(db).insert(audit).values({ at: START, act: "test", subject: "Lot 1" }).run(),
    );
  return { store, router, hinted, act };
}

it("the staff hear which of their lists changed, and nothing of a bid", async () => {
  const { store, router, hinted, act } = await setUp();
  await bid(store, { lot: 1, user: 1, amount: 21_000 });
  await act();
  await store.write((db) => void orm(db).update(lot).set({ status: "moderation" }).run());
  await expect.poll(hinted).toEqual(["audit", "moderation"]);
  expect(router.received[0]).toMatchObject({ topic: "staff.queues", payload: { v: 1, epoch: store.epoch } });
});

it("the staff hear that a lane opened, and that it is at its next lot", async () => {
  const { store, hinted } = await setUp();
  const lane = {
    name: "Lane A",
    place: "Hall 2",
    createdAt: START,
    startsAt: START,
    status: "scheduled",
    timers: { betweenMs: 1, waitingMs: 1, loweredMs: 1, runningMs: 1, finalCallMs: 1, cardMs: 1 },
  } as const;
  await store.write((db) => void orm(db).insert(queue).values(lane).run());
  await expect.poll(hinted).toEqual(["lanes"]);
  await store.write((db) => void orm(db).update(queue).set({ currentLotId: 1 }).run());
  await expect.poll(hinted).toEqual(["lanes", "lanes"]);
});

it("many changes of one list are one hint", async () => {
  const { hinted, act } = await setUp();
  await act();
  await expect.poll(hinted).toEqual(["audit"]);
  await Promise.all(Array.from({ length: 20 }, act));
  await expect.poll(hinted).toEqual(["audit", "audit"]);
});

it("a change that is undone is no hint", async () => {
  const { store, hinted, act } = await setUp();
  const undone = store.write((db) => {
    orm(db).update(lot).set({ status: "moderation" }).run();
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await act();
  await expect.poll(hinted).toContain("audit");
});
