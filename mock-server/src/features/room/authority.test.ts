/** Tests: the seller's authority for the auctioneer, given as an amount before the hammer. */
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { SELLER } from "../../sqlite/test-support/people.ts";
import { ADMIN, aLane, AUCTIONEER, CLERK, SECOND, type Lane } from "./test-support/a-lane.ts";
import { verify } from "../../verify/verify.ts";

let lane: Lane;

beforeEach(async () => {
  lane = await aLane({ hammer: "hand", reserve: 30_011 });
  await lane.give(2, 214);
});

const lot = { id_queue: 1, id_auction: 1 };
const give = (price: number | null) => lane.as(SELLER, "/sale/price/authority", { id_auction: 1, price });
const sell = () => lane.as(AUCTIONEER, "/live/room/hammer", { ...lot, act: "sell" });
const presence = async (userId: number) =>
  (await lane.as(userId, "/live/ctrl/presence", { id_queue: 1 })).body.data;

it("the auctioneer sells below the minimum from the seller's amount on, and the minimum becomes the bid", async () => {
  expect((await give(22_003)).status).toBe(200);
  await lane.fromRoom(22_000);
  expect((await sell()).body.details.why).toBe("No authority for 22,000");
  await lane.net(1, 22_500);
  expect((await sell()).body.data.turn).toMatchObject({ phase: "finished", provisional: "sold" });
  await lane.pass(9);
  await lane.pass(2);
  expect((await lane.get("/api/live/lot/all/1")).body.data.items[0].result).toBe("sold");
  const causes = (await lane.rows()).map(({ cause }: { cause: string }) => cause);
  expect(causes).toContain("The seller's authority covers the highest bid");
  const { items } = (await lane.as(ADMIN, "/backoffice/audit")).body.data;
  const act = (items as { act: string; reason: string }[]).find((one) => one.act === "lane.hammer");
  expect(act?.reason).toBe("By the seller's authority. Minimum price from AED 30,011 to AED 22,500");
  const notices = (await lane.get("/api/notifications", { token: await lane.tokenOf(SELLER) })).body.data
    .items;
  expect(JSON.stringify(notices)).toContain("sold, by your authority, your");
  expect((await verify(join(lane.context.env.dataDir, "marsa.db"), defaultTerms)).findings).toEqual([]);
});

it("the amount is the seller's secret, and the auctioneer's at the desk while the lot takes bids", async () => {
  const before = await lane.live();
  await give(22_003);
  expect(await lane.live()).toEqual(before);
  expect((await presence(AUCTIONEER)).authority).toBe(22_003);
  const seen = async (userId: number | null) => {
    const token = userId === null ? {} : { token: await lane.tokenOf(userId) };
    const paths = [
      "/auction/lot/1",
      "/auction/history/1",
      "/live/queue/1",
      "/live/log/1",
      "/auction/journal/1",
    ];
    const replies = await Promise.all(paths.map((path) => lane.get(`/api${path}`, token)));
    return JSON.stringify(replies.map(({ body }) => body));
  };
  for (const reader of [null, 1, 2, CLERK, ADMIN, AUCTIONEER]) {
    // oxlint-disable-next-line no-await-in-loop -- one reader after the other
    expect(await seen(reader), `reader ${reader}`).not.toMatch(/22,?003/);
  }
  expect(await seen(SELLER)).toContain("22003");
  await lane.as(SECOND, "/live/room/seat", { id_queue: 1, id_user: SECOND });
  expect((await presence(SECOND)).authority).toBeUndefined();
  await lane.as(AUCTIONEER, "/live/room/hammer", { ...lot, act: "withdraw", reason: "The papers" });
  expect((await presence(AUCTIONEER)).authority).toBeUndefined();
});

it("a seller who does not want to decide afterwards has no bid below the minimum kept: the lot passes", async () => {
  const say = (subject: boolean) =>
    lane.as(SELLER, "/sale/price/authority", { id_auction: 1, price: null, subject });
  await lane.fromRoom(20_000);
  const before = await lane.live();
  await say(false);
  expect(await lane.live()).toEqual(before);
  expect((await presence(AUCTIONEER)).subject).toBe(false);
  await lane.as(SECOND, "/live/room/seat", { id_queue: 1, id_user: SECOND });
  expect((await presence(SECOND)).subject).toBeUndefined();
  const card = async () =>
    (await lane.as(SELLER, "/sale/lots", {})).body.data.items.find(
      (one: { lot: { id_auction: number } }) => one.lot.id_auction === 1,
    );
  expect((await card()).subject).toBe(false);
  await say(true);
  expect((await card()).subject).toBeUndefined();
  await say(false);
  const { turn } = (await lane.as(AUCTIONEER, "/live/room/hammer", { ...lot, act: "pass" })).body.data;
  expect(turn).toMatchObject({ phase: "finished", provisional: "notSold" });
  await lane.pass(9);
  await lane.pass(2);
  expect((await lane.get("/api/live/lot/all/1")).body.data.items[0].result).toBe("notSold");
  expect(await lane.held(2)).toBe(0);
  expect((await verify(join(lane.context.env.dataDir, "marsa.db"), defaultTerms)).findings).toEqual([]);
});

it("is between the start price and the minimum, taken back at will, and not after the hammer", async () => {
  for (const price of [19_999, 30_011]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await give(price)).status).toBe(422);
  }
  await give(20_000);
  expect((await give(null)).status).toBe(200);
  await lane.fromRoom(20_000);
  expect((await sell()).body.details.why).toBe("No authority for 20,000");
  await lane.as(AUCTIONEER, "/live/room/hammer", { ...lot, act: "pass" });
  expect((await give(20_000)).body.result).toBe("LOT_CLOSED");
});
