/** Tests: settlement. */
import { sheetOf } from "@marsa/api-spec/contract/base/sheet";
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { postToLedger } from "../../tables/money/post-ledger.ts";
import { verify } from "../../verify/verify.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { openTestApp } from "../../test-support/app.ts";
import { confirmed } from "../../test-support/confirmed.ts";
import { sqlite } from "../../tables/system/driver.ts";

const STAFF = 50;
const MANAGER = 51;
const works = { roles: ["backoffice"] as const, profile: null };
const users = [
  person(1, 40_000),
  person(2, 5_000),
  person(3, 1_000_000),
  person(SELLER, 0, { roles: ["seller"] }),
  person(STAFF, 0, works),
  person(MANAGER, 0, { ...works, ustatus: "manager" }),
];
/** The total for 30,000: fee 600, VAT on it 30. */
const ALL_IN = 30_630;
let keys = 0;

/** Person 1 buys lot 1 for 30,000 at START; person 2 is outbid on lot 2. */
async function setUp() {
  const app = await openTestApp({
    scene: { users, lots: [car(1, { buyNow: 30_000 }), car(2)] },
    jobs: true,
    env: { singleStaff: true },
  });
  const call = async (path: string, userId: number, body: object, key = `settle-key-${++keys}`) => {
    const token = await app.tokenOf(userId);
    const headers = { ...(await confirmed(app, token)), "idempotency-key": key };
    return app.post(`/api${path}`, body, { token, headers });
  };
  const bought = await call("/auction/buynow", 1, { id_auction: 1, price: 30_000 });
  expect(bought.status).toBe(200);
  // Notices of the purchase are batched for a moment.
  await app.settled();
  const read = async (path: string, userId: number) =>
    (await app.get(`/api${path}`, { token: await app.tokenOf(userId) })).body.data;
  const staff = (what: string, userId = MANAGER, reason: string | null = "Agreed by phone", key?: string) =>
    call(
      `/backoffice/settlements/${what}`,
      userId,
      { id_auction: 1, ...(reason !== null && { reason }) },
      key,
    );
  return {
    ...app,
    call,
    read,
    staff,
    pay: (userId: number, key?: string) => call("/my/pay", userId, { id_auction: 1 }, key),
    balance: (userId: number) => read("/auth/balance", userId),
    noticesOf: async (userId: number) =>
      (await read("/notifications", userId)).items.map(({ text }: { text: string }) => text),
    list: async (body: object = {}) => (await call("/backoffice/settlements/list", STAFF, body)).body,
    /** Advances the clock; the jobs do their due work. */
    advance: (hours: number) => app.context.sceneControl.setClock({ byMs: hours * HOUR_MS }),
    card: async (userId: number, list: "my" | "sale") =>
      (await call(`/${list}/lots`, userId, {})).body.data.items.find(
        ({ lot }: { lot: { id_auction: number } }) => lot.id_auction === 1,
      ),
  };
}

const iso = (ms: number) => new Date(ms).toISOString();

