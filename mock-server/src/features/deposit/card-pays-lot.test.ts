/** Tests: a top-up by card that pays a won lot. */
import { expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER } from "../../sqlite/test-support/people.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { openTestApp } from "../../test-support/app.ts";
import { verify } from "../../verify/verify.ts";
import { sqlite } from "../../tables/system/driver.ts";

const users = [person(1, 10_000), person(2, 40_000), person(SELLER, 0, { roles: ["seller"] })];
/** All-in 30,630; person 1 lacks 20,630. */
const MISSING = 20_630;

async function setUp() {
  const app = await openTestApp({ scene: { users, lots: [car(1, { buyNow: 30_000 })] }, jobs: true });
  let keys = 0;
  const post = async (path: string, body: object, userId = 1) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      sure: true,
      headers: { "idempotency-key": `card-key-${++keys}` },
    });
  await post("/auction/buynow", { id_auction: 1, price: 30_000 });
  const read = async (path: string) =>
    (await app.get(`/api${path}`, { token: await app.tokenOf(1) })).body.data;
  const topUp = (amount = MISSING, userId = 1) =>
    post("/auth/balance/payonline/request", { amount, id_auction: 1 }, userId);
  return {
    ...app,
    topUp,
    read,
    post,
    /** The provider's answer. */
    answer: async (url: string, outcome: "paid" | "failed") =>
      app.app.request(url, { method: "POST", body: new URLSearchParams({ outcome }) }),
    settlement: async () => (await post("/my/lots", {})).body.data.items[0].settlement,
    advance: (ms: number) => app.context.sceneControl.setClock({ byMs: ms }),
  };
}

it("pays the lot as soon as the card is charged, once, and leads back to the lot", async () => {
  const { topUp, answer, settlement, read, store } = await setUp();
  const { data } = (await topUp()).body;
  expect(data).toMatchObject({ amount: MISSING, status: "pending", id_auction: 1 });
  const back = await answer(data.url, "paid");
  expect(back.headers.get("location")).toBe(`/auction/1?payment=${data.id_payment}`);
  expect(await settlement()).toMatchObject({ state: "paid", used_hold: 6_000 });
  await answer(data.url, "paid");
  expect(await read("/auth/balance")).toMatchObject({ balance_summ: 0, balance_reserv: 0 });
  const file = await store.read((db) => sqlite(db).name);
  expect((await verify(file, defaultTerms)).findings).toEqual([]);
});

it("leaves everything as it is when the card is declined", async () => {
  const { topUp, answer, settlement, read } = await setUp();
  const before = await read("/auth/balance");
  const { data } = (await topUp()).body;
  const back = await answer(data.url, "failed");
  expect(back.headers.get("location")).toBe(`/auction/1?payment=${data.id_payment}`);
  expect(await settlement()).toMatchObject({ state: "due", hold: 6_000 });
  expect(await read("/auth/balance")).toMatchObject({ available: before.available, holds: before.holds });
});

it("keeps the money in the deposit when the deadline has passed during the payment", async () => {
  const { topUp, answer, settlement, read, advance } = await setUp();
  await advance(47.9 * HOUR_MS);
  const { data } = (await topUp()).body;
  await advance(0.2 * HOUR_MS);
  await answer(data.url, "paid");
  expect(await settlement()).toMatchObject({ state: "defaulted" });
  expect(await read("/auth/balance")).toMatchObject({ available: 4_000 + MISSING });
});

it("is refused for a lot that is not the person's to pay", async () => {
  const { topUp, post } = await setUp();
  expect((await topUp(MISSING, 2)).body.result).toBe("NOT_FOUND");
  const { data } = (await topUp()).body;
  expect(data.id_auction).toBe(1);
  expect((await post("/auth/balance/payonline/request", { amount: 5 })).body.data.id_auction).toBe(null);
});
