/** Tests of payouts: the whole account, files for the bank, and what the bank says afterwards. */
import { hash } from "node:crypto";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { verify } from "../../verify/verify.ts";
import { describe, expect, it } from "vitest";
import { person, smallScene } from "../../sqlite/test-support/people.ts";
import { openTestApp, type Answer } from "../../test-support/app.ts";
import { givePassword } from "../../test-support/passwords.ts";
import { sqlite } from "../../tables/system/driver.ts";

const STAFF = 50;
const PASSWORD = "harbour-light";
const DAY_MS = 86_400_000;
const IBAN = "AE070331234567890123456";
const PAID = { value_date: "2026-11-23", reference: "FT26328 0417" };

async function setUp() {
  const users = [...smallScene().users, person(STAFF, 0, { roles: ["backoffice"], profile: null })];
  const app = await openTestApp({ scene: { users } });
  let keys = 0;
  const call = async (who: number, path: string, body: object, headers: Record<string, string> = {}) =>
    app.post(`/api/${path}`, body, {
      token: await app.tokenOf(who),
      headers: { "idempotency-key": `payouts-key-${++keys}`, ...headers },
    });
  /** Who calls has just repeated their password. */
  const sure = async (who: number, path: string, body: object, headers: Record<string, string> = {}) => {
    await givePassword(app, PASSWORD, who);
    const token = await app.tokenOf(who);
    const { body: repeated } = await app.post("/api/auth/confirm", { password: PASSWORD }, { token });
    const given = { "idempotency-key": `payouts-key-${++keys}`, "x-confirm": repeated.data.confirm };
    return app.post(`/api/${path}`, body, { token, headers: { ...given, ...headers } });
  };
  const asked = async (who: number, amount: number, account: object = {}): Promise<number> => {
    const usual = { id: 0, recipient: `Person ${who}`, iban: IBAN, bank: "Emirates NBD", swift: "EBILAEAD" };
    const { body } = await sure(who, "auth/balance/refund/apply", { ...usual, ...account, amount });
    return body.data.id as number;
  };
  const staff = (path: string, body: object) => call(STAFF, `backoffice/${path}`, body);
  const file = (ids: number[], format = "pain.001", headers = {}) =>
    sure(STAFF, "backoffice/refunds/bank-file", { ids, format }, headers);
  const rowOf = async (id: number) =>
    (await staff("refunds/list", { state: "all" })).body.data.items.find(
      ({ refund }: { refund: { id: number } }) => refund.id === id,
    );
  const auditOf = (act: string) =>
    app.store.read((db) => sqlite(db).prepare("SELECT * FROM audit WHERE act = ?").all(act)) as Promise<
      Record<string, unknown>[]
    >;
  return { ...app, call, sure, asked, staff, file, rowOf, auditOf };
}

const refusal = ({ status, body }: Answer) => [status, body.result];

describe("The account of a refund", () => {
  it("is shown whole to staff who prove who they are, for two minutes, and the audit says so", async () => {
    const { asked, sure, auditOf } = await setUp();
    const id = await asked(1, 100);
    const { status, body } = await sure(STAFF, "backoffice/refunds/reveal", { id });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      amount: 100,
      recipient: "Person 1",
      iban: IBAN,
      swift: "EBILAEAD",
      bank: "Emirates NBD",
      reference: `RF-2026-${String(id).padStart(5, "0")}`,
      shown_s: 120,
    });
    expect(await auditOf("refund.reveal")).toMatchObject([
      { user_id: STAFF, about_id: 1, subject: `RF-2026-0000${id}, Person 1, AED 100` },
    ]);
  });

  it("is for nobody else, not without the proof, and not after the decision", async () => {
    const { asked, call, sure, staff, auditOf } = await setUp();
    const id = await asked(1, 100);
    expect(refusal(await sure(1, "backoffice/refunds/reveal", { id }))).toEqual([403, "ROLE_FORBIDDEN"]);
    const none = { "x-confirm": "not-a-confirmation-at-all" };
    expect(refusal(await call(STAFF, "backoffice/refunds/reveal", { id }, none))).toEqual([
      403,
      "CONFIRM_REQUIRED",
    ]);
    expect(refusal(await sure(STAFF, "backoffice/refunds/reveal", { id: 999 }))).toEqual([404, "NOT_FOUND"]);
    await staff("refunds/decline", { id, reason: "Another name" });
    expect(refusal(await sure(STAFF, "backoffice/refunds/reveal", { id }))).toEqual([409, "STALE"]);
    expect(await auditOf("refund.reveal")).toEqual([]);
  });
});

