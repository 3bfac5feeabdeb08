/** Tests: deposit. */
import { describe, expect, it } from "vitest";
import { postToLedger } from "../../tables/money/post-ledger.ts";
import { bid } from "../../sqlite/test-support/commands.ts";
import { HOUR_MS, person, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sheetOf } from "@marsa/api-spec/contract/base/sheet";
import { givePassword } from "../../test-support/passwords.ts";
import { sqlite } from "../../tables/system/driver.ts";

const STAFF = 50;
const PASSWORD = "harbour-light";
const CAME = { amount: 40_000, value_date: "2026-11-22", reference: "FT26326 1188" };
const PAID = { value_date: "2026-11-23", reference: "FT26328 0417" };
const account = {
  id: 0,
  recipient: "Person One",
  iban: "AE070331234567890123456",
  bank: "Emirates NBD",
  swift: "EBILAEAD",
};
/** Counts all payments, invoices and refunds. */
const ASKED = `SELECT (SELECT count(*) FROM payment) + (SELECT count(*) FROM invoice)
  + (SELECT count(*) FROM refund) + (SELECT count(*) FROM refund_account) AS n`;
const all = { sd: "2026-11-01", ed: "2026-12-31" };

/** Person 1 has AED 10,000; 50 works in the back office. */
async function setUp() {
  const staff = person(STAFF, 0, { roles: ["backoffice"], profile: null });
  const app = await openTestApp({
    scene: { users: [person(1, 10_000), person(2, 10_000), person(900, 0), staff] },
  });
  const token = await app.tokenOf(1);
  let keys = 0;
  const keyed = (key = `money-${++keys}-key`) => ({ "idempotency-key": key });
  await givePassword(app, PASSWORD, 1);
  /** Asks in a new session with the password repeated: older ones end while the clock moves. */
  const ask = async (path: string, body: object, key?: string, headers?: object) => {
    const session = await app.tokenOf(1);
    const repeated = await app.post("/api/auth/confirm", { password: PASSWORD }, { token: session });
    const confirm = headers ?? { "x-confirm": repeated.body.data.confirm };
    const call = { token: session, headers: { ...keyed(key), ...confirm } };
    return app.post(`/api/auth/balance/${path}`, body, call);
  };
  const decide = async (path: string, body: object) =>
    app.post(`/api/backoffice/${path}`, body, { token: await app.tokenOf(STAFF), headers: keyed() });
  const balance = async () => (await app.get("/api/auth/balance", { token: await app.tokenOf(1) })).body.data;
  const history = async (body: object = all) =>
    (await app.post("/api/auth/balance/history", body, { token: await app.tokenOf(1) })).body.data;
  const latestNotice = async () =>
    (await app.get("/api/notifications", { token: await app.tokenOf(1) })).body.data.items[0]?.text;
  const pay = async (url: string, outcome: string) =>
    app.app.request(url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `outcome=${outcome}`,
    });
  return { ...app, token, ask, decide, balance, history, latestNotice, pay };
}

describe("A top-up by card", () => {
  it("adds the fee to the charge, is credited once the card has paid, and only once", async () => {
    const { ask, pay, get, token, balance, history, latestNotice } = await setUp();
    const { status, body } = await ask("payonline/request", { amount: 100 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      amount: 100,
      fee: 2,
      charge: 102,
      status: "pending",
      expires: "2026-11-22T04:30:00.000Z",
    });
    const paid = await pay(body.data.url, "paid");
    expect([paid.status, paid.headers.get("location")]).toEqual([
      303,
      `/deposit?payment=${body.data.id_payment}`,
    ]);
    await pay(body.data.url, "paid");
    expect(await balance()).toMatchObject({ balance_summ: 10_100, available: 10_100 });
    const seen = await get(`/api/auth/balance/payonline/${body.data.id_payment}`, { token });
    expect(seen.body.data.status).toBe("paid");
    expect((await history()).items.slice(0, 2)).toMatchObject([
      { type: "card_fee", amount: -2, balance: 10_100 },
      { type: "top_up_card", amount: 102, balance: 10_102 },
    ]);
    expect(await latestNotice()).toBe("AED 100 is in your deposit, paid by card.");
  });

  it("expires when the card is declined, or after half an hour without a payment", async () => {
    const { ask, pay, get, token, balance, clock } = await setUp();
    const statusOf = async (id: number) =>
      (await get(`/api/auth/balance/payonline/${id}`, { token })).body.data.status;
    const declined = (await ask("payonline/request", { amount: 50 })).body.data;
    await pay(declined.url, "failed");
    const late = (await ask("payonline/request", { amount: 50 })).body.data;
    clock.advance(30 * 60_000);
    await pay(late.url, "paid");
    expect([await statusOf(declined.id_payment), await statusOf(late.id_payment)]).toEqual([
      "failed",
      "expired",
    ]);
    expect((await balance()).balance_summ).toBe(10_000);
  });

  it("is one payment per key, and visible to its owner only", async () => {
    const { ask, get, tokenOf } = await setUp();
    const first = (await ask("payonline/request", { amount: 19.99 }, "the-same-key")).body.data;
    const again = (await ask("payonline/request", { amount: 19.99 }, "the-same-key")).body.data;
    expect(again).toEqual(first);
    expect((await ask("payonline/request", { amount: 20 }, "the-same-key")).body.result).toBe("KEY_REUSED");
    const path = `/api/auth/balance/payonline/${first.id_payment}`;
    expect((await get(path, { token: await tokenOf(2) })).status).toBe(404);
    expect((await ask("payonline/request", { amount: 19.995 })).body.message).toBe("Amount must be valid");
  });

  it("has a page that runs no script and says that it charges nothing", async () => {
    const { ask, app } = await setUp();
    const { url } = (await ask("payonline/request", { amount: 1000 })).body.data;
    const page = await app.request(url);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await page.text()).toContain("Pay AED 1,020.00");
    expect((await app.request("/_mock/pay/nothing")).status).toBe(404);
  });
});

