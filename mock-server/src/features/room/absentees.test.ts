/** Tests: maxima from written instructions. */
import { beforeEach, expect, it } from "vitest";
import { sqlite } from "../../tables/system/driver.ts";
import { aLane, AUCTIONEER, CLERK, POOR, SECOND, type Lane } from "./test-support/a-lane.ts";

let lane: Lane;
beforeEach(async () => {
  lane = await aLane();
  await lane.give(2, 214);
});

const scan = async (as = CLERK): Promise<number> => {
  const form = new FormData();
  form.set("kind", "document");
  form.set("file", new Blob(["%PDF-1.4\n%%EOF"]), "order.pdf");
  return (await lane.post("/api/files", form, { token: await lane.tokenOf(as) })).body.data.id_file;
};
const enter = async (change: object = {}, as = CLERK, key?: string) =>
  lane.as(
    as,
    "/live/room/absentee",
    { id_auction: 1, paddle: 214, maximum: 26_300, instruction: await scan(), ...change },
    key,
  );

it("bids for the absent client as a stored maximum, and everybody reads that it was an instruction", async () => {
  expect((await enter()).body.data).toEqual({ id_auction: 1, maxima: 1 });
  expect(await lane.live()).toMatchObject({ price: 20_000, leader: "Bidder 1" });
  expect(await lane.held(2)).toBe(5_260);
  expect((await lane.rows())[0]).toMatchObject({ channel: "absentee", amount: 20_000 });
  await lane.net(1, 21_000);
  expect(await lane.live()).toMatchObject({ price: 21_500, leader: "Bidder 1" });
  expect((await lane.rows())[0]).toMatchObject({ channel: "machine" });
  expect((await lane.takeBack()).status).toBe(409);
  expect(await lane.findings()).toEqual([]);
});

it("waits sealed on a lot that comes later, and counts without an amount", async () => {
  await enter({ id_auction: 2 });
  const { counts } = (await lane.as(AUCTIONEER, "/live/ctrl/presence", { id_queue: 1 })).body.data;
  expect(counts.maxima).toContainEqual({ id_auction: 2, count: 1 });
  for (const reader of [AUCTIONEER, CLERK, SECOND, 1]) {
    const token = await lane.tokenOf(reader);
    for (const path of ["/api/auction/lot/2", "/api/auction/history/2", "/api/auction/journal/2"])
      expect(JSON.stringify((await lane.get(path, { token })).body)).not.toMatch(/26[,.]?300/);
  }
});

it("the scan belongs to the client: whoever entered it reads it no more", async () => {
  const instruction = await scan();
  await enter({ instruction });
  const read = async (userId: number) =>
    (await lane.get(`/api/files/${instruction}/original`, { token: await lane.tokenOf(userId) })).status;
  expect([await read(CLERK), await read(SECOND), await read(2)]).toEqual([404, 404, 200]);
  const acts = await lane.context.store.read(async (db) =>
    sqlite(db).prepare("SELECT * FROM audit WHERE act = 'lane.absentee'").all(),
  );
  expect(JSON.stringify(acts)).toContain("Paddle 214");
  expect(JSON.stringify(acts)).not.toContain("26300");
});

it("a leader's own maximum is theirs: a second instruction tells nothing about it", async () => {
  await lane.net(2, 30_000, "max");
  const why = "This client leads the lot already: only they change their maximum";
  expect((await enter()).body.details.why).toBe(why);
  expect((await enter({ maximum: 90_000 })).body.details.why).toBe(why);
});

it("without paddle, cover, scan or room nothing is stored", async () => {
  await lane.give(POOR, 9);
  expect((await enter({ paddle: 9 })).body.result).toBe("DEPOSIT_REQUIRED");
  expect((await enter({ paddle: 7 })).status).toBe(422);
  expect((await enter({ instruction: await scan(SECOND) })).body.details.errors[0].field).toBe("instruction");
  expect((await enter({}, AUCTIONEER)).body.result).toBe("ROLE_FORBIDDEN");
  expect(await lane.live()).toMatchObject({ price: null, bids: 0 });
  lane = await aLane({ room: false });
  expect((await enter()).status).toBe(422);
});

it("a repeated key is one bid", async () => {
  const body = { id_auction: 1, paddle: 214, maximum: 26_300, instruction: await scan() };
  const send = () => lane.as(CLERK, "/live/room/absentee", body, "absentee-once-1");
  const [one, two] = [await send(), await send()];
  expect([one.status, two.body]).toEqual([200, one.body]);
  expect(await lane.live()).toMatchObject({ bids: 1 });
});
