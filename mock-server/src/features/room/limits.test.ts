/** Tests: a limit of the house in place of a deposit. */
import { beforeEach, expect, it } from "vitest";
import { confirmed } from "../../test-support/confirmed.ts";
import { START } from "../../sqlite/test-support/people.ts";
import { postToLedger } from "../../tables/money/post-ledger.ts";
import { sqlite } from "../../tables/system/driver.ts";
import { ADMIN, aLane, AUCTIONEER, CLERK, POOR, SECOND, type Lane } from "./test-support/a-lane.ts";

let keys = 0;
let lane: Lane;
beforeEach(async () => {
  lane = await aLane();
  await lane.give(POOR, 214);
});

const grant = (limit: number | null, as = CLERK, number = 214) =>
  lane.as(as, "/live/room/limit", { id_queue: 1, number, limit });
const sign = async (as = SECOND, decision = "sign") => {
  const token = await lane.tokenOf(as);
  const headers = { ...(await confirmed(lane, token)), "idempotency-key": `sign-limit-${as}-${decision}` };
  const body = { decision, ...(decision === "decline" && { reason: "Not known to the house" }) };
  return lane.post(`/api/backoffice/sign/limit/${POOR}`, body, { token, headers });
};
const paddle = async () => (await lane.paddles(CLERK))[0];
/** What the bids of the client hold on both lots, AED: of the deposit, and of the limit. */
const holds = () =>
  lane.context.store.read(async (db) =>
    sqlite(db)
      .prepare("SELECT hold_fils / 100 AS hold, limit_fils / 100 AS lim FROM lot_bidder WHERE user_id = ?")
      .all(POOR),
  );

it("a small limit counts at once: the paddle bids up to it without a deposit", async () => {
  expect((await lane.fromRoom(20_000)).body.result).toBe("DEPOSIT_REQUIRED");
  expect((await grant(40_000)).body.data).toMatchObject({ limit: 40_000, limit_asked: null, covers: 45_000 });
  expect((await lane.fromRoom(20_000)).body.data.outcome).toBe("leading");
  expect(await lane.held(POOR)).toBe(0);
  expect(await holds()).toEqual([{ hold: 0, lim: 4_000 }]);
  expect(await lane.findings()).toEqual([]);
});

it("the limit is used first, and the deposit covers what is above it", async () => {
  await grant(40_000);
  expect((await lane.fromRoom(45_000)).body.data.outcome).toBe("leading");
  expect(await holds()).toEqual([{ hold: 1_000, lim: 8_000 }]);
  expect(await lane.held(POOR)).toBe(1_000);
  await lane.net(1, 50_000);
  expect(await holds()).toEqual([{ hold: 0, lim: 0 }]);
  expect(await lane.held(POOR)).toBe(0);
  expect((await paddle()).covers).toBe(45_000);
  expect(await lane.findings()).toEqual([]);
});

it("a bid above limit and deposit is refused, and one on the net is covered by the deposit alone", async () => {
  await grant(40_000);
  expect((await lane.fromRoom(45_500)).body).toMatchObject({
    result: "DEPOSIT_REQUIRED",
    details: { top_up: 100 },
  });
  expect((await lane.net(POOR, 20_000)).body.result).toBe("DEPOSIT_REQUIRED");
});

it("what a taken back bid used of the limit is free again, and an earlier lead uses it again", async () => {
  await grant(40_000);
  await lane.give(1, 7);
  await lane.fromRoom(20_000);
  await lane.fromRoom(20_500, 7);
  expect(await holds()).toEqual([{ hold: 0, lim: 0 }]);
  expect((await lane.takeBack()).body.data.price).toBe(20_000);
  expect(await holds()).toEqual([{ hold: 0, lim: 4_000 }]);
  expect(await lane.findings()).toEqual([]);
});