describe("a won lot", () => {
  it("is due for its buyer within 48 hours, all in, and its hold says until when", async () => {
    const { card, balance } = await setUp();
    expect((await card(1, "my")).settlement).toEqual({
      id_auction: 1,
      number: 20_001,
      title: "Car 1",
      state: "due",
      amount: 30_000,
      fee: 600,
      vat: 30,
      all_in: ALL_IN,
      sold_at: iso(START),
      due: iso(START + 48 * HOUR_MS),
      extended: false,
      reminders: [iso(START + 24 * HOUR_MS), iso(START + 44 * HOUR_MS)],
      hold: 6_000,
      used_hold: null,
      paid_at: null,
      handed_over_at: null,
      pickup: null,
      claim_until: null,
      seller_fee: null,
      seller_vat: null,
      claim_cost: 0,
      proceeds: "none",
    });
    expect((await balance(1)).holds).toMatchObject([{ why: "unpaid", until: iso(START + 48 * HOUR_MS) }]);
    expect((await card(SELLER, "sale")).settlement).toMatchObject({ state: "due", hold: 6_000 });
  });

  it("does not reveal the winner's maximum to seller or staff through the hold", async () => {
    const { call, card, list, advance, balance } = await setUp();
    await call("/auction/makebid", 3, { id_auction: 2, price: 80_000, mode: "max" });
    await advance(1);
    await expect.poll(async () => (await list({ q: "20002" })).data.total).toBe(1);
    const [{ settlement }] = (await list({ q: "20002" })).data.items;
    expect(settlement).toMatchObject({ amount: 20_000, hold: 4_000 });
    const mine = (await call("/my/lots", 3, {})).body.data.items[0];
    expect(mine.settlement).toMatchObject({ amount: 20_000, hold: 4_000 });
    expect((await balance(3)).balance_reserv).toBe(4_000);
    expect((await card(SELLER, "sale")).settlement.id_auction).toBe(1);
  });

  it("reminds its buyer 24 and 4 hours before it is due", async () => {
    const { noticesOf, advance } = await setUp();
    await advance(23.9);
    expect((await noticesOf(1)).filter((text: string) => /is due/.test(text))).toEqual([]);
    await advance(0.2);
    const due = "on Nov 24, 2026, 8:00 AM GST";
    expect(await noticesOf(1)).toContain(`AED 30,630 for Car 1 (lot 20001) is due in 24 hours, ${due}.`);
    await advance(20);
    expect(await noticesOf(1)).toContain(`AED 30,630 for Car 1 (lot 20001) is due in 4 hours, ${due}.`);
  });
});

describe("POST /my/pay", () => {
  it("takes the available amount and this lot's hold in one step, and notifies both sides", async () => {
    const { pay, balance, noticesOf, read } = await setUp();
    const { status, body } = await pay(1);
    expect([status, body.data]).toMatchObject([
      200,
      { state: "paid", all_in: ALL_IN, hold: 0, paid_at: iso(START) },
    ]);
    expect(await balance(1)).toMatchObject({ balance_summ: 40_000 - ALL_IN, balance_reserv: 0, holds: [] });
    expect(await noticesOf(1)).toContain(
      "You paid AED 30,630 for Car 1 (lot 20001). Its documents are open to you.",
    );
    expect((await noticesOf(SELLER))[0]).toMatch(/^Your Car 1 \(lot 20001\) is paid/);
    expect((await read("/auth/me", 1)).seq).toBeGreaterThan(0);
  });

  it("answers a repeated key with the same bytes, and takes no money twice", async () => {
    const { pay, balance } = await setUp();
    const first = await pay(1, "pay-this-once");
    expect((await pay(1, "pay-this-once")).text).toBe(first.text);
    expect((await pay(1)).body.result).toBe("STALE");
    expect((await balance(1)).balance_summ).toBe(40_000 - ALL_IN);
  });

  it("asks for a top-up of the missing amount first", async () => {
    const { pay, store, balance } = await setUp();
    await store.write((db) =>
      postToLedger(db, { userId: 1, type: "correction", amountFils: -1_500_000, at: START }),
    );
    const { status, body } = await pay(1);
    expect([status, body.result, body.details]).toMatchObject([402, "DEPOSIT_REQUIRED", { top_up: 5_630 }]);
    expect(body.message).toBe("Your deposit doesn't cover this payment. Add AED 5,630");
    expect(await balance(1)).toMatchObject({ balance_summ: 25_000, balance_reserv: 6_000 });
    await store.write((db) =>
      postToLedger(db, { userId: 1, type: "topup_card", amountFils: 563_000, at: START }),
    );
    expect((await pay(1)).status).toBe(200);
    expect((await balance(1)).balance_summ).toBe(0);
  });

  it("is for the buyer of a sold lot only", async () => {
    const { pay, call } = await setUp();
    for (const other of [2, SELLER, STAFF]) expect((await pay(other)).status).toBe(404);
    expect((await call("/my/pay", 1, { id_auction: 2 })).status).toBe(404);
  });

  it("is refused after the deadline", async () => {
    const { pay, advance, noticesOf, card, balance } = await setUp();
    await advance(48);
    expect((await pay(1)).body.result).toBe("STALE");
    expect((await card(1, "my")).settlement).toMatchObject({ state: "defaulted", hold: 6_000 });
    expect((await balance(1)).balance_reserv).toBe(6_000);
    expect((await noticesOf(1))[0]).toMatch(/^The time to pay for Car 1/);
    expect((await noticesOf(SELLER))[0]).toMatch(/did not pay in time/);
  });
});

