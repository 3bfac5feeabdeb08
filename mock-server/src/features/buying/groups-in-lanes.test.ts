/** Tests of groups "One of these" with lots of a live lane. */
import { expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { examine } from "../../verify/verify.ts";

const [BUYER, RIVAL, AUCTIONEER, CLERK] = [1, 2, 60, 62];
const houseStaff = { profile: null } as const;
const users = [
  person(BUYER, 45_000),
  person(RIVAL, 1_000_000),
  person(SELLER, 0),
  person(AUCTIONEER, 0, { ...houseStaff, roles: ["auctioneer"] }),
  person(CLERK, 0, { ...houseStaff, roles: ["backoffice"] }),
];

/** Cars 1 and 2 in a lane that starts in an hour, and car 3 in a standard auction of 24 hours. */
async function withLane() {
  const lots = [1, 2].map((id) => car(id, { endsAt: START + 48 * HOUR_MS }));
  const app = await openTestApp({
    scene: { users, lots: [...lots, car(3, { endsAt: START + 24 * HOUR_MS })] },
    jobs: true,
  });
  let key = 0;
  const as = async (userId: number, path: string, body: object) => {
    const headers = { "idempotency-key": `group-in-lane-${++key}` };
    const answer = await app.post(`/api${path}`, body, { token: await app.tokenOf(userId), headers });
    expect(answer).toMatchObject({ status: 200 });
    await app.settled();
    return answer.body.data;
  };
  const compose = (what: string, version: number, body: object = {}) =>
    as(CLERK, `/backoffice/queues/${what}`, { id_queue: 1, version, ...body });
  const start = new Date(START + HOUR_MS).toISOString();
  await as(CLERK, "/backoffice/queues/create", { name: "Lane A", place: "Hall 2", start });
  await compose("lots", 1, { lots: [1, 2] });
  await compose("operators", 2, { operators: [AUCTIONEER] });
  await compose("publish", 3);
  const advance = async (seconds: number) => {
    expect((await app.post("/_mock/clock", { advance_ms: seconds * 1_000 })).status).toBe(200);
    await app.settled();
  };
  /** Advances the clock while the auctioneer reports their presence. */
  const pass = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 5) {
      await as(AUCTIONEER, "/live/ctrl/presence", { id_queue: 1 });
      await advance(Math.min(5, left));
    }
  };
  const open = async () => {
    await advance(3_590);
    await as(AUCTIONEER, "/live/ctrl/open", { id_queue: 1 });
    await pass(10);
  };
  const make = (maxima: Record<number, number>) =>
    as(BUYER, "/my/groups", {
      lots: Object.entries(maxima).map(([id, max]) => ({ id_auction: Number(id), max })),
    });
  const states = async () => {
    const token = await app.tokenOf(BUYER);
    const [group] = (await app.get("/api/my/groups", { token })).body.data.items;
    const byLot = group.lots.map((lot: { id_auction: number; state: string }) => [lot.id_auction, lot.state]);
    return { state: group.state, hold: group.hold, ...Object.fromEntries(byLot) };
  };
  const findings = () => app.store.read((db) => examine(db, defaultTerms).findings);
  return { ...app, as, compose, make, states, advance, pass, open, findings };
}

it("a lot of a lane bids before one that ends later, and the next lot of the lane follows", async () => {
  const { make, states, open, as, pass, findings } = await withLane();
  await make({ 1: 25_000, 2: 30_000, 3: 40_000 });
  expect(await states()).toEqual({ state: "active", hold: 8_000, 1: "awake", 2: "asleep", 3: "asleep" });
  await open();
  await as(RIVAL, "/auction/makebid", { id_auction: 1, price: 26_000 });
  expect(await states()).toMatchObject({ 1: "beaten", 2: "awake", 3: "asleep" });
  await pass(120);
  expect(await states()).toEqual({ state: "won", hold: 0, 1: "beaten", 2: "won", 3: "cancelled" });
  expect(await findings()).toEqual([]);
});

it("a sleeping lot whose lane is cancelled leaves the group, and its part of the hold is free", async () => {
  const { make, states, as, compose, advance, findings } = await withLane();
  await as(BUYER, "/auction/makebid", { id_auction: 3, price: 25_000, mode: "max" });
  await make({ 2: 40_000, 3: 25_000 });
  expect(await states()).toEqual({ state: "active", hold: 8_000, 2: "asleep", 3: "awake" });
  await compose("cancel", 4, { reason: "The hall is closed" });
  await advance(1);
  expect(await states()).toEqual({ state: "active", hold: 5_000, 2: "closed", 3: "awake" });
  expect(await findings()).toEqual([]);
});