describe("An amount below one fils", () => {
  it.each([
    ["payonline/request", {}],
    ["invoice/request", {}],
    ["refund/apply", account],
  ])("is refused by %s with the field's error, and changes nothing", async (path, rest) => {
    const { ask, store, balance } = await setUp();
    const asked = () => store.read((db) => sqlite(db).prepare(ASKED).all());
    const state = async () => [await balance(), await asked()];
    const before = await state();
    for (const amount of [3.3000000000000003, 19.995, 5_000.000_000_000_001]) {
      const { status, body } = await ask(path, { ...rest, amount });
      expect({ amount, status, ...body }).toMatchObject({
        status: 422,
        result: "VALIDATION",
        details: { errors: [{ field: "amount", message: "Amount must be valid" }] },
      });
    }
    expect(await state()).toEqual(before);
    expect((await ask(path, { ...rest, amount: 3.3 })).status).toBe(200);
    expect(await state()).not.toEqual(before);
  });
});

describe("A top-up by invoice", () => {
  // @proves 9.constant.invoice-generated-in-about-10-minutes
  it("is a PDF after ten minutes, and credited when the staff have received the money", async () => {
    const { ask, get, token, app, clock, decide, balance, latestNotice } = await setUp();
    const { body } = await ask("invoice/request", { amount: 40_000 });
    expect(body.data).toMatchObject({
      number: "INV-2026-00001",
      amount: 40_000,
      url: null,
      status: "making",
      ready_at: "2026-11-22T04:10:00.000Z",
    });
    clock.advance(10 * 60_000);
    const [ready] = (await get("/api/auth/balance/invoice/list", { token })).body.data;
    expect(ready.status).toBe("open");
    const pdf = await app.request(ready.url);
    expect([pdf.headers.get("content-type"), (await pdf.text()).slice(0, 5)]).toEqual([
      "application/pdf",
      "%PDF-",
    ]);
    const confirmed = await decide("payments/confirm", { id_invoice: ready.id_invoice, ...CAME });
    expect(confirmed.body.data).toMatchObject({ client: "Person 1", invoice: { status: "paid" } });
    expect((await balance()).balance_summ).toBe(50_000);
    expect(await latestNotice()).toBe("AED 40,000 is in your deposit: invoice INV-2026-00001 is paid.");
    expect((await decide("payments/confirm", { id_invoice: ready.id_invoice, ...CAME })).body.result).toBe(
      "STALE",
    );
  });

  it("is closed without a credit when no money arrived", async () => {
    const { ask, decide, balance, post, tokenOf } = await setUp();
    const { id_invoice } = (await ask("invoice/request", { amount: 500 })).body.data;
    const { body } = await decide("payments/reject", { id_invoice, reason: "Nothing received in 30 days" });
    expect(body.data.invoice.status).toBe("rejected");
    expect((await balance()).balance_summ).toBe(10_000);
    const list = await post(
      "/api/backoffice/payments/list",
      { state: "rejected" },
      { token: await tokenOf(STAFF) },
    );
    expect(list.body.data).toMatchObject({ total: 1, items: [{ client: "Person 1" }] });
    expect((await decide("payments/reject", { id_invoice: 99, reason: "None" })).status).toBe(404);
  });
});

