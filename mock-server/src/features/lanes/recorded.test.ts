/** Tests: who did it in a lane stands in history, notices and audit. */
import { expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const AUCTIONEER = 60;
const CLERK = 62;
const house = { profile: null } as const;
const users = [
  person(1, 1_000_000),
  person(SELLER, 0, { roles: ["seller"] }),
  person(AUCTIONEER, 0, { ...house, roles: ["auctioneer"] }),
  person(CLERK, 0, { ...house, roles: ["backoffice"] }),
];
const lots = [1, 2, 3].map((id) => car(id, { endsAt: START + 48 * HOUR_MS, reserve: 30_011 }));
let keys = 0;

/** A running lane of lots 1 and 2, each with a minimum of 30,011; lot 1 waits for its first bid. */
async function setUp() {
  const app = await openTestApp({ scene: { users, lots }, jobs: true });
  const as = async (userId: number, path: string, body: object = {}) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      headers: { "idempotency-key": `recorded-key-${++keys}` },
    });
  const compose = (what: string, body: object) => as(CLERK, `/backoffice/queues/${what}`, body);
  await compose("create", {
    name: "Lane A",
    place: "Hall 2",
    start: new Date(START + HOUR_MS).toISOString(),
  });
  await compose("lots", { id_queue: 1, version: 1, lots: [1, 2] });
  await compose("operators", { id_queue: 1, version: 2, operators: [AUCTIONEER] });
  await compose("publish", { id_queue: 1, version: 3 });
  const control = (what: string, body: object) => as(AUCTIONEER, `/live/ctrl/${what}`, body);
  const advance = (s: number) => app.context.sceneControl.setClock({ byMs: s * 1_000 });
  const start = async () => {
    await advance(3_598);
    await control("open", { id_queue: 1 });
    await advance(4);
  };
  const noticesOf = async (userId: number) => {
    await app.settled();
    const { body } = await app.get("/api/notifications", { token: await app.tokenOf(userId) });
    return body.data.items.map(({ text }: { text: string }) => text) as string[];
  };
  const audit = () =>
    app.store.read((db) =>
      sqlite(db)
        .prepare("SELECT act, user_id AS who, subject, reason FROM audit WHERE user_id = ? ORDER BY id")
        .all(AUCTIONEER),
    );
  const causes = async (kind: string) =>
    (await app.get("/api/auction/history/1")).body.data.items
      .filter((row: { kind: string }) => row.kind === kind)
      .map(({ cause }: { cause: string }) => cause);
  const green = async () =>
    app.send("GET", "/api/live/ctrl/release/1", {
      token: await app.tokenOf(AUCTIONEER),
      headers: { "idempotency-key": `recorded-key-${++keys}` },
    });
  return { ...app, as, compose, control, advance, start, noticesOf, audit, causes, green };
}

it("the green light is the auctioneer's, and the seller's own minimum stays on record", async () => {
  const { start, as, green, audit, causes, noticesOf } = await setUp();
  await start();
  await as(1, "/auction/makebid", { id_auction: 1, price: 26_000, mode: "exact" });
  expect((await green()).status).toBe(200);
  expect(await causes("minimum_reached")).toEqual([
    "The auctioneer gave the green light: the highest bid sells",
  ]);
  const minimum = "Minimum price from AED 30,011 to AED 26,000";
  expect(await audit()).toEqual([
    { act: "lane.open", who: AUCTIONEER, subject: "Lane A", reason: null },
    { act: "lane.release", who: AUCTIONEER, subject: "Car 1 (lot 20001)", reason: minimum },
  ]);
  expect(await noticesOf(SELLER)).toContain(
    `The auctioneer gave the green light, as an act of the house, for your Car 1 (lot 20001). ${minimum}. Your own minimum stays on record.`,
  );
});

it("a lower minimum is the auctioneer's, once for a repeated key", async () => {
  const { start, audit, causes, noticesOf, post, tokenOf } = await setUp();
  await start();
  const headers = { "idempotency-key": "lower-it-once" };
  const body = { id_auction: 1, price: 28_000 };
  const token = await tokenOf(AUCTIONEER);
  const lowered = await post("/api/live/ctrl/minprice-change", body, { token, headers });
  expect(lowered.status).toBe(200);
  expect((await post("/api/live/ctrl/minprice-change", body, { token, headers })).status).toBe(200);
  expect(await causes("min_price_changed")).toEqual(["The auctioneer lowered the minimum price"]);
  const acts = (await audit()) as { act: string; reason: string }[];
  expect(acts.map(({ act }) => act)).toEqual(["lane.open", "lane.minprice"]);
  expect(acts[1]?.reason).toContain("Minimum price from AED 30,011 to AED 28,000");
  expect((await noticesOf(SELLER))[0]).toMatch(/^The auctioneer lowered the minimum price of your Car 1/);
});

it("a refused act leaves no record", async () => {
  const { start, control, audit } = await setUp();
  await start();
  expect((await control("final-call", { id_queue: 1, id_auction: 2 })).status).toBe(409);
  expect(await audit()).toHaveLength(1);
});

it("sellers are told when the staff move their lots into a lane or out of it", async () => {
  const { noticesOf, compose } = await setUp();
  expect(await noticesOf(SELLER)).toContain(
    "Your Car 1 (lot 20001) is sold in the live lane Lane A at Hall 2, from Nov 22, 2026, 9:00 AM GST. Until its turn it takes stored maximums only. The seller’s fee is your usual one.",
  );
  await compose("lots", { id_queue: 1, version: 4, lots: [2, 3] });
  const told = await noticesOf(SELLER);
  expect(told).toContain(
    "Your Car 1 (lot 20001) is no longer in the live lane Lane A. Its auction ends on Nov 24, 2026, 8:00 AM GST.",
  );
  expect(told.filter((text) => text.includes("Car 3"))).toHaveLength(1);
});