describe("A file for the bank", () => {
  it("has each chosen refund once, and its maker and checksum are in the audit", async () => {
    const { asked, file, rowOf, auditOf, clock } = await setUp();
    const [first, second, left] = [await asked(1, 100.5), await asked(2, 50), await asked(3, 20)];
    clock.advance(DAY_MS);
    const { status, body } = await file([second, first]);
    expect(status).toBe(200);
    const { number, name, type, content, refunds, total } = body.data;
    expect({ number, name, type, refunds, total }).toEqual({
      number: 1,
      name: "marsa-bank-file-1.xml",
      type: "application/xml",
      refunds: 2,
      total: 150.5,
    });
    expect(content.match(/<InstdAmt Ccy="AED">[\d.]+/g)).toEqual([
      '<InstdAmt Ccy="AED">100.50',
      '<InstdAmt Ccy="AED">50.00',
    ]);
    expect(content).toContain("<CtrlSum>150.50</CtrlSum>");
    expect(await rowOf(first)).toMatchObject({ bank_file: 1, hindrance: "in_file" });
    expect(await rowOf(left)).toMatchObject({ bank_file: null, hindrance: null });
    expect(await auditOf("refund.file")).toMatchObject([
      {
        user_id: STAFF,
        subject: "Bank file 1, pain.001, 2 refunds, AED 150.50",
        reason: `SHA-256 ${hash("sha256", content, "hex")}`,
      },
    ]);
  });

  it("is made once: a repeated request gets the same file, another one is refused", async () => {
    const { asked, file, store, clock } = await setUp();
    const id = await asked(1, 100);
    clock.advance(DAY_MS);
    const key = { "idempotency-key": "one-file-only" };
    const made = await file([id], "csv", key);
    expect((await file([id], "csv", key)).body).toEqual(made.body);
    expect(refusal(await file([id], "csv"))).toEqual([409, "STALE"]);
    const answers = await store.read((db) =>
      sqlite(db).prepare("SELECT answer FROM idempotency").pluck().all(),
    );
    expect(answers.join()).not.toContain(IBAN);
  });

  it("has its refunds until they are marked, with the reference and the day of the bank", async () => {
    const { asked, file, staff, rowOf, clock, auditOf } = await setUp();
    const id = await asked(1, 100);
    clock.advance(DAY_MS);
    await file([id]);
    expect((await staff("refunds/paid", { id, ...PAID })).body.data).toMatchObject({
      refund: { status: "paid" },
      bank_file: 1,
      hindrance: null,
      transfer: { amount: 100, value_date: "2026-11-23", reference: "FT26328 0417" },
    });
    expect(await rowOf(id)).toMatchObject({ transfer: { reference: "FT26328 0417" } });
    const [paid] = await auditOf("refund.paid");
    expect(paid!["subject"]).toMatch(/, FT26328 0417 of 2026-11-23$/);
  });

  it.each([
    ["another person's name", { recipient: "Sara Haddad" }, "other_name"],
    ["letters that banks refuse", { recipient: "شخص واحد" }, "other_name"],
  ])("has no refund to %s", async (_what, account, why) => {
    const { asked, file, rowOf, clock } = await setUp();
    const [good, bad] = [await asked(1, 10), await asked(1, 20, account)];
    clock.advance(DAY_MS);
    expect((await rowOf(bad)).hindrance).toBe(why);
    const answer = await file([good, bad]);
    expect(refusal(answer)).toEqual([422, "VALIDATION"]);
    expect(answer.body.details.errors[0].message).toMatch(/^RF-2026-\d{5} goes to another name/);
    expect((await rowOf(good)).bank_file).toBeNull();
  });

  it("has no refund to a name that the client has just given themselves", async () => {
    const { asked, rowOf, send, tokenOf, clock } = await setUp();
    const body = { firstName: "Sara", lastName: "Haddad" };
    expect((await send("PUT", "/api/auth/account", { token: await tokenOf(1), body })).status).toBe(200);
    const id = await asked(1, 20, { recipient: "Sara Haddad" });
    clock.advance(DAY_MS);
    expect(await rowOf(id)).toMatchObject({ other_recipient: true, hindrance: "other_name" });
  });

  it("has no refund to a new account, to nobody, or that is decided", async () => {
    const { asked, file, staff, rowOf, clock } = await setUp();
    const id = await asked(1, 10);
    expect((await rowOf(id)).hindrance).toBe("new_account");
    expect(refusal(await file([id]))).toEqual([409, "PAYOUT_WAITS"]);
    clock.advance(DAY_MS);
    expect(refusal(await file([id, 999]))).toEqual([404, "NOT_FOUND"]);
    await staff("refunds/decline", { id, reason: "Another name" });
    expect(refusal(await file([id]))).toEqual([409, "STALE"]);
  });

  it("is for staff who prove who they are", async () => {
    const { asked, call, sure, clock } = await setUp();
    const id = await asked(1, 10);
    clock.advance(DAY_MS);
    const order = { ids: [id], format: "csv" };
    expect(refusal(await sure(1, "backoffice/refunds/bank-file", order))).toEqual([403, "ROLE_FORBIDDEN"]);
    const none = { "x-confirm": "not-a-confirmation-at-all" };
    expect(refusal(await call(STAFF, "backoffice/refunds/bank-file", order, none))).toEqual([
      403,
      "CONFIRM_REQUIRED",
    ]);
  });
});