describe("A refund", () => {
  // @proves 3.field.refund-recipient-name
  // @proves 3.field.refund-iban
  // @proves 3.field.refund-bank-name
  // @proves 3.field.refund-swift-bic
  it("is reserved on request, debited when it is paid, and its account is stored, masked", async () => {
    const { ask, get, tokenOf, decide, balance, history, latestNotice, clock } = await setUp();
    const { body } = await ask("refund/apply", { ...account, amount: 4_000.5 });
    expect(body.data).toMatchObject({
      amount: 4_000.5,
      status: "requested",
      expected_by: "2026-11-27",
      account: { recipient: "Person One", iban: "AE•••3456", bank: "Emirates NBD", swift: "EBILAEAD" },
    });
    expect(await balance()).toMatchObject({
      balance_summ: 10_000,
      available: 5_999.5,
      holds: [{ why: "refund", amount: 4_000.5, id_auction: null }],
    });
    clock.advance(24 * 3_600_000);
    await decide("refunds/paid", { id: body.data.id, ...PAID });
    expect(await balance()).toMatchObject({ balance_summ: 5_999.5, balance_reserv: 0, holds: [] });
    expect((await history()).items.slice(0, 3).map(({ type }: { type: string }) => type)).toEqual([
      "refund",
      "release",
      "hold",
    ]);
    expect(await latestNotice()).toBe("Your refund of AED 4,000.50 is on its way to AE•••3456.");
    const token = await tokenOf(1);
    const { refunds, accounts } = (await get("/api/auth/balance/refund/list", { token })).body.data;
    expect([refunds[0].status, accounts.length]).toEqual(["paid", 1]);
    const saved = await ask("refund/apply", { id: accounts[0].id_account, amount: 1 });
    expect(saved.body.data.account).toEqual(accounts[0]);
  });

  it("to a new account is paid 24 hours after the account was added, not before", async () => {
    const { ask, decide, balance, latestNotice, clock } = await setUp();
    const { id, account: added } = (await ask("refund/apply", { ...account, amount: 100 })).body.data;
    expect(added.payable_from).toBe("2026-11-23T04:00:00.000Z");
    expect(await latestNotice()).toMatch(
      /^The account AE•••3456 was added for refunds. It takes payouts from Nov/,
    );
    clock.advance(24 * 3_600_000 - 1);
    const early = await decide("refunds/paid", { id, ...PAID });
    expect(early).toMatchObject({
      status: 409,
      body: { result: "PAYOUT_WAITS", details: { until: "2026-11-23T04:00:00.000Z" } },
    });
    expect(await balance()).toMatchObject({ balance_summ: 10_000, available: 9_900 });
    const again = await ask("refund/apply", { id: added.id_account, amount: 1 });
    expect(again.body.data.account).toEqual(added);
    clock.advance(1);
    expect((await decide("refunds/paid", { id, ...PAID })).status).toBe(200);
    expect((await decide("refunds/paid", { id: again.body.data.id, ...PAID })).status).toBe(200);
  });

  it("keeps its recipient when another refund names the same IBAN under another name", async () => {
    const { ask, get, token, clock } = await setUp();
    await ask("refund/apply", { ...account, amount: 1 });
    clock.advance(3_600_000);
    const { body } = await ask("refund/apply", { ...account, recipient: "Somebody Else", amount: 2 });
    expect(body.data.account.payable_from).toBe("2026-11-23T05:00:00.000Z");
    await ask("refund/apply", { ...account, amount: 3 });
    const { refunds, accounts } = (await get("/api/auth/balance/refund/list", { token })).body.data;
    const recipients = refunds.map((one: { account: { recipient: string } }) => one.account.recipient);
    expect(recipients).toEqual(["Person One", "Somebody Else", "Person One"]);
    expect(accounts).toHaveLength(2);
  });

  it("is released when it is declined, with the reason", async () => {
    const { ask, decide, balance, latestNotice } = await setUp();
    const { id } = (await ask("refund/apply", { ...account, amount: 10_000 })).body.data;
    const { body } = await decide("refunds/decline", { id, reason: "The account is in another name" });
    expect(body.data.refund).toMatchObject({ status: "declined", reason: "The account is in another name" });
    expect(await balance()).toMatchObject({ balance_summ: 10_000, available: 10_000 });
    expect(await latestNotice()).toContain("declined: The account is in another name");
    expect((await decide("refunds/paid", { id, ...PAID })).body.result).toBe("STALE");
  });

  it("is paid from the available amount", async () => {
    const { ask, store, balance } = await setUp();
    await bid(store, { lot: 1, user: 1, amount: 20_000 });
    const { status, body } = await ask("refund/apply", { ...account, amount: 6_001 });
    expect([status, body.details.errors]).toEqual([
      422,
      [{ field: "amount", message: "Maximum value is 6,000" }],
    ]);
    expect((await ask("refund/apply", { ...account, amount: 6_000 })).status).toBe(200);
    expect((await balance()).available).toBe(0);
  });

  it("needs a complete new account, or one of the user's own", async () => {
    const { ask } = await setUp();
    const { body } = await ask("refund/apply", { id: 0, amount: 1, iban: "AE080331234567890123456" });
    expect(body.details.errors).toEqual([
      { field: "recipient", message: "Recipient name is required" },
      { field: "bank", message: "Bank name is required" },
      { field: "swift", message: "SWIFT/BIC is required" },
      { field: "iban", message: "IBAN must be valid" },
    ]);
    for (const [iban, message] of [
      ["AE07033123456789012345", "IBAN must be valid"],
      ["US64SVBKUS6S3300958879", "IBAN must be valid"],
      ["GB82WEST12345698765432", "SWIFT/BIC and IBAN must be of one country"],
    ]) {
      expect((await ask("refund/apply", { ...account, amount: 1, iban })).body.message).toBe(message);
    }
    expect((await ask("refund/apply", { id: 77, amount: 1 })).body.message).toBe("Account must be valid");
  });

  it("is refused without a recent confirmation of the password", async () => {
    const { ask, balance } = await setUp();
    const { status, body } = await ask("refund/apply", { ...account, amount: 1 }, undefined, {
      "x-confirm": "not-a-confirmation-at-all",
    });
    expect([status, body.result, body.message]).toEqual([
      403,
      "CONFIRM_REQUIRED",
      "Confirm with your password first",
    ]);
    expect((await balance()).available).toBe(10_000);
  });

  it("is made once under one key", async () => {
    const { ask, balance } = await setUp();
    const once = () => ask("refund/apply", { ...account, amount: 6_000 }, "one-refund");
    expect((await Promise.all([once(), once()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await balance()).available).toBe(4_000);
  });
});

describe("POST /auth/balance/history", () => {
  // @proves 3.field.operation-date
  // @proves 3.field.operation-lot-number
  // @proves 3.field.operation-operation-type
  // @proves 3.field.operation-amount
  // @proves 3.field.operation-comment
  it("has each row with its lot and the available amount after it, page by page", async () => {
    const { store, history } = await setUp();
    await bid(store, { lot: 1, user: 1, amount: 20_000 });
    await bid(store, { lot: 1, user: 2, amount: 20_500 });
    const first = await history({ ...all, limit: 2 });
    expect(first).toMatchObject({ total: 3, next: expect.any(String) });
    expect(first.items).toMatchObject([
      { type: "release", number: 20_001, amount: 4_000, balance: 10_000 },
      { type: "hold", number: 20_001, id_auction: 1, amount: -4_000, balance: 6_000, comment: "" },
    ]);
    const rest = await history({ ...all, limit: 2, after: first.next });
    expect(rest).toMatchObject({
      next: null,
      items: [{ type: "top_up_invoice", amount: 10_000, number: null }],
    });
  });

  it("includes both days completely, in Dubai, and can show one type", async () => {
    const { store, history } = await setUp();
    const midnight = START + 16 * HOUR_MS;
    await store.write(async (db) => {
      for (const at of [midnight - 1, midnight]) {
        await postToLedger(db, { userId: 1, type: "correction", amountFils: 100, at });
      }
    });
    const day = async (d: string) => (await history({ sd: d, ed: d })).total;
    expect([await day("2026-11-22"), await day("2026-11-23"), await day("2026-11-24")]).toEqual([1, 1, 0]);
    expect((await history({ ...all, type: "top_up_invoice" })).total).toBe(1);
  });

  it("has sums: in, out, and by type; a hold counts as neither", async () => {
    const { store, post, token, ask, pay } = await setUp();
    await bid(store, { lot: 1, user: 1, amount: 20_000 });
    await pay((await ask("payonline/request", { amount: 100 })).body.data.url, "paid");
    const { body } = await post("/api/auth/balance/history/sum", all, { token });
    expect(body.data).toEqual({
      in: 10_102,
      out: 2,
      by_type: { top_up_invoice: 10_000, hold: -4_000, top_up_card: 102, card_fee: -2 },
    });
  });

  // @proves 5.message.start-date-can-t-be-after
  it("rejects a period that ends before it starts", async () => {
    const { post, token } = await setUp();
    const body = { sd: "2026-11-02", ed: "2026-11-01" };
    for (const path of ["history", "history/sum", "export"]) {
      const reply = await post(`/api/auth/balance/${path}`, body, { token });
      expect([reply.status, reply.body.message]).toEqual([422, "Start date can't be after End date"]);
    }
  });

  it("comes as a spreadsheet", async () => {
    const { app, token } = await setUp();
    const reply = await app.request("/api/auth/balance/export", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(all),
    });
    const rows = sheetOf(new Uint8Array(await reply.arrayBuffer()));
    expect(rows[1]).toContain("Top-up by invoice");
  });
});