describe("the staff", () => {
  it("record the handover of a paid lot, and the seller is credited", async () => {
    const { pay, staff, balance, noticesOf } = await setUp();
    expect((await staff("handover", STAFF, "Came without the code")).body.result).toBe("STALE");
    await pay(1);
    const { body } = await staff("handover", STAFF, "Came without the code");
    expect(body.data).toMatchObject({
      settlement: { state: "handed_over", handed_over_at: iso(START) },
      buyer: "Person 1",
      seller: "Person 900",
    });
    expect((await balance(SELLER)).balance_summ).toBe(30_000);
    expect(await noticesOf(SELLER)).toContain(
      "Your Car 1 (lot 20001) was handed over: AED 30,000 is in your balance. It is held until Nov 23, 2026, 8:00 AM GST, while the buyer may claim.",
    );
    expect((await staff("handover", STAFF, "Came without the code")).body.result).toBe("STALE");
  });

  it("extend by 24 hours, before the deadline or after it", async () => {
    const { staff, pay, advance, noticesOf } = await setUp();
    expect((await staff("extend")).body.data.settlement.due).toBe(iso(START + 72 * HOUR_MS));
    await advance(73);
    const { body } = await staff("extend", MANAGER, "The bank was closed");
    expect(body.data.settlement).toMatchObject({ state: "due", due: iso(START + 97 * HOUR_MS) });
    expect((await noticesOf(1))[0]).toMatch(
      /^You have until Nov 26, 2026, 9:00 AM GST to pay AED 30,630 .* The bank was closed$/,
    );
    expect((await pay(1)).status).toBe(200);
  });

  it("move the reminders with an extension", async () => {
    const { staff, advance, noticesOf, settled } = await setUp();
    const newest = async () => {
      await settled();
      return (await noticesOf(1))[0];
    };
    const due = "AED 30,630 for Car 1 (lot 20001) is due in";
    await advance(47);
    await staff("extend", STAFF);
    expect(await newest()).toMatch(/^You have until/);
    await advance(1.1);
    expect(await newest()).toBe(`${due} 24 hours, on Nov 25, 2026, 8:00 AM GST.`);
    await advance(20);
    expect(await newest()).toBe(`${due} 4 hours, on Nov 25, 2026, 8:00 AM GST.`);
  });

  it("release the hold of a buyer in default, or keep it, once", async () => {
    const released = await setUp();
    expect((await released.staff("release")).body.result).toBe("STALE");
    await released.advance(48);
    expect((await released.staff("release")).body.data.settlement).toMatchObject({
      state: "released",
      hold: 0,
    });
    expect(await released.balance(1)).toMatchObject({ balance_summ: 40_000, balance_reserv: 0 });
    expect((await released.staff("forfeit")).body.result).toBe("STALE");

    const forfeited = await setUp();
    await forfeited.advance(48);
    expect((await forfeited.staff("forfeit")).body.data.settlement).toMatchObject({
      state: "forfeited",
      hold: 0,
    });
    expect(await forfeited.balance(1)).toMatchObject({ balance_summ: 34_000, balance_reserv: 0 });
    expect((await forfeited.noticesOf(1))[0]).toMatch(/^Your hold of AED 6,000 .* is forfeited/);
    expect((await forfeited.noticesOf(SELLER))[0]).not.toMatch(/6,000/);
  });

  it("get one answer per key, and the audit has the act with its reason", async () => {
    const { staff, advance, store } = await setUp();
    await advance(48);
    const first = await staff("extend", MANAGER, "Agreed", "extend-this-once");
    expect((await staff("extend", MANAGER, "Agreed", "extend-this-once")).text).toBe(first.text);
    expect((await staff("extend", MANAGER, "Other", "extend-this-once")).body.result).toBe("KEY_REUSED");
    const rows = await store.read((db) =>
      sqlite(db).prepare("SELECT user_id, act, subject, reason FROM audit").all(),
    );
    expect(rows).toEqual([
      { user_id: MANAGER, act: "settlement.extend", subject: "Car 1 (lot 20001)", reason: "Agreed" },
    ]);
  });

  it.each(["release", "forfeit"])("may %s only as managers, and with a reason", async (what) => {
    const { staff, advance } = await setUp();
    await advance(48);
    expect((await staff(what, STAFF)).body.result).toBe("ROLE_FORBIDDEN");
    expect((await staff(what, 1)).body.result).toBe("ROLE_FORBIDDEN");
    expect((await staff(what, MANAGER, null)).status).toBe(422);
  });

  it.each(["extend", "handover"])("may all %s, with a reason", async (what) => {
    const { staff, pay } = await setUp();
    if (what === "handover") await pay(1);
    expect((await staff(what, 1)).body.result).toBe("ROLE_FORBIDDEN");
    expect((await staff(what, STAFF, null)).status).toBe(422);
    expect((await staff(what, STAFF)).status).toBe(200);
  });

  it("forfeit only after they have repeated their password", async () => {
    const { post, tokenOf, advance, balance } = await setUp();
    await advance(48);
    const { body } = await post(
      "/api/backoffice/settlements/forfeit",
      { id_auction: 1, reason: "Not paid" },
      {
        token: await tokenOf(MANAGER),
        headers: { "idempotency-key": "forfeit-unconfirmed", "x-confirm": "not-a-confirmation-at-all" },
      },
    );
    expect(body.result).toBe("CONFIRM_REQUIRED");
    expect((await balance(1)).balance_reserv).toBe(6_000);
  });

  it("see the acts on a sale, the newest first, and what became of the hold", async () => {
    const { staff, advance, read } = await setUp();
    await staff("extend", STAFF, "The bank was closed");
    await advance(72);
    await staff("release", MANAGER, "The car had a fault");
    const { sale, acts } = await read("/backoffice/settlements/1", STAFF);
    expect(sale).toMatchObject({
      settlement: { state: "released", hold: 0, used_hold: 6_000 },
      id_buyer: 1,
      id_seller: SELLER,
      proceeds: 30_000,
      remind_at: null,
      extend_hours: 24,
    });
    expect(acts).toMatchObject([
      {
        act: "settlement.release",
        who: "Person 51, alone (SINGLE_STAFF=on)",
        reason: "The car had a fault",
        about: 1,
      },
      { act: "settlement.extend", who: "Person 50", reason: "The bank was closed", about: 1 },
    ]);
  });

  it("count settlements by state for the same words", async () => {
    const { pay, list, call } = await setUp();
    await call("/auction/makebid", 3, { id_auction: 2, price: 25_000 });
    await pay(1);
    const counts = { due: 0, paid: 1, handed_over: 0, defaulted: 0, released: 0, forfeited: 0, all: 1 };
    expect((await list()).data).toMatchObject({ counts, total: 1 });
    expect((await list({ state: "due", q: "Car 1" })).data).toMatchObject({ counts, total: 0, items: [] });
    expect((await list({ state: "paid", q: "Car 9" })).data).toMatchObject({ counts: { paid: 0, all: 0 } });
  });

  it("show their acts to the buyer with the reason and without a name, and to nobody else", async () => {
    const { advance, staff, read } = await setUp();
    await advance(48);
    await staff("extend", STAFF, "The bank was closed");
    await advance(24);
    await staff("release", MANAGER, "The car had a fault");
    const path = "/my/settlement/acts?id_auction=1";
    const acts = await read(path, 1);
    expect(acts).toEqual([
      { at: expect.any(String), act: "release", reason: "The car had a fault" },
      { at: expect.any(String), act: "extend", reason: "The bank was closed" },
    ]);
    expect(await read(path, 2)).toBeUndefined();
  });

  it("count the sales that need them: due within a day, or in default", async () => {
    const { list, advance, staff } = await setUp();
    const waiting = async (body?: object) => (await list(body)).data.waiting;
    expect(await waiting()).toBe(0);
    await advance(24.5);
    expect(await waiting({ state: "paid" })).toBe(1);
    expect(await waiting({ q: "Car 9" })).toBe(0);
    await advance(24);
    expect(await waiting()).toBe(1);
    await staff("release");
    expect(await waiting()).toBe(0);
  });

  it("hear of each payment and decision on their own topic, and of no reminder", async () => {
    const { store, pay, advance } = await setUp();
    const seqs = () =>
      store.read((db) =>
        sqlite(db).prepare("SELECT seq FROM wallet WHERE user_id IN (50, 51) ORDER BY user_id").pluck().all(),
      );
    expect(await seqs()).toEqual([0, 0]);
    await advance(25);
    expect(await seqs()).toEqual([0, 0]);
    await pay(1);
    expect(await seqs()).toEqual([1, 1]);
  });

  it("list settlements by state, number, title and name, earliest deadline first, page by page", async () => {
    const { call, list } = await setUp();
    await call("/auction/makebid", 3, { id_auction: 2, price: 25_000 });
    expect((await list({ state: "due" })).data).toMatchObject({ total: 1, next: null });
    expect((await list({ state: "paid" })).data.items).toEqual([]);
    for (const q of ["20001", "car", "Person 1", "son 900"]) expect((await list({ q })).data.total).toBe(1);
    for (const q of ["20002", "%", "Person 3"]) expect((await list({ q })).data.total).toBe(0);
    const { data } = await list({ limit: 1 });
    expect((await list({ limit: 1, after: data.next })).data.items).toEqual([]);
    expect((await list({ state: "all" })).data.total).toBe(1);
    expect((await list({ state: "lost" })).result).toBe("VALIDATION");
    expect((await list({ after: "x" })).result).toBe("VALIDATION");
  });
});

