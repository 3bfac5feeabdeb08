/** Tests: bids of the room and the phones. */
import { beforeEach, expect, it } from "vitest";
import { aLane, AUCTIONEER, CLERK, NEW, OUTSIDER, POOR, SECOND, type Lane } from "./test-support/a-lane.ts";

let lane: Lane;

beforeEach(async () => {
  lane = await aLane();
  await lane.give(2, 214);
});

it("the staff give each client one number, the auctioneer reads it without a name", async () => {
  expect((await lane.give(1)).body.data).toEqual({
    number: 215,
    line: null,
    limit: null,
    limit_asked: null,
    name: "Person 1",
    covers: 5_000_000,
  });
  expect((await lane.give(1, 300)).body.data.number).toBe(215);
  const taken = await lane.give(POOR, 214);
  expect([taken.status, taken.body.details.errors[0].message]).toEqual([422, "Paddle 214 is given already"]);
  expect((await lane.give(NEW)).body.details.errors[0].message).toBe("This client may not bid yet");
  expect(await lane.paddles(AUCTIONEER)).toMatchObject([
    { number: 214, name: null },
    { number: 215, name: null },
  ]);
  expect(await lane.paddles(CLERK)).toMatchObject([{ name: "Person 2" }, {}]);
});

it("a bid of the room leads, shows its paddle to everyone, and holds the client's deposit", async () => {
  const { status, body } = await lane.fromRoom(20_000);
  expect([status, body.data.outcome, body.data.next_min]).toEqual([200, "leading", 20_500]);
  expect(body.data.receipt).toMatchObject({ kind: "bid", amount: 20_000 });
  expect(await lane.live()).toMatchObject({ price: 20_000, leader: "Room 214" });
  const [row] = await lane.rows();
  expect(row).toMatchObject({
    kind: "bid",
    mark: "Room 214",
    channel: "room",
    paddle: 214,
    by: "auctioneer",
  });
  expect(await lane.held(2)).toBe(4_000);
  const journal = (await lane.get("/api/auction/journal/1")).body.data.items;
  expect(journal.at(-1).told).toMatchObject({ mark: "Room 214", amount: 20_000 });
});

it("a phone bids by its line, and only for the paddle on it", async () => {
  const byPhone = (line: string, paddle = 214) =>
    lane.as(AUCTIONEER, "/live/room/bid", { id_auction: 1, price: 20_000, paddle, line });
  expect((await byPhone("C")).body.details.errors[0].field).toBe("line");
  await lane.put("B", 214);
  await lane.put("C", 214);
  expect(await lane.paddles(AUCTIONEER)).toMatchObject([{ number: 214, line: "C" }]);
  expect((await byPhone("C")).status).toBe(200);
  expect(await lane.live()).toMatchObject({ leader: "Phone C" });
  expect((await lane.board()).room).toEqual({ paddles: 1, phones: 1 });
  expect((await lane.put("C", 9)).status).toBe(422);
  await lane.put("C", null);
  expect(await lane.paddles(AUCTIONEER)).toMatchObject([{ line: null }]);
});

it("room and net are judged together: the second bid at an ask is too low", async () => {
  await lane.fromRoom(20_000);
  expect((await lane.net(1, 20_000)).body).toMatchObject({
    result: "BID_TOO_LOW",
    details: { next_min: 20_500 },
  });
  await lane.net(1, 20_500);
  expect(await lane.live()).toMatchObject({ price: 20_500, leader: "Bidder 2" });
  expect((await lane.rows())[0]).toMatchObject({ mark: "Bidder 2", channel: "net" });
  expect((await lane.fromRoom(20_500)).body.result).toBe("BID_TOO_LOW");
  const { counts } = (await lane.as(AUCTIONEER, "/live/ctrl/presence", { id_queue: 1 })).body.data;
  expect(counts.refused).toMatchObject([
    { mark: "Room 214", why: "too_low", amount: 20_500 },
    { mark: null, amount: 20_000 },
  ]);
});

it("a called amount above the ask is bid as it is", async () => {
  expect((await lane.fromRoom(26_300)).body.data).toMatchObject({ outcome: "leading", next_min: 26_800 });
  expect(await lane.live()).toMatchObject({ price: 26_300, leader: "Room 214" });
  expect((await lane.fromRoom(26_500)).body.result).toBe("ALREADY_LEADING");
});

it("a bid without cover, on an unknown paddle, or from another desk changes nothing", async () => {
  await lane.give(POOR, 9);
  expect((await lane.fromRoom(20_000, 9)).body).toMatchObject({
    result: "DEPOSIT_REQUIRED",
    details: { top_up: 3_000 },
  });
  expect((await lane.fromRoom(20_000, 7)).status).toBe(422);
  const body = { id_auction: 1, price: 20_000, paddle: 214 };
  expect((await lane.as(OUTSIDER, "/live/room/bid", body)).body.result).toBe("ROLE_FORBIDDEN");
  expect((await lane.as(1, "/live/room/bid", body)).body.result).toBe("ROLE_FORBIDDEN");
  expect(await lane.live()).toMatchObject({ price: null, bids: 0 });
  expect(await lane.held(2)).toBe(0);
});

