/** Tests: bids from the room without a paddle, and the name that the hammer asks for. */
import { beforeEach, expect, it } from "vitest";
import { aLane, AUCTIONEER, CLERK, POOR, type Lane } from "./test-support/a-lane.ts";

let lane: Lane;

beforeEach(async () => {
  lane = await aLane({ hammer: "hand" });
  await lane.give(2, 214);
});

const bid = (price: number, more: object = {}) =>
  lane.as(AUCTIONEER, "/live/room/bid", { id_auction: 1, price, ...more });
const name = (paddle: number, by = AUCTIONEER) => lane.as(by, "/live/room/name", { id_auction: 1, paddle });
const hammer = (act: string) => lane.as(AUCTIONEER, "/live/room/hammer", { id_queue: 1, id_auction: 1, act });
const run = async () => (await lane.get("/api/live/lot/all/1")).body.data.items;

it("a bid without a paddle leads as the room, and the room may bid above it", async () => {
  await lane.net(1, 20_000);
  expect((await bid(20_500)).status).toBe(200);
  expect(await lane.live()).toMatchObject({ price: 20_500, leader: "Room", next_min: 21_000 });
  expect(await lane.held(1)).toBe(0);
  expect((await bid(21_000)).status).toBe(200);
  expect((await lane.rows())[0]).toMatchObject({
    kind: "bid",
    mark: "Room",
    channel: "room",
    by: "auctioneer",
  });
  expect((await lane.rows())[0].paddle).toBeUndefined();
  expect((await lane.takeBack()).body.data).toMatchObject({ price: 20_500 });
  expect((await lane.net(1, 21_000)).body.data.outcome).toBe("leading");
  expect((await lane.paddles(AUCTIONEER)).map(({ number }: { number: number }) => number)).toEqual([214]);
  expect(await lane.findings()).toEqual([]);
});

it("the hammer waits for the name, and the lot sells to the paddle", async () => {
  await bid(20_000);
  await hammer("sell");
  for (let s = 0; s < 40; s += 8) await lane.pass(8);
  expect(await lane.turn()).toMatchObject({ phase: "finished" });
  const named = await name(214);
  expect(named.body.data).toMatchObject({ id_auction: 1, price: 20_000 });
  expect(await lane.live()).toMatchObject({ leader: "Room 214", bids: 1 });
  expect(await lane.held(2)).toBe(4_000);
  await lane.pass(9);
  expect((await run())[0].result).toBeNull();
  await lane.pass(2);
  expect((await run())[0].result).toBe("sold");
  expect(await lane.findings()).toEqual([]);
});

it("a lot without a name after 60 s waits at the end of the run with its bid", async () => {
  await bid(20_000);
  await hammer("sell");
  for (let s = 0; s < 64; s += 8) await lane.pass(8);
  expect((await run()).map(({ id_auction }: { id_auction: number }) => id_auction)).toEqual([2, 1]);
  expect(await lane.live()).toMatchObject({ status: "active", price: 20_000, leader: "Room" });
  expect(await lane.findings()).toEqual([]);
  expect((await name(214)).status).toBe(200);
  await lane.as(AUCTIONEER, "/live/room/hammer", { id_queue: 1, id_auction: 2, act: "pass" });
  await lane.pass(9);
  await lane.pass(9);
  expect(await lane.turn()).toMatchObject({ id_auction: 1, phase: "running" });
  await hammer("sell");
  await lane.pass(9);
  await lane.pass(2);
  expect((await run())[1].result).toBe("sold");
  expect(await lane.findings()).toEqual([]);
});

it("gives the name only to a paddle that may have the lot, while the room leads without one", async () => {
  await lane.give(POOR, 9);
  const nobody = await name(214);
  expect([nobody.status, nobody.body.result]).toEqual([409, "STALE"]);
  await bid(20_000);
  expect((await name(7)).status).toBe(422);
  expect((await name(9)).body.result).toBe("DEPOSIT_REQUIRED");
  expect((await name(214, CLERK)).body.result).toBe("STALE");
  expect((await bid(20_500, { line: "C" })).body.details.errors[0].field).toBe("paddle");
  expect(await lane.live()).toMatchObject({ leader: "Room", price: 20_000 });
});

it("a named bid can still be taken back while it is the newest", async () => {
  await lane.net(1, 20_000);
  await bid(20_500);
  await name(214);
  expect((await lane.takeBack()).body.data.price).toBe(20_000);
  expect([await lane.held(1), await lane.held(2)]).toEqual([4_000, 0]);
  expect(await lane.findings()).toEqual([]);
});
