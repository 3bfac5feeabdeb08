/** Tests of `handover.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { openTestApp } from "../../test-support/app.ts";
import { verify } from "../../verify/verify.ts";
import { sqlite } from "../../tables/system/driver.ts";

const STAFF = 50;
const users = [
  person(1, 40_000),
  person(SELLER, 0, { roles: ["seller"] }),
  person(STAFF, 0, { roles: ["backoffice"], profile: null }),
];
/** The yard opens on Monday at 9:00 in Dubai; START is Sunday, 8:00. */
const MONDAY_9 = START + 25 * HOUR_MS;

/** Person 1 has paid lot 1 and comes on Monday at 9:00. */
async function setUp() {
  const app = await openTestApp({ scene: { users, lots: [car(1, { buyNow: 30_000 })] }, jobs: true });
  let keys = 0;
  const post = async (path: string, userId: number, body: object) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      sure: true,
      headers: { "idempotency-key": `handover-key-${++keys}` },
    });
  await post("/auction/buynow", 1, { id_auction: 1, price: 30_000 });
  await post("/my/pay", 1, { id_auction: 1 });
  await post("/my/pickup", 1, { id_auction: 1, starts: new Date(MONDAY_9).toISOString() });
  const code: string = (await post("/my/pickup/code", 1, { id_auction: 1 })).body.data.code;
  return {
    ...app,
    code,
    /** A code that nobody has. */
    wrong: code === "000000" ? "000001" : "000000",
    find: async (digits: string, userId = STAFF) =>
      app.post("/api/backoffice/handover/find", { code: digits }, { token: await app.tokenOf(userId) }),
    handOver: (digits: string, userId = STAFF) => post("/backoffice/handover", userId, { code: digits }),
    advance: (hours: number) => app.context.sceneControl.setClock({ byMs: hours * HOUR_MS }),
    balanceOf: async (userId: number) =>
      (await app.get("/api/auth/balance", { token: await app.tokenOf(userId) })).body.data.balance_summ,
  };
}

describe("a handover by the pickup code", () => {
  it("shows the sale and what to check, and never the code of another sale", async () => {
    const { find, code, advance, wrong } = await setUp();
    await advance(25);
    const { body, text } = await find(code);
    expect(body.data).toMatchObject({
      sale: { settlement: { number: 20_001, state: "paid" }, buyer: "Person 1", seller: "Person 900" },
      blocked: null,
      papers: [
        expect.stringContaining("Emirates ID or passport of Person 1"),
        "The person signed the sale sheet",
        expect.any(String),
      ],
    });
    expect(body.data.sale.settlement.pickup.starts).toBe(new Date(MONDAY_9).toISOString());
    expect(text).not.toContain(code);
    expect((await find(wrong)).status).toBe(404);
    expect((await find("12a456")).status).toBe(422);
  });

  it("takes the code in no address, where a proxy or a browser's history would keep it", async () => {
    const { get, code, tokenOf } = await setUp();
    const { status, text } = await get(`/api/backoffice/handover?code=${code}`, {
      token: await tokenOf(STAFF),
    });
    expect(status).toBe(405);
    expect(text).not.toContain(code);
  });

  it("credits the seller, once, and the act is in the audit", async () => {
    const { handOver, find, code, advance, balanceOf, store } = await setUp();
    await advance(26);
    expect((await handOver(code)).body.data.settlement).toMatchObject({ state: "handed_over" });
    expect(await balanceOf(SELLER)).toBe(30_000);
    expect((await handOver(code)).body.result).toBe("STALE");
    expect((await find(code)).body.data.blocked).toBe("handed_over");
    expect(await balanceOf(SELLER)).toBe(30_000);
    const acts = await store.read((db) =>
      sqlite(db).prepare("SELECT user_id AS who, act, reason FROM audit").all(),
    );
    expect(acts).toEqual([{ who: STAFF, act: "settlement.handover", reason: null }]);
  });

  it("holds the seller's money for a day, in case the buyer claims, and then frees it", async () => {
    const { handOver, code, advance, get, tokenOf, store } = await setUp();
    await advance(26);
    await handOver(code);
    const balance = async () => (await get("/api/auth/balance", { token: await tokenOf(SELLER) })).body.data;
    const until = new Date(START + 50 * HOUR_MS).toISOString();
    expect(await balance()).toMatchObject({
      available: 0,
      holds: [{ id_auction: 1, amount: 30_000, why: "claim", until }],
    });
    await advance(23.9);
    expect((await balance()).available).toBe(0);
    await advance(0.2);
    expect(await balance()).toMatchObject({ available: 30_000, holds: [] });
    const notices = await get("/api/notifications", { token: await tokenOf(SELLER) });
    expect(notices.body.data.items[0].text).toBe(
      "The time for a claim on your Car 1 (lot 20001) is over: AED 30,000 is free to pay out.",
    );
    const file = await store.read((db) => sqlite(db).name);
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
  });

  it("is refused on another day than the appointment", async () => {
    const { find, handOver, code, balanceOf } = await setUp();
    expect((await find(code)).body.data.blocked).toBe("not_today");
    expect((await handOver(code)).body.result).toBe("STALE");
    expect(await balanceOf(SELLER)).toBe(0);
  });

  it("lets nobody try all codes: ten wrong ones, then a pause; right ones are free", async () => {
    const { find, handOver, code, wrong, advance, clock } = await setUp();
    await advance(25);
    for (let right = 0; right < 12; right++) expect((await find(code)).status).toBe(200);
    for (let guess = 0; guess < 5; guess++) {
      expect((await find(wrong)).status).toBe(404);
      expect((await handOver(wrong)).status).toBe(404);
    }
    expect((await find(code)).body).toMatchObject({ result: "RATE_LIMITED", details: { retry_s: 60 } });
    expect((await handOver(code)).body.result).toBe("RATE_LIMITED");
    clock.advance(60_000);
    expect((await find(code)).status).toBe(200);
  });

  it("is for the back office only", async () => {
    const { find, handOver, code } = await setUp();
    expect((await find(code, 1)).body.result).toBe("ROLE_FORBIDDEN");
    expect((await handOver(code, SELLER)).body.result).toBe("ROLE_FORBIDDEN");
  });
});