it("an absentee's maximum is held against the limit, in all lots of the lane together", async () => {
  await grant(40_000);
  await lane.fromRoom(30_000);
  const form = new FormData();
  form.set("kind", "document");
  form.set("file", new Blob(["%PDF-1.4\n%%EOF"]), "order.pdf");
  const { id_file } = (await lane.post("/api/files", form, { token: await lane.tokenOf(CLERK) })).body.data;
  const enter = (maximum: number) =>
    lane.as(CLERK, "/live/room/absentee", { id_auction: 2, paddle: 214, maximum, instruction: id_file });
  expect((await enter(20_000)).body.result).toBe("DEPOSIT_REQUIRED");
  await lane.net(1, 31_000);
  expect((await enter(38_000)).status).toBe(200);
  expect((await lane.fromRoom(32_000)).body.result).toBe("DEPOSIT_REQUIRED");
  expect(await lane.findings()).toEqual([]);
});

it("from AED 50,000 a second person signs, and until then nothing is covered", async () => {
  expect((await grant(100_000)).body.data).toMatchObject({ limit: null, limit_asked: 100_000 });
  expect((await sign(CLERK)).body.details).toEqual({ tie: "asker" });
  expect((await lane.fromRoom(20_000)).body.result).toBe("DEPOSIT_REQUIRED");
  expect((await sign()).body.data).toMatchObject({
    kind: "limit",
    title: "Limit of paddle 214, Lane A",
    amount: 100_000,
    state: "signed",
  });
  expect(await paddle()).toMatchObject({ limit: 100_000, limit_asked: null, covers: 105_000 });
  const acts = await lane.context.store.read(async (db) =>
    sqlite(db).prepare("SELECT act, user_id, asked_by, reason FROM audit WHERE act = 'lane.limit'").all(),
  );
  expect(acts).toEqual([
    { act: "lane.limit", user_id: SECOND, asked_by: "Person 62", reason: "Paddle 214: AED 100000" },
  ]);
});

it("a limit that its bids outgrow is found in the database", async () => {
  await grant(40_000);
  await lane.fromRoom(20_000);
  await lane.store.write(async (db) => sqlite(db).prepare("UPDATE paddle SET cover_fils = 100").run());
  expect(await lane.findings()).toMatchObject([{ table: "paddle", row: "lane 1, paddle 214" }]);
});

it("a declined limit covers nothing", async () => {
  await grant(100_000);
  await sign(ADMIN, "decline");
  expect(await paddle()).toMatchObject({ limit: null, limit_asked: null });
});

it("a limit does not fall below what its bids use, and is taken away once they use nothing", async () => {
  await grant(40_000);
  await lane.fromRoom(20_000);
  expect((await grant(10_000)).body.details.why).toBe("The limit covers bids of AED 20000");
  expect((await grant(null)).body.result).toBe("STALE");
  await lane.net(1, 20_500);
  expect((await grant(null)).body.data).toMatchObject({ limit: null, covers: 5_000 });
});

it("only the back office grants a limit, never to themselves, and only to a paddle", async () => {
  expect((await grant(40_000, AUCTIONEER)).status).toBe(403);
  expect((await grant(40_000, CLERK, 9)).status).toBe(404);
  expect((await grant(40_500)).status).toBe(422);
});

it("a win under a limit is paid like any other, from money that is topped up first", async () => {
  await grant(40_000);
  await lane.fromRoom(20_000);
  for (let s = 0; s < 40; s += 5) await lane.pass(5);
  const token = await lane.tokenOf(POOR);
  const pay = async () =>
    lane.post(
      "/api/my/pay",
      { id_auction: 1 },
      {
        token,
        headers: { ...(await confirmed(lane, token)), "idempotency-key": `pay-limit-${++keys}` },
      },
    );
  expect((await pay()).body).toMatchObject({ result: "DEPOSIT_REQUIRED", details: { top_up: 19_525 } });
  await lane.store.write((db) =>
    postToLedger(db, { userId: POOR, type: "topup_card", amountFils: 1_952_500, at: START }),
  );
  expect((await pay()).body.data).toMatchObject({ state: "paid", hold: 0 });
  expect(await holds()).toEqual([{ hold: 0, lim: 0 }]);
  expect(await lane.findings()).toEqual([]);
});
