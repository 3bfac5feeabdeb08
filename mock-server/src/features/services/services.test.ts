/** Tests of quotes and orders of transport and insurance. */
import { describe, expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { car, HOUR_MS, person, SELLER } from "../../sqlite/test-support/people.ts";
import { sqlite } from "../../tables/system/driver.ts";
import { openTestApp } from "../../test-support/app.ts";
import { verify } from "../../verify/verify.ts";

const [BUYER, OTHER, CLERK] = [1, 2, 50];
let keys = 0;

/** Person 1 has bought lot 1 for `price`, and paid it. */
async function setUp({ price = 30_000, left = 3_000, paid = true } = {}) {
  const fee = Math.min(Math.max(price * 0.02, 500), 10_000) * 1.05;
  const users = [
    person(BUYER, price + fee + left),
    person(OTHER, 0),
    person(SELLER, 0, { roles: ["seller"] }),
    person(CLERK, 0, { roles: ["backoffice"], profile: null }),
  ];
  const app = await openTestApp({ scene: { users, lots: [car(1, { buyNow: price })] }, jobs: true });
  const call = async (userId: number, path: string, body: object, more: object = {}) => {
    const headers = { "idempotency-key": `service-key-${++keys}` };
    const token = await app.tokenOf(userId);
    return (await app.post(`/api${path}`, body, { token, sure: true, headers, ...more })).body;
  };
  const read = async (userId: number, path: string) =>
    (await app.get(`/api${path}`, { token: await app.tokenOf(userId) })).body;
  await call(BUYER, "/auction/buynow", { id_auction: 1, price });
  if (paid) await call(BUYER, "/my/pay", { id_auction: 1 });
  const order = (id: number, userId = BUYER, more: object = {}) =>
    call(userId, "/my/services/order", { id_quote: id }, more);
  return {
    ...app,
    call,
    read,
    order,
    ask: (to = "sharjah", userId = BUYER) => call(userId, "/my/services/quotes", { id_auction: 1, to }),
    cancel: (id: number, userId = BUYER) => call(userId, "/my/services/cancel", { id_quote: id }),
    of: (userId = BUYER) => read(userId, "/my/services?id_auction=1"),
    advance: (hours: number) => app.context.sceneControl.setClock({ byMs: hours * HOUR_MS }),
    available: async () => (await read(BUYER, "/auth/balance")).data.available,
    moved: async () => {
      const period = { sd: "2026-01-01", ed: "2027-12-31", type: "service" };
      const { items } = (await call(BUYER, "/auth/balance/history", period)).data;
      return items.map(({ amount, comment }: { amount: number; comment: string }) => [amount, comment]);
    },
    notices: async () =>
      (await read(BUYER, "/notifications")).data.items.map(({ text }: { text: string }) => text).join("\n"),
    findings: async () => {
      const file = await app.store.read((db) => sqlite(db).name);
      return (await verify(file, defaultTerms)).findings;
    },
  };
}

describe("the buyer of a paid vehicle", () => {
  it("gets quotes with price, content, term and end, and new ones in their place", async () => {
    const { ask, of } = await setUp();
    expect((await of()).data).toMatchObject({ can_order: true, to: null, quotes: [], orders: [] });
    const { quotes, to } = (await ask()).data;
    expect(to).toBe("sharjah");
    expect(quotes.map(({ kind }: { kind: string }) => kind)).toEqual([
      "transport",
      "transport",
      "transport",
      "insurance",
      "insurance",
    ]);
    expect(quotes[0]).toMatchObject({ term: expect.any(String), source: expect.any(String) });
    const again = (await ask("dubai")).data;
    expect(again.to).toBe("dubai");
    expect(again.quotes).toHaveLength(5);
    expect((await of()).data.quotes).toEqual(again.quotes);
  });

  it("orders one of each kind: the ledger, its history, notices, and what verify counts", async () => {
    const { ask, order, of, available, moved, notices, findings } = await setUp();
    const { quotes } = (await ask()).data;
    expect(quotes[0].price).toBe(300);
    const ordered = (await order(quotes[0].id_quote)).data;
    expect(ordered.orders).toMatchObject([{ state: "ordered", can_cancel: true, quote: quotes[0] }]);
    expect(ordered.quotes).toHaveLength(2);
    expect(await available()).toBe(3_000 - 300);
    expect((await order(quotes[1].id_quote)).result).toBe("STALE");
    expect((await order(quotes[3].id_quote)).data.orders).toHaveLength(2);
    expect(await available()).toBe(3_000 - 300 - 1_100);
    expect(await moved()).toEqual([
      [-1_100, quotes[3].name],
      [-300, quotes[0].name],
    ]);
    expect(await notices()).toContain("Cancelling is free until");
    expect((await of()).data.quotes).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  it("reads of the confirmation of the partner", async () => {
    const { ask, order, of, advance, notices } = await setUp();
    const { quotes } = (await ask()).data;
    await order(quotes[0].id_quote);
    expect((await of()).data.orders).toMatchObject([{ state: "ordered", confirmed_at: null }]);
    await advance(1);
    expect((await of()).data.orders).toMatchObject([
      { state: "confirmed", confirmed_at: expect.any(String) },
    ]);
    expect(await notices()).toContain("Falaj Car Carriers confirmed Shared truck to Sharjah");
  });

  it("asks a partner again that could not be asked", async () => {
    const { ask, order, of, advance, context } = await setUp();
    const { quotes } = (await ask()).data;
    const { confirm } = context.partners;
    let failures = 2;
    Object.assign(context.partners, {
      confirm: async (reference: string, at: number) => {
        if (failures-- > 0) throw new Error("The partner is away");
        return confirm(reference, at);
      },
    });
    await order(quotes[0].id_quote);
    await advance(1);
    expect((await of()).data.orders).toMatchObject([{ state: "confirmed" }]);
  });

  it("cancels free of charge for a day, before the handover", async () => {
    const { ask, order, cancel, of, available, moved, advance, findings, call } = await setUp();
    const { quotes } = (await ask()).data;
    const [truck, , , insurance] = quotes.map(({ id_quote: id }: { id_quote: number }) => id);
    await order(truck);
    const cancelled = (await cancel(truck)).data;
    expect(cancelled.orders).toMatchObject([{ state: "cancelled", can_cancel: false }]);
    expect(cancelled.quotes.map(({ kind }: { kind: string }) => kind)).toContain("transport");
    expect(await available()).toBe(3_000);
    expect((await moved()).map(([amount]: [number]) => amount)).toEqual([300, -300]);
    expect((await cancel(truck)).result).toBe("STALE");
    expect((await order(truck)).result).toBe("STALE");
    await order(insurance);
    await call(CLERK, "/backoffice/settlements/handover", { id_auction: 1, reason: "No code" });
    expect((await cancel(insurance)).result).toBe("STALE");
    expect((await of()).data).toMatchObject({ can_order: false });
    expect((await ask()).result).toBe("STALE");
    expect(await findings()).toEqual([]);
    const late = await setUp();
    const one = (await late.ask()).data.quotes[0].id_quote;
    await late.order(one);
    await late.advance(24);
    expect((await late.cancel(one)).result).toBe("STALE");
    await advance(1);
  });

  it("is told the missing sum, and nothing moves", async () => {
    const { ask, order, available, of } = await setUp({ left: 100 });
    const { quotes } = (await ask()).data;
    expect(await order(quotes[0].id_quote)).toMatchObject({
      result: "DEPOSIT_REQUIRED",
      message: "Your deposit doesn't cover this payment. Add AED 200",
      details: { top_up: 200 },
    });
    expect(await available()).toBe(100);
    expect((await of()).data.orders).toEqual([]);
  });

  it("cannot order an expired quote", async () => {
    const { ask, order, advance } = await setUp();
    const { quotes } = (await ask()).data;
    await advance(24);
    expect(await order(quotes[0].id_quote)).toMatchObject({ result: "QUOTE_EXPIRED" });
    expect((await order((await ask()).data.quotes[0].id_quote)).result).toBe("success");
  });

  it("pays once for a repeated key, and cannot use it for another quote", async () => {
    const { ask, order, available } = await setUp();
    const { quotes } = (await ask()).data;
    const headers = { "idempotency-key": "service-twice" };
    const first = await order(quotes[0].id_quote, BUYER, { headers });
    expect(await order(quotes[0].id_quote, BUYER, { headers })).toEqual(first);
    expect(await available()).toBe(3_000 - 300);
    expect((await order(quotes[3].id_quote, BUYER, { headers })).result).toBe("KEY_REUSED");
  });

  it("confirms who they are from AED 20,000", async () => {
    const { ask, order } = await setUp({ price: 1_100_000, left: 40_000 });
    const { quotes } = (await ask()).data;
    expect(quotes[3].price).toBe(20_900);
    const unsure = { sure: false };
    expect((await order(quotes[3].id_quote, BUYER, unsure)).result).toBe("CONFIRM_REQUIRED");
    expect((await order(quotes[0].id_quote, BUYER, unsure)).result).toBe("success");
    expect((await order(quotes[3].id_quote)).result).toBe("success");
  });
});

describe("anybody else", () => {
  it("finds nothing", async () => {
    const { ask, order, cancel, of } = await setUp();
    const id = (await ask()).data.quotes[0].id_quote;
    await order(id);
    for (const who of [OTHER, SELLER, CLERK])
      for (const answer of [
        await of(who),
        await ask("dubai", who),
        await order(id, who),
        await cancel(id, who),
      ])
        expect(answer.result).toBe("NOT_FOUND");
  });

  it("finds nothing where the lot is an apartment, and no quotes before the payment", async () => {
    const { of, ask, store } = await setUp({ paid: false });
    expect((await of()).data).toMatchObject({ can_order: false, quotes: [] });
    expect((await ask()).result).toBe("STALE");
    expect((await ask("muscat")).details.errors[0].field).toBe("to");
    await store.write((db) => void sqlite(db).exec("UPDATE lot SET kind = 'apartment'"));
    expect((await of()).result).toBe("NOT_FOUND");
  });
});

it("verify finds an order that was not paid", async () => {
  const { ask, order, store, findings } = await setUp();
  await order((await ask()).data.quotes[0].id_quote);
  await store.write((db) => void sqlite(db).exec("UPDATE service SET price_fils = 1 WHERE ordered_at > 0"));
  expect((await findings())[0]).toMatchObject({ table: "service", row: "lot 1, user 1" });
});