it("every deposit and sale follows the rules afterwards", async () => {
  const { call, pay, staff, advance, store } = await setUp();
  await call("/auction/makebid", 3, { id_auction: 2, price: 80_000, mode: "max" });
  await pay(1);
  await staff("handover", STAFF, "Came without the code");
  await advance(60);
  await call("/backoffice/settlements/forfeit", MANAGER, { id_auction: 2, reason: "Not paid" });
  const file = await store.read((db) => sqlite(db).name);
  expect((await verify(file, defaultTerms)).findings).toEqual([]);
  await store.write((db) => void sqlite(db).exec("UPDATE settlement SET state = 'paid' WHERE lot_id = 1"));
  expect((await verify(file, defaultTerms)).findings[0]).toMatchObject({ table: "settlement", row: "lot 1" });
  await store.write((db) => void sqlite(db).exec("DELETE FROM settlement WHERE lot_id = 2"));
  expect((await verify(file, defaultTerms)).findings).toContainEqual(
    expect.objectContaining({ table: "ledger", what: "money moved for a sale that is not there" }),
  );
});

it("the sheet of the unpaid sales says what each buyer still owes", async () => {
  const { app, tokenOf, pay } = await setUp();
  const sheet = async (state: string) => {
    const reply = await app.request("/api/backoffice/settlements/export", {
      method: "POST",
      headers: { authorization: `Bearer ${await tokenOf(STAFF)}`, "content-type": "application/json" },
      body: JSON.stringify({ state }),
    });
    return sheetOf(new Uint8Array(await reply.arrayBuffer())).map((row) => [row[0], row[2], row.at(-1)]);
  };
  const titles = ["Lot", "State", "Still owed, AED"];
  expect(await sheet("due")).toEqual([titles, ["20001", "Due", "30630"]]);
  await pay(1);
  expect(await sheet("due")).toEqual([titles]);
  expect(await sheet("paid")).toEqual([titles, ["20001", "Paid", "0"]]);
});
