/** Tests: cards that people keep, and top-ups that charge one without the card form. */
import { expect, it } from "vitest";
import { car, person, SELLER } from "../../sqlite/test-support/people.ts";
import { SECURE_CODE } from "../../controls/payment/pages.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { openTestApp } from "../../test-support/app.ts";
import { verify } from "../../verify/verify.ts";
import { sqlite } from "../../tables/system/driver.ts";

const users = [person(1, 10_000), person(2, 40_000), person(SELLER, 0, { roles: ["seller"] })];
const PAYS = "4242 4242 4242 4242";
const ASKS = "4000 0025 0000 3155";
const DECLINES = "4000 0000 0000 0341";
const TEN_YEARS_MS = 10 * 366 * 86_400_000;

async function setUp() {
  const app = await openTestApp({ scene: { users, lots: [car(1, { buyNow: 30_000 })] } });
  let keys = 0;
  const post = async (path: string, body: object, { userId = 1, key = `saved-card-key-${++keys}` } = {}) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      sure: true,
      headers: { "idempotency-key": key },
    });
  const read = async (path: string, userId = 1) =>
    (await app.get(`/api${path}`, { token: await app.tokenOf(userId) })).body.data;
  const send = (path: string, fields: Record<string, string>) =>
    app.app.request(path, { method: "POST", body: new URLSearchParams(fields) });
  const topUp = (body: object, more = {}) =>
    post("/auth/balance/payonline/request", { amount: 100, ...body }, more);
  return {
    ...app,
    post,
    read,
    send,
    topUp,
    cards: (userId = 1) => read("/auth/balance/cards", userId),
    total: async () => (await read("/auth/balance")).balance_summ,
    /** Pays by the card form, keeps the card and returns its id. */
    async keep(number: string, expiry = "08/29") {
      const { url } = (await topUp({})).body.data;
      await send(url, { number, expiry, cvc: "123", name: "Omar Haddad", keep: "on" });
      await send(`${url}/secure`, { code: SECURE_CODE });
      return (await read("/auth/balance/cards"))[0].id as number;
    },
  };
}

it("is saved after a payment only if the person asks for it, without its number", async () => {
  const { topUp, send, cards, keep, store } = await setUp();
  const { url } = (await topUp({})).body.data;
  await send(url, { number: PAYS, expiry: "08/29", cvc: "123", name: "Omar Haddad" });
  await send(`${url}/secure`, { code: SECURE_CODE });
  expect(await cards()).toEqual([]);
  const id = await keep(PAYS);
  expect(await cards()).toEqual([{ id, brand: "visa", last4: "4242", expires: "2029-08", expired: false }]);
  expect(await cards(2)).toEqual([]);
  const rows = await store.read((db) => sqlite(db).prepare("select * from saved_card").all());
  expect(JSON.stringify(rows)).not.toContain("42424242");
});

it("is saved once, however often the person pays with it", async () => {
  const { keep, cards } = await setUp();
  await keep(PAYS);
  await keep(ASKS);
  await keep(PAYS);
  expect((await cards()).map(({ last4 }: { last4: string }) => last4)).toEqual(["4242", "3155"]);
});

it("charges at once and credits once, also when the same press arrives twice", async () => {
  const { keep, topUp, total } = await setUp();
  const id = await keep(PAYS);
  const pressed = { key: "one-press-key" };
  const both = await Promise.all([topUp({ id_card: id }, pressed), topUp({ id_card: id }, pressed)]);
  const [first, second] = both.map(({ body }) => body.data);
  expect(first).toMatchObject({ status: "paid", charge: 102, id_card: id });
  expect(second.id_payment).toBe(first.id_payment);
  expect(await total()).toBe(10_200);
  expect((await topUp({ id_card: id, amount: 50 }, pressed)).body.result).toBe("KEY_REUSED");
});

it("leads to the bank's question where the bank asks, and back to the lot of the bid", async () => {
  const { keep, topUp, app, send, total } = await setUp();
  const id = await keep(ASKS);
  const { data } = (await topUp({ id_card: id, id_lot: 1 })).body;
  expect(data).toMatchObject({ status: "pending", url: expect.stringMatching(/\/secure$/) });
  expect(await (await app.request(data.url)).text()).toContain("card ending 3155");
  expect(await total()).toBe(10_100);
  const back = await send(data.url, { code: SECURE_CODE });
  expect(back.headers.get("location")).toBe(`/auction/1?payment=${data.id_payment}`);
  expect(await total()).toBe(10_200);
});

it("credits nothing when the bank declines", async () => {
  const { keep, topUp, total } = await setUp();
  const id = await keep(DECLINES);
  expect((await topUp({ id_card: id })).body.data.status).toBe("failed");
  expect(await total()).toBe(10_100);
});

it("pays a won lot in one press", async () => {
  const { keep, topUp, post, read, store } = await setUp();
  const id = await keep(PAYS);
  await post("/auction/buynow", { id_auction: 1, price: 30_000 });
  const { data } = (await topUp({ amount: 20_530, id_auction: 1, id_card: id })).body;
  expect(data).toMatchObject({ status: "paid", id_auction: 1 });
  const { items } = (await post("/my/lots", {})).body.data;
  expect(items[0].settlement.state).toBe("paid");
  expect((await read("/auth/balance")).balance_summ).toBe(0);
  const file = await store.read((db) => sqlite(db).name);
  expect((await verify(file, defaultTerms)).findings).toEqual([]);
});

it("is refused when it is another person's, removed or expired", async () => {
  const { keep, topUp, total, cards, app, tokenOf, clock } = await setUp();
  const id = await keep(PAYS);
  expect((await topUp({ id_card: id }, { userId: 2 })).body.result).toBe("NOT_FOUND");
  const remove = async (userId: number) =>
    (
      await app.request(`/api/auth/balance/cards/${id}`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${await tokenOf(userId)}` },
      })
    ).status;
  expect(await remove(2)).toBe(404);
  clock.advance(TEN_YEARS_MS);
  expect(await cards()).toMatchObject([{ id, expired: true }]);
  const late = await topUp({ id_card: id });
  expect(late.body.details.errors).toEqual([{ field: "id_card", message: "This card has expired" }]);
  expect([await remove(1), await remove(1)]).toEqual([200, 404]);
  expect(await cards()).toEqual([]);
  expect((await topUp({ id_card: id })).body.result).toBe("NOT_FOUND");
  expect(await total()).toBe(10_100);
});
