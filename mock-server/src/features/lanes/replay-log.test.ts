/** Tests: replay log. */
import { expect, it } from "vitest";
import type { Schema } from "../../http/handler.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const AUCTIONEER = 60;
const CLERK = 62;
const RESERVE = 30_011;
const MAXIMUM = 27_013;
const houseStaff = { profile: null } as const;
const users = [
  person(1, 1_000_000),
  person(2, 1_000_000),
  person(SELLER, 0),
  person(AUCTIONEER, 0, { ...houseStaff, roles: ["auctioneer"] }),
  person(CLERK, 0, { ...houseStaff, roles: ["backoffice"] }),
];
const lots = [
  car(1, { endsAt: START + 48 * HOUR_MS }),
  car(2, { endsAt: START + 48 * HOUR_MS, reserve: RESERVE }),
  car(3, { endsAt: START + 48 * HOUR_MS }),
];

/** A lane of three cars: one sold, one awaiting its seller, one withdrawn. */
async function playedLane() {
  const app = await openTestApp({ scene: { users, lots }, jobs: true });
  const builtTwice: Promise<[first: object, again: object | undefined]>[] = [];
  app.store.onCommit(({ events, outboxId }) => {
    if (outboxId === null) return;
    const again = app.store.outbox.pending(1_000).then((all) => all.find((one) => one.outboxId === outboxId));
    builtTwice.push(again.then((commit) => [events, commit?.events]));
  });
  let keys = 0;
  const as = async (userId: number, path: string, body: object) => {
    const headers = { "idempotency-key": `replay-key-${++keys}` };
    const answer = await app.post(`/api${path}`, body, { token: await app.tokenOf(userId), headers });
    expect([path, answer.status]).toEqual([path, 200]);
  };
  const compose = (what: string, version: number, body: object) =>
    as(CLERK, `/backoffice/queues/${what}`, { id_queue: 1, version, ...body });
  const pass = async (s: number) => {
    for (let left = s; left > 0; left -= 5) {
      await as(AUCTIONEER, "/live/ctrl/presence", { id_queue: 1 });
      await app.post("/_mock/clock", { advance_ms: Math.min(5, left) * 1_000 });
    }
  };
  const bid = (userId: number, lotId: number, price: number, mode = "exact") =>
    as(userId, "/auction/makebid", { id_auction: lotId, price, mode });

  const start = new Date(START + HOUR_MS).toISOString();
  await as(CLERK, "/backoffice/queues/create", { name: "Lane A", place: "Hall 2", start });
  await compose("lots", 1, { lots: [1, 2, 3] });
  await compose("operators", 2, { operators: [AUCTIONEER] });
  await compose("publish", 3, {});
  await bid(2, 2, MAXIMUM, "max");
  await app.post("/_mock/clock", { advance_ms: 3_590_000 });
  await as(AUCTIONEER, "/live/ctrl/open", { id_queue: 1 });
  await pass(10);
  await bid(1, 1, 20_000);
  await bid(2, 1, 20_500);
  await pass(38);
  await bid(1, 2, 22_000);
  await pass(38);
  await as(AUCTIONEER, "/live/ctrl/end", { id_queue: 1 });
  await app.post("/_mock/clock", { advance_ms: 1_000 });
  return { ...app, builtTwice };
}

it("repeats the same events of a lane and its lots", async () => {
  const { builtTwice } = await playedLane();
  const pairs = await Promise.all(builtTwice);
  expect(pairs.length).toBeGreaterThan(15);
  for (const [first, again] of pairs) expect(again).toEqual(first);
});

it("stores the events of a lane's lots, so that a replay reaches the final state", async () => {
  const { get, published } = await playedLane();
  const plain = (await get("/api/live/log/1")).body.data as Schema<"LaneLog">;
  expect(plain.lots).toEqual([]);
  const { body, text } = await get("/api/live/log/1?lots=true");
  const log = body.data as Schema<"LaneLog">;
  expect(log.items).toEqual(plain.items);

  // Only events that were public at the time, word for word.
  const publications = published
    .filter(({ topic }) => topic.startsWith("auction.lot."))
    .map(({ payload }) => payload);
  for (const event of log.lots) expect(publications).toContainEqual(event);
  expect(text).not.toMatch(new RegExp(`${RESERVE}|${MAXIMUM}`));

  const last = new Map(log.lots.map((event) => [event.id_auction, event.state]));
  const run = (await get("/api/live/lot/all/1")).body.data as Schema<"LaneLots">;
  expect(run.items.map(({ result }) => result)).toEqual(["sold", "summarizing", "withdrawn"]);
  for (const { id_auction: id, live } of run.items) {
    const { status, price, leader, light, bids } = live;
    expect(last.get(id)).toMatchObject({ status, price, leader, light, bids });
  }
  const queue = (await get("/api/live/queue/1")).body.data as Schema<"LaneSnapshot">;
  expect(log.items.at(-1)?.state).toMatchObject({ state: "finished", turn: null, position: queue.position });
});