it.each(["2026-08-01", "2025-11-22", "2026-12-30", "2062-11-22"])(
  "the value date %s is a slip of the finger",
  async (value_date) => {
    const { asked, staff, clock } = await setUp();
    const id = await asked(1, 10);
    clock.advance(DAY_MS);
    const answer = await staff("refunds/paid", { id, value_date, reference: "FT26328 0417" });
    expect([answer.status, answer.body.message]).toEqual([422, "Value date must be valid"]);
  },
);

/** Person 1 has asked for an invoice. */
async function invoiced() {
  const app = await setUp();
  const { body } = await app.call(1, "auth/balance/invoice/request", { amount: 1_000 });
  return { ...app, id_invoice: body.data.id_invoice as number, number: body.data.number as string };
}

describe("An invoice", () => {
  const came = { amount: 990.25, value_date: "2026-11-22", reference: "FT26326 1188" };

  it("credits what came, and keeps its day and its reference", async () => {
    const { staff, get, tokenOf, auditOf, id_invoice } = await invoiced();
    const before = (await get("/api/auth/balance", { token: await tokenOf(1) })).body.data.available;
    const { body } = await staff("payments/confirm", { id_invoice, ...came });
    expect(body.data.received).toEqual(came);
    const after = (await get("/api/auth/balance", { token: await tokenOf(1) })).body.data.available;
    expect(after - before).toBe(990.25);
    const notices = (await get("/api/notifications", { token: await tokenOf(1) })).body.data.items;
    expect(notices[0].text).toMatch(/^AED 990\.25 is in your deposit: .* It was over AED 1,000\.$/);
    expect((await auditOf("invoice.confirm"))[0]!["subject"]).toMatch(
      /AED 990\.25, FT26326 1188 of 2026-11-22$/,
    );
  });

  it.each([
    [{ ...came, amount: 0.001 }, "Amount must be valid"],
    [{ ...came, value_date: "2026-02-31" }, "Invalid date"],
    [{ ...came, value_date: "2027-11-22" }, "Value date must be valid"],
    [{ ...came, reference: "" }, "Reference is required"],
  ])("is not confirmed by %j", async (facts, message) => {
    const { staff, id_invoice } = await invoiced();
    const answer = await staff("payments/confirm", { id_invoice, ...facts });
    expect([answer.status, answer.body.message]).toEqual([422, message]);
    expect((await staff("payments/confirm", { id_invoice, ...came })).status).toBe(200);
  });

  it.each([
    (number: string) => number,
    (number: string) => number.toLowerCase(),
    (number: string) => number.slice(4),
    (number: string) => number.slice(-5),
    (number: string) => number.slice(0, -1),
  ])("is found by its number", async (typed) => {
    const { call, staff, number } = await invoiced();
    await call(2, "auth/balance/invoice/request", { amount: 5 });
    const { body } = await staff("payments/list", { q: typed(number), state: "all" });
    expect(body.data.items.map(({ invoice }: { invoice: { number: string } }) => invoice.number)).toContain(
      number,
    );
    expect((await staff("payments/list", { q: `${number}9` })).body.data.counts.all).toBe(0);
  });
});

/** A requested, a paid and a declined refund, and what verify finds after a change of the database. */
async function decided() {
  const { asked, staff, store, clock } = await setUp();
  const [requested, paid, declined] = [await asked(1, 100), await asked(2, 50), await asked(3, 20)];
  clock.advance(DAY_MS);
  expect((await staff("refunds/paid", { id: paid, ...PAID })).status).toBe(200);
  expect((await staff("refunds/decline", { id: declined, reason: "Another name" })).status).toBe(200);
  const findings = async (sql: string) => {
    const file = await store.write((db) => {
      sqlite(db).exec(sql);
      return sqlite(db).name;
    });
    return (await verify(file, defaultTerms)).findings;
  };
  return { findings, requested, paid, declined };
}

describe("verify compares each refund with the ledger, and", () => {
  it("finds no error in requested, paid and declined ones", async () => {
    const { findings } = await decided();
    expect(await findings("")).toEqual([]);
  });

  it.each([
    ["requested", "amount_fils = amount_fils - 100"],
    ["paid", "amount_fils = amount_fils + 100"],
    ["declined", "status = 'paid'"],
    ["declined", "user_id = 4"],
    ["requested", "status = 'declined', decided_at = 0"],
  ] as const)("names a %s one with %s", async (which, change) => {
    const { findings, ...ids } = await decided();
    const [first] = await findings(`UPDATE refund SET ${change} WHERE id = ${ids[which]}`);
    expect(first).toMatchObject({ table: "refund", row: String(ids[which]) });
  });

  it.each(["UPDATE refund SET status = 'declined'", "DELETE FROM refund"])(
    "names its row of the ledger after %s",
    async (sql) => {
      const { findings, paid } = await decided();
      expect(await findings(`${sql} WHERE id = ${paid}`)).toMatchObject([
        {
          table: "ledger",
          userId: 2,
          what: expect.stringMatching(/^no refund has this \w+ of -?5000 fils$/),
        },
      ]);
    },
  );
});
