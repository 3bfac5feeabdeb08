/** Tests: a lane whose hammer is in the auctioneer's hand. */
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { ADMIN, aLane, AUCTIONEER, CLERK, type Lane } from "./test-support/a-lane.ts";
import { verify } from "../../verify/verify.ts";

let lane: Lane;

const open = async (reserve: number | null = null) => {
  lane = await aLane({ hammer: "hand", reserve });
  await lane.give(2, 214);
};
beforeEach(() => open());

const lot = { id_queue: 1, id_auction: 1 };
const hammer = (act: string, more: object = {}) =>
  lane.as(AUCTIONEER, "/live/room/hammer", { ...lot, act, ...more });
const warn = () => lane.as(AUCTIONEER, "/live/ctrl/final-call", lot);
/** The reason of the newest act of the hammer in the audit. */
const reason = async () => {
  const { items } = (await lane.as(ADMIN, "/backoffice/audit")).body.data;
  return (items as { act: string; reason: string }[]).find(({ act }) => act === "lane.hammer")?.reason;
};
const findings = async () =>
  (await verify(join(lane.context.env.dataDir, "marsa.db"), defaultTerms)).findings;

it("waits for the auctioneer, who warns, holds and sells", async () => {
  expect((await lane.get("/api/live/queue/1")).body.data.hammer).toBe("hand");
  await lane.fromRoom(20_000);
  for (let minute = 0; minute < 8; minute++) await lane.pass(8);
  expect(await lane.turn()).toMatchObject({ phase: "running", deadline: null });
  await warn();
  for (let minute = 0; minute < 8; minute++) await lane.pass(8);
  expect(await lane.turn()).toMatchObject({ phase: "final_call", deadline: null, left_ms: null });
  expect((await hammer("hold")).body.data.turn.phase).toBe("running");
  await warn();
  const sold = await hammer("sell");
  expect(sold.body.data.turn).toMatchObject({ phase: "finished", provisional: "sold" });
  await lane.pass(9);
  await lane.pass(2);
  expect((await lane.get("/api/live/lot/all/1")).body.data.items[0]).toMatchObject({ result: "sold" });
  expect(await reason()).toBe("No minimum");
  expect(await findings()).toEqual([]);
});

it("sells nothing below the minimum price, and leaves that to the seller", async () => {
  await open(30_011);
  await lane.fromRoom(20_000);
  const refused = await hammer("sell");
  expect([refused.status, refused.body.result]).toEqual([409, "STALE"]);
  expect(refused.body.details.why).toBe("No authority for 20,000");
  expect((await hammer("pass")).body.data.turn.provisional).toBe("summarizing");
  await lane.pass(9);
  await lane.pass(2);
  expect((await lane.get("/api/live/lot/all/1")).body.data.items[0].result).toBe("summarizing");
  expect(await findings()).toEqual([]);
});

it("says at the desk how far the hammers are over the minima", async () => {
  await open(20_007);
  const over = async () =>
    (await lane.as(AUCTIONEER, "/live/ctrl/presence", { id_queue: 1 })).body.data.counts.over_minimum;
  await lane.fromRoom(21_000);
  expect(await over()).toBeNull();
  await hammer("sell");
  await lane.pass(9);
  await lane.pass(2);
  expect(await over()).toBe(5);
});

it("withdraws a lot with bids for a reason, and its bidders have their deposits back", async () => {
  await lane.fromRoom(20_000);
  expect(await lane.held(2)).toBeGreaterThan(0);
  const without = await hammer("withdraw");
  expect([without.status, without.body.details.errors[0].field]).toEqual([422, "reason"]);
  const done = await hammer("withdraw", { reason: "The papers are missing" });
  expect(done.body.data).toMatchObject({ position: 2, turn: { phase: "waiting_to_start" } });
  expect(await lane.held(2)).toBe(0);
  expect((await lane.rows())[0]).toMatchObject({
    kind: "not_sold",
    cause: "Withdrawn: The papers are missing",
  });
  expect(await reason()).toBe("The papers are missing");
  expect(await findings()).toEqual([]);
});

it("is a setting of a lane with the room alone", async () => {
  const start = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const create = (more: object) =>
    lane.as(CLERK, "/backoffice/queues/create", { name: "Lane B", place: "Hall 3", start, ...more });
  const refused = await create({ hammer: "hand" });
  expect([refused.status, refused.body.details.errors[0].field]).toEqual([422, "hammer"]);
  const made = (await create({ room: true, hammer: "hand" })).body.data;
  expect(made).toMatchObject({ room: true, hammer: "hand" });
  const { id_queue, version } = made;
  const change = (more: object) =>
    lane.as(CLERK, "/backoffice/queues/update", { id_queue, version, ...more });
  expect((await change({ room: false })).status).toBe(422);
  const changed = (await change({ room: false, hammer: "clock" })).body.data;
  expect([changed.room, changed.hammer]).toEqual([undefined, undefined]);
});

it("keeps the hammer of the clock out of other lanes", async () => {
  lane = await aLane();
  await lane.give(2, 214);
  await lane.fromRoom(20_000);
  expect((await hammer("sell")).body.details.why).toBe("The clock has the hammer");
});

it("shows the ask to everybody at once, and gives it up with the next bid or a bid taken back", async () => {
  await lane.fromRoom(20_000);
  const ask = (amount: number | null) =>
    lane.as(AUCTIONEER, "/live/room/ask", { id_auction: 1, ask: amount });
  expect((await ask(20_250)).body.data.current.live).toMatchObject({ next_min: 20_250, ask: 20_250 });
  expect(await lane.live()).toMatchObject({ next_min: 20_250, ask: 20_250 });
  expect((await lane.net(1, 20_200)).body.details.next_min).toBe(20_250);
  const refused = await ask(20_000);
  expect([refused.status, refused.body.details.errors]).toEqual([
    422,
    [{ field: "ask", message: "At least 20,001" }],
  ]);
  expect((await lane.net(1, 20_250)).body.data.next_min).toBe(20_750);
  expect((await lane.live()).ask).toBeUndefined();
  await lane.fromRoom(20_750);
  await ask(30_000);
  expect((await lane.takeBack()).body.data).toMatchObject({ price: 20_250, next_min: 20_750 });
  expect(await findings()).toEqual([]);
});
