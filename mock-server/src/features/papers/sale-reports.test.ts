/** Tests of the report of a sale: a lane played to its end, and what became of its lots. */
import { expect, it } from "vitest";
import { sheetOf } from "@marsa/api-spec/contract/base/sheet";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const [BUYER, AUCTIONEER, CLERK, ADMIN] = [1, 60, 62, 63];
const staff = { profile: null } as const;
const users = [
  person(BUYER, 1_000_000),
  person(SELLER, 0, { roles: ["seller"] }),
  person(AUCTIONEER, 0, { ...staff, roles: ["auctioneer"], firstName: "Huda", lastName: "Al Ketbi" }),
  person(CLERK, 0, { ...staff, roles: ["backoffice"] }),
  person(ADMIN, 0, { ...staff, roles: ["backoffice"], ustatus: "admin" }),
];
const lots = [
  car(1, { endsAt: START + 48 * HOUR_MS }),
  car(2, { endsAt: START + 48 * HOUR_MS, reserve: 90_011 }),
  car(3, { endsAt: START + 48 * HOUR_MS }),
];
let keys = 0;

/** A finished lane: the first lot is sold, the second waits for its seller, nobody bid on the third. */
async function finished() {
  const app = await openTestApp({ scene: { users, lots }, jobs: true });
  const as = async (userId: number, path: string, body: object = {}) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      sure: true,
      headers: { "idempotency-key": `report-key-${++keys}` },
    });
  const start = new Date(START + HOUR_MS).toISOString();
  await as(CLERK, "/backoffice/queues/create", { name: "Lane B", place: "Hall 1", start });
  const compose = (what: string, version: number, body: object = {}) =>
    as(CLERK, `/backoffice/queues/${what}`, { id_queue: 1, version, ...body });
  await compose("lots", 1, { lots: [1, 2, 3] });
  await compose("operators", 2, { operators: [AUCTIONEER] });
  await compose("publish", 3);
  for (const lotId of [1, 2])
    await as(BUYER, "/auction/makebid", { id_auction: lotId, price: 30_000, mode: "max" });
  await app.post("/_mock/clock", { advance_ms: 3_590_000 });
  await as(AUCTIONEER, "/live/ctrl/open", { id_queue: 1 });
  for (let s = 0; s < 240; s += 5) {
    await as(AUCTIONEER, "/live/ctrl/presence", { id_queue: 1 });
    await app.post("/_mock/clock", { advance_ms: 5_000 });
  }
  const report = async () =>
    (await app.get("/api/backoffice/sales/1", { token: await app.tokenOf(CLERK) })).body.data;
  return { ...app, as, report };
}

it("tells what each lot brought, the totals, the buyers and the sellers", async () => {
  const { report } = await finished();
  const told = await report();
  expect(told).toMatchObject({
    name: "Lane B",
    state: "finished",
    operators: ["Huda Al Ketbi"],
    totals: { lots: 3, sold: 1, hammer: 20_000, unpaid: 1, unpaid_sum: 20_525, fee: 500, vat: 25 },
    lots: [
      { position: 1, price: 20_000, mark: "Bidder 1", result: "sold", outcome: "to_pay", minimum: null },
      { position: 2, result: "decides", outcome: null, minimum: 90_011 },
      { position: 3, price: null, mark: null, result: "passed", outcome: null },
    ],
    buyers: [{ id_user: BUYER, name: "Person 1", lots: 1, hammer: 20_000, unpaid: 20_525 }],
    sellers: [{ id_user: SELLER, lots: 3, sold: 1 }],
  });
  expect(told.totals.channels).toEqual([{ channel: "net", lots: 1, hammer: 20_000 }]);
  for (const { seconds } of told.lots) expect(seconds).toBeGreaterThan(0);
});

it("says what became of a lot later", async () => {
  const { as, report } = await finished();
  await as(BUYER, "/my/pay", { id_auction: 1 });
  expect((await report()).lots[0].outcome).toBe("paid");
  await as(CLERK, "/backoffice/settlements/handover", { id_auction: 1, reason: "Without the code" });
  expect(await report()).toMatchObject({ lots: [{ outcome: "handed_over" }, {}, {}], totals: { unpaid: 0 } });
  await as(SELLER, "/sale/bid/accept", { id_auction: 2 });
  expect((await report()).lots[1]).toMatchObject({ result: "sold", outcome: "to_pay" });
});

it("is saved with names, printed without them, and only by the back office", async () => {
  const { app, as, tokenOf, get } = await finished();
  const authorization = `Bearer ${await tokenOf(CLERK)}`;
  const saved = await app.request("/api/backoffice/sales/export", {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ id_queue: 1 }),
  });
  const [titles, first] = sheetOf(new Uint8Array(await saved.arrayBuffer()));
  expect([titles![9], first![9]]).toEqual(["Buyer", "Person 1"]);
  const acts = (await as(ADMIN, "/backoffice/audit", { state: "read.sale" })).body.data.items;
  expect(acts).toMatchObject([{ who: "Person 62", subject: "3 rows", reason: 'lane: "Lane B"' }]);
  const printed = await app.request("/api/backoffice/sales/1/pdf", { headers: { authorization } });
  expect(printed.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await printed.arrayBuffer()).toString("latin1")).toMatch(/^%PDF/);
  for (const path of ["/api/backoffice/sales/1", "/api/backoffice/sales/1/pdf"])
    for (const who of [BUYER, SELLER, AUCTIONEER])
      expect((await get(path, { token: await tokenOf(who) })).status).toBe(403);
  expect((await as(BUYER, "/backoffice/sales/export", { id_queue: 1 })).status).toBe(403);
});
