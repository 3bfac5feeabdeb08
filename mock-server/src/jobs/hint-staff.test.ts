/** Tests of `hint-staff.ts`. */
import { expect, it, onTestFinished } from "vitest";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestStore } from "../sqlite/test-support/open.ts";
import { START } from "../sqlite/test-support/people.ts";
import { insertLane } from "../features/lanes/repository-compose.ts";
import { createLaneTable, loadLane } from "../tables/lanes/lane-row.ts";
import { changeLots } from "../tables/lots/changed-lots.ts";
import { addToAudit } from "../tables/people/audit.ts";
import { hintStaff } from "./hint-staff.ts";
import { FakeRouter } from "./test-support/router.ts";

async function setUp() {
  const { store, clock } = await openTestStore();
  const router = new FakeRouter();
  const job = hintStaff({ store, publisher: router, clock });
  onTestFinished(() => job.stop());
  const hinted = () => router.received.flatMap(({ payload }) => payload["queues"] as string[]);
  const by = { at: START, userId: null, act: "lot.approve", reason: null, address: null } as const;
  const act = () => store.write((db) => addToAudit(db, { ...by, subject: "Lot 1" }));
  return { store, router, hinted, act };
}

it("the staff hear which of their lists changed, and nothing of a bid", async () => {
  const { store, router, hinted, act } = await setUp();
  await bid(store, { lot: 1, user: 1, amount: 21_000 });
  await act();
  await store.write((db) => changeLots(db, undefined, { status: "moderation" }));
  await expect.poll(hinted).toEqual(["audit", "moderation"]);
  expect(router.received[0]).toMatchObject({ topic: "staff.queues", payload: { v: 1, epoch: store.epoch } });
});

it("the staff hear that a lane opened, and that it is at its next lot", async () => {
  const { store, hinted } = await setUp();
  const timers = { betweenMs: 1, waitingMs: 1, loweredMs: 1, runningMs: 1, finalCallMs: 1, cardMs: 1 };
  const head = {
    name: "Lane A",
    place: "Hall 2",
    startsAt: START,
    timers,
    room: false,
    hammer: "clock" as const,
  };
  const id = await store.write((db) => insertLane(db, head, { at: START, userId: 900 }));
  await expect.poll(hinted).toEqual(["lanes"]);
  await store.write((db) => {
    const lane = loadLane(db, id)!;
    const current = {
      lotId: 1,
      phase: "waiting_for_bid",
      deadline: null,
      leftMs: null,
      reopened: false,
      hammerAt: null,
    } as const;
    createLaneTable(db).save({ ...lane, state: { ...lane.state, current } }, lane);
  });
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
  const undone = store.write(async (db) => {
    await changeLots(db, undefined, { status: "moderation" });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await act();
  await expect.poll(hinted).toContain("audit");
});