it("the newest bid is taken back: price, leader, holds and time are what they were", async () => {
  await lane.net(1, 26_000, "max");
  await lane.pass(5);
  const before = [await lane.live(), await lane.turn(), await lane.held(1)];
  await lane.fromRoom(27_000);
  expect(await lane.held(1)).toBe(0);
  const { status, body } = await lane.takeBack();
  expect([status, body.data.price, body.data.next_min]).toEqual([200, 20_000, 20_500]);
  const { price, leader } = before[0];
  expect(await lane.live()).toMatchObject({ price, leader });
  expect([await lane.held(1), await lane.held(2)]).toEqual([before[2], 0]);
  expect(await lane.turn()).toMatchObject({ phase: "running", deadline: before[1].deadline });
  const [again, taken] = await lane.rows();
  expect(taken).toMatchObject({
    kind: "taken_back",
    mark: "Room 214",
    amount: 27_000,
    cause: "Taken back: wrong paddle",
  });
  expect(again).toMatchObject({ kind: "automatic_bid", mark: "Bidder 1", amount: 20_000 });
  // The stored maximum bids on.
  await lane.fromRoom(20_500);
  expect(await lane.live()).toMatchObject({ price: 21_000, leader: "Bidder 1" });
  expect(await lane.findings()).toEqual([]);
});

it("the only bid is taken back, and the lot waits for its first bid again", async () => {
  await lane.fromRoom(20_000);
  await lane.takeBack();
  expect(await lane.live()).toMatchObject({ price: null, leader: null, next_min: 20_000 });
  expect((await lane.turn()).phase).toBe("waiting_for_bid");
  expect(await lane.held(2)).toBe(0);
  expect(await lane.findings()).toEqual([]);
});

it("nothing else can be taken back: a net bid, an earlier bid, one after the hammer", async () => {
  await lane.fromRoom(20_000);
  await lane.net(1, 20_500);
  expect((await lane.takeBack()).status).toBe(409);
  await lane.fromRoom(21_000);
  await lane.pass(9);
  await lane.pass(9);
  await lane.pass(9);
  expect((await lane.turn()).phase).toBe("finished");
  expect((await lane.takeBack()).status).toBe(409);
  expect(await lane.live()).toMatchObject({ price: 21_000, leader: "Room 214" });
});

it("the clerk in the second seat enters bids and takes them back, and never hammers", async () => {
  expect((await lane.bidAs(CLERK, 20_000)).body.details.why).toBe("Another person holds the desk");
  expect((await lane.seat(CLERK, CLERK)).body.data.clerk).toMatchObject({ id_user: CLERK });
  expect((await lane.bidAs(CLERK, 20_000)).body.data.outcome).toBe("leading");
  expect((await lane.rows())[0]).toMatchObject({ mark: "Room 214", by: "clerk" });
  await lane.as(CLERK, "/live/room/take-back", { id_auction: 1, reason: "No bid" });
  expect((await lane.rows())[0]).toMatchObject({ kind: "taken_back", by: "clerk" });
  const hammer = { id_queue: 1, id_auction: 1 };
  expect((await lane.as(CLERK, "/live/ctrl/final-call", hammer)).body.result).toBe("ROLE_FORBIDDEN");
  const { at } = (await lane.as(CLERK, "/live/ctrl/presence", { id_queue: 1 })).body.data;
  expect(at).toMatchObject({ holder: { id_user: AUCTIONEER }, clerk: { id_user: CLERK } });
  expect((await lane.as(SECOND, "/live/ctrl/presence", { id_queue: 1 })).status).toBe(403);
});

it("a present clerk alone hands the seat over, an absent one loses it", async () => {
  await lane.seat(CLERK, CLERK);
  const why = "The clerk is in the seat: only they hand it over";
  expect((await lane.seat(SECOND, SECOND)).body.details.why).toBe(why);
  expect((await lane.seat(CLERK, SECOND)).status).toBe(200);
  expect((await lane.bidAs(CLERK, 20_000)).status).toBe(409);
  // The new clerk has not come yet.
  expect((await lane.seat(CLERK, null)).body.data.clerk).toBeNull();
  await lane.seat(SECOND, SECOND);
  await lane.pass(9);
  await lane.as(SECOND, "/live/ctrl/presence", { id_queue: 1 });
  await lane.pass(9);
  expect((await lane.seat(CLERK, CLERK)).status).toBe(409);
  await lane.pass(2);
  expect((await lane.seat(CLERK, CLERK)).status).toBe(200);
});

it("the seat is for the back office, not for an operator of the lane, and not without the room", async () => {
  const wrong = "This person is not of the back office";
  expect((await lane.seat(CLERK, OUTSIDER)).body.details.errors[0].message).toBe(wrong);
  expect((await lane.seat(AUCTIONEER, CLERK)).body.result).toBe("ROLE_FORBIDDEN");
  lane = await aLane({ room: false });
  expect((await lane.seat(CLERK, CLERK)).body.details.why).toBe("The lane has no room");
});

it("a repeated key gets the same answer", async () => {
  const body = { id_auction: 1, price: 20_000, paddle: 214 };
  const [one, two] = [
    await lane.as(AUCTIONEER, "/live/room/bid", body, "room-key-again"),
    await lane.as(AUCTIONEER, "/live/room/bid", body, "room-key-again"),
  ];
  expect(two.body).toEqual(one.body);
});

it("a lane without the room has no paddles and none of the fields", async () => {
  lane = await aLane({ room: false });
  expect((await lane.give(2)).status).toBe(409);
  expect(Object.keys((await lane.get("/api/live/queue/1")).body.data)).not.toContain("room");
  expect(Object.keys(await lane.board())).not.toContain("room");
  await lane.net(1, 20_000);
  expect(Object.keys((await lane.rows())[0])).not.toContain("channel");
});
