/** Tests: the fees of a lane, from their setting to the settlement. */
import { join } from "node:path";
import { expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { sqlite } from "../../tables/system/driver.ts";
import { openTestApp } from "../../test-support/app.ts";
import { verify } from "../../verify/verify.ts";

const [BUYER, AUCTIONEER, CLERK, MANAGER] = [1, 60, 62, 63];
const staff = { profile: null } as const;
const users = [
  person(BUYER, 1_000_000),
  person(SELLER, 0, { roles: ["seller"] }),
  person(AUCTIONEER, 0, { ...staff, roles: ["auctioneer"] }),
  person(CLERK, 0, { ...staff, roles: ["backoffice"] }),
  person(MANAGER, 0, { ...staff, roles: ["backoffice"], ustatus: "manager" }),
];
const endsAt = START + 48 * HOUR_MS;
const lots = [car(1, { endsAt, buyNow: 40_000 }), car(2, { endsAt, reserve: 90_011 })];
/** 5 % of the buyer without a minimum, 3 % of the seller. */
const FEES = { buyer: { basis_points: 500, min: 0, max: 50_000 }, seller: 300 };
const SHOWN = { rate: 0.05, min: 0, max: 50_000 };

let keys = 0;

/** A published lane of both cars, an hour from now: version 4. */
async function setUp() {
  const app = await openTestApp({ scene: { users, lots }, jobs: true });
  const as = async (userId: number, path: string, body: object = {}) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      sure: true,
      headers: { "idempotency-key": `fees-key-${++keys}` },
    });
  const compose = (what: string, version: number, body: object = {}, userId = CLERK) =>
    as(userId, `/backoffice/queues/${what}`, { id_queue: 1, version, ...body });
  const start = new Date(START + HOUR_MS).toISOString();
  await as(CLERK, "/backoffice/queues/create", { name: "Lane B", place: "Hall 1", start });
  await compose("lots", 1, { lots: [1, 2] });
  await compose("operators", 2, { operators: [AUCTIONEER] });
  await compose("publish", 3);
  const set = (fees: object = FEES, version = 4) => compose("fees", version, { fees }, MANAGER);
  const shown = async (id = 1) => (await as(BUYER, "/auction/conditions", { id_auction: id })).body.data.fee;
  const get = async (userId: number, path: string) =>
    (await app.get(`/api${path}`, { token: await app.tokenOf(userId) })).body.data;
  const findings = async () =>
    (await verify(join(app.context.env.dataDir, "marsa.db"), defaultTerms)).findings;
  return { ...app, as, compose, set, shown, get, findings };
}

it("a manager sets them, and the audit says who", async () => {
  const { compose, set, as, get } = await setUp();
  expect((await compose("fees", 4, { fees: FEES }, CLERK)).body.result).toBe("ROLE_FORBIDDEN");
  expect((await set()).body.data).toMatchObject({ version: 5, fees: FEES });
  expect(await get(CLERK, "/backoffice/queues/1")).toMatchObject({ fees: FEES });
  expect((await as(MANAGER, "/backoffice/audit")).body.data.items[0]).toMatchObject({
    act: "lane.fees",
    subject: "Lane B",
    reason: "Buyer’s fee 5 %, AED 0 to 50,000; seller’s fee 3 %",
  });
  expect((await set({ buyer: null, seller: null }, 5)).body.data).not.toHaveProperty("fees");
});

it("buyers see the fee on the lot, in its conditions and in lists, and sellers see theirs", async () => {
  const { set, shown, as, get } = await setUp();
  expect(await shown()).toEqual({ rate: 0.02, min: 500, max: 10_000 });
  const before = (await get(BUYER, "/auction/lot/1")).live.seq;
  await set();
  expect(await shown()).toEqual(SHOWN);
  const { live } = await get(BUYER, "/auction/lot/1");
  expect(live.lane).toMatchObject({ fee: SHOWN });
  expect(live.seq).toBeGreaterThan(before);
  expect(JSON.stringify(live)).not.toContain("seller");
  // 20,000 and 5 % of it, VAT on that, and AED 420 to the authority.
  const at = async (from: number, to: number) =>
    (await as(BUYER, "/auction/lots", { filter: { you_pay: { from, to } } })).body.data.total;
  expect([await at(21_470, 21_470), await at(20_000, 21_469)]).toEqual([2, 0]);
  const notices = (await get(SELLER, "/notifications")).items.map(({ text }: { text: string }) => text);
  expect(notices[0]).toMatch(/The seller’s fee is 3 % of the price in this lane, plus VAT\.$/);
});

it("a sale is charged by them, whatever the seller has agreed, and the check of the database knows", async () => {
  const { set, as, findings, store } = await setUp();
  const agreed = { id_user: SELLER, basis_points: 100 };
  expect((await as(MANAGER, "/backoffice/papers/fee", agreed)).status).toBe(200);
  await set();
  expect((await as(BUYER, "/auction/buynow", { id_auction: 1, price: 40_000 })).status).toBe(200);
  const [sale] = (await as(SELLER, "/sale/lots", { filter: { ids: [1] } })).body.data.items;
  expect(sale.settlement).toMatchObject({ fee: 2_000, vat: 100, seller_fee: 1_200, seller_vat: 60 });
  expect(await findings()).toEqual([]);
  for (const column of ["seller_fee_fils", "fee_fils"]) {
    await store.write((db) => void sqlite(db).exec(`UPDATE settlement SET ${column} = ${column} + 1`));
    expect(await findings()).toMatchObject([{ table: "settlement", row: "lot 1" }]);
  }
});

it("stay from the first bid on, of a stored maximum too", async () => {
  const { set, as, shown } = await setUp();
  await as(BUYER, "/auction/makebid", { id_auction: 2, price: 30_000, mode: "max" });
  const refused = await set();
  expect(refused.status).toBe(422);
  expect(refused.body.details.errors).toEqual([
    { field: "fees", message: "Lot 20002 has a bid: its bidder was told the fees of this lane" },
  ]);
  expect(await shown()).toMatchObject({ rate: 0.02 });
});

it("a seller who decides below the minimum price sees the fee of the lane", async () => {
  const { set, as, get, post } = await setUp();
  await set();
  await as(BUYER, "/auction/makebid", { id_auction: 2, price: 30_000, mode: "max" });
  await post("/_mock/clock", { advance_ms: 3_590_000 });
  await as(AUCTIONEER, "/live/ctrl/open", { id_queue: 1 });
  for (let s = 0; s < 150; s += 5) {
    await as(AUCTIONEER, "/live/ctrl/presence", { id_queue: 1 });
    await post("/_mock/clock", { advance_ms: 5_000 });
  }
  expect((await get(SELLER, "/sale/decision/2")).seller_fee).toEqual({ rate: 0.03 });
});
