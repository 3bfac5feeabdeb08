/** Tests of vendor statements and payouts: sums, readers, payment and numbers. */
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { demoHouse } from "../../scenes/seed/house.ts";
import { openWriter } from "../../sqlite/connection.ts";
import { TEST_KEYS, temporaryFolder } from "../../sqlite/test-support/open.ts";
import { car, person, SELLER } from "../../sqlite/test-support/people.ts";
import { issueStatement, statementById } from "../../tables/money/statements.ts";
import { inTransaction, sqlite } from "../../tables/system/driver.ts";
import { openTestApp } from "../../test-support/app.ts";
import { verify } from "../../verify/verify.ts";
import { factsNow } from "./statements.ts";

const [BUYER, OTHER, CLERK, COLLEAGUE, ADMIN] = [1, 2, 50, 51, 52];
const works = { roles: ["backoffice"] as const, profile: null };
const users = [
  person(BUYER, 200_000),
  person(OTHER, 0),
  person(SELLER, 1, { roles: ["seller"] }),
  person(CLERK, 0, works),
  person(COLLEAGUE, 0, works),
  person(ADMIN, 0, { ...works, ustatus: "admin" }),
];
const DAY_MS = 86_400_000;
const IBAN = "AE070331234567890123456";
const ACCOUNT = { id: 0, recipient: `Person ${SELLER}`, iban: IBAN, bank: "Mashreq", swift: "BOMLAEAD" };
let keys = 0;

async function setUp({ price = 8_000, house = true }: { price?: number; house?: boolean } = {}) {
  const lots = [1, 2, 3].map((id) =>
    car(id, { startPrice: 1_000, buyNow: price, endsAt: Date.UTC(2026, 11, 20) }),
  );
  const app = await openTestApp({ jobs: true, scene: { users, lots, ...(!house && { house: null }) } });
  const file = await app.store.read(async (db) => sqlite(db).name);
  const post = async (userId: number, path: string, body: object, headers: object = {}) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      sure: true,
      headers: { "idempotency-key": `statement-key-${++keys}`, ...headers },
    });
  const read = async (userId: number, path: string) =>
    app.get(`/api${path}`, { token: await app.tokenOf(userId) });
  const pay = async (lotId: number) => {
    await post(BUYER, "/auction/buynow", { id_auction: lotId, price });
    expect((await post(BUYER, "/my/pay", { id_auction: lotId })).status).toBe(200);
  };
  const handOver = async (lotId: number) => {
    await pay(lotId);
    const body = { id_auction: lotId, reason: "The buyer came without the code" };
    expect((await post(CLERK, "/backoffice/settlements/handover", body)).status).toBe(200);
  };
  return {
    ...app,
    file,
    post,
    read,
    pay,
    handOver,
    /** The seller has an account, and these lots are free to be paid out. */
    async free(...lotIds: number[]) {
      for (const lotId of lotIds) await handOver(lotId);
      await app.context.sceneControl.setClock({ byMs: DAY_MS });
      await app.settled();
    },
    account: () => post(SELLER, "/auth/balance/refund/apply", { ...ACCOUNT, amount: 1 }),
    due: async (body: object = {}) => (await post(CLERK, "/backoffice/papers/payouts/list", body)).body.data,
    run: (headers: object = {}) => post(CLERK, "/backoffice/papers/payouts/run", { ids: [SELLER] }, headers),
  };
}

describe("a vendor statement", () => {
  it("tells hammer, VAT inside, fee, VAT on it and what is the seller's, by lot and summed", async () => {
    const { post, read, free, pay, handOver } = await setUp();
    await post(ADMIN, "/backoffice/papers/fee", { id_user: SELLER, basis_points: 100 });
    await free(1);
    await handOver(2);
    await pay(3);
    const now = (await read(SELLER, "/my/papers/statements/0")).body.data;
    const money = { hammer: 8_000, vat_inside: 380.95, fee: 80, vat_on_fee: 4, claim: 0, to_you: 7_916 };
    expect(now).toMatchObject({
      id_statement: 0,
      number: null,
      lines: [
        { lot: 20_001, ...money, handed_over: expect.any(String), state: "free" },
        { lot: 20_002, ...money, handed_over: expect.any(String), state: "claim" },
        { lot: 20_003, ...money, handed_over: null, state: "handover" },
      ],
      sums: { hammer: 24_000, vat_inside: 1_142.85, fee: 240, vat_on_fee: 12, claim: 0, to_you: 23_748 },
      kept: { handover: 7_916, claim: 7_916 },
      used: 0,
      paid_out: 7_916,
      invoices: ["MAR-TI-2026-000002", "MAR-TI-2026-000004"],
      payout: null,
    });
    expect((await read(CLERK, `/backoffice/papers/payouts/${SELLER}`)).body.data).toEqual({
      ...now,
      issued_at: expect.any(String),
    });
  });

  it("is its seller's alone, who reads the whole IBAN; staff read it masked", async () => {
    const { free, account, run, read, app, tokenOf } = await setUp();
    await account();
    await free(1);
    await run();
    const mine = (await read(SELLER, "/my/papers/statements/1")).body.data;
    expect(mine.payout).toMatchObject({ status: "requested", iban: IBAN, bank: "Mashreq" });
    const { payout } = (await read(CLERK, "/backoffice/papers/statements/1")).body.data;
    expect(payout.iban).toMatch(/^AE.*3456$/);
    expect(payout.iban).not.toContain("033123");
    for (const path of ["/my/papers/statements/1", "/my/papers/statements/1/pdf"])
      for (const who of [OTHER, CLERK]) expect((await read(who, path)).status).toBe(404);
    for (const path of ["/backoffice/papers/statements/1", "/backoffice/papers/statements/1/pdf"])
      expect((await read(SELLER, path)).status).toBe(403);
    for (const [who, path] of [
      [SELLER, "/api/my/papers/statements/1/pdf"],
      [CLERK, "/api/backoffice/papers/statements/1/pdf"],
    ] as const) {
      const reply = await app.request(path, { headers: { authorization: `Bearer ${await tokenOf(who)}` } });
      expect(reply.headers.get("content-type")).toBe("application/pdf");
      expect(Buffer.from(await reply.arrayBuffer()).toString("latin1")).toMatch(/^%PDF/);
    }
  });
});

describe("a payout run", () => {
  it("pays what is free, once: it is a refund with a statement, for the bank file", async () => {
    const { free, account, run, due, post, read, file } = await setUp();
    await account();
    await free(1, 2);
    const row = { id_user: SELLER, lots: 2, due: 16_000, hindrance: null, account: { bank: "Mashreq" } };
    expect(await due()).toMatchObject({ items: [row], sum: 16_000, total: 1, next: null });
    expect((await due({ q: "Somebody else" })).total).toBe(0);
    const { status, body } = await run();
    expect([status, body.data.payouts]).toEqual([
      200,
      [
        {
          id_user: SELLER,
          id_statement: 1,
          number: "MAR-VS-2026-000001",
          amount: 16_000,
          to_be_signed: true,
        },
      ],
    ]);
    expect((await due()).total).toBe(0);
    expect((await run()).body.result).toBe("STALE");
    const [listed] = (await post(CLERK, "/backoffice/refunds/list", { state: "requested" })).body.data.items;
    expect(listed).toMatchObject({
      hindrance: "unsigned",
      to_be_signed: { kind: "refund" },
      refund: { amount: 16_000, id_statement: 1 },
    });
    const id = listed.refund.id as number;
    const bankFile = () => post(CLERK, "/backoffice/refunds/bank-file", { ids: [id], format: "pain.001" });
    expect((await bankFile()).status).toBe(422);
    const sign = (who: number) => post(who, `/backoffice/sign/refund/${id}`, { decision: "sign" });
    expect((await sign(CLERK)).body.result).toBe("SECOND_PERSON_REQUIRED");
    expect((await sign(COLLEAGUE)).status).toBe(200);
    const made = await bankFile();
    expect(made.body.data.content).toContain("<Ustrd>Proceeds of sales RF-2026-");
    expect((await bankFile()).body.result).toBe("STALE");
    const transfer = { id, value_date: "2026-11-23", reference: "FT26328 0417" };
    expect((await post(CLERK, "/backoffice/refunds/paid", transfer)).status).toBe(200);
    expect((await post(SELLER, "/my/papers/statements/list", {})).body.data.items).toMatchObject([
      { number: "MAR-VS-2026-000001", lots: 2, paid_out: 16_000, status: "paid" },
    ]);
    const { payout } = (await read(SELLER, "/my/papers/statements/1")).body.data;
    expect(payout).toMatchObject({ status: "paid", value_date: "2026-11-23" });
    const acts = (await post(ADMIN, "/backoffice/audit", { state: "payout" })).body.data.items;
    expect(acts).toMatchObject([
      { who: "Person 50", subject: "MAR-VS-2026-000001, Person 900, AED 16,000", about: SELLER },
    ]);
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
  });

  it("gives the same answer to a repeated key", async () => {
    const { free, account, run } = await setUp();
    await account();
    await free(1);
    const key = { "idempotency-key": "one-run-only" };
    const first = await run(key);
    expect((await run(key)).body).toEqual(first.body);
    expect(first.body.data.payouts).toMatchObject([{ amount: 8_000, to_be_signed: false }]);
  });

  it("is due again after its payout was declined, with a new number", async () => {
    const { free, account, run, post, due } = await setUp();
    await account();
    await free(1);
    await run();
    await post(CLERK, "/backoffice/refunds/decline", { id: 2, reason: "The bank refused it" });
    expect(await due()).toMatchObject({ items: [{ lots: 1, due: 8_000 }] });
    expect((await run()).body.data.payouts).toMatchObject([{ number: "MAR-VS-2026-000002", amount: 8_000 }]);
  });

  it("pays no more than the deposit still has, and says what was used", async () => {
    const { free, account, run, post, read } = await setUp();
    await account();
    await free(1);
    const { body } = await read(SELLER, "/auth/balance/refund/list");
    const [{ id_account: id }] = body.data.accounts;
    expect((await post(SELLER, "/auth/balance/refund/apply", { id, amount: 5_000 })).status).toBe(200);
    expect((await run()).body.data.payouts).toMatchObject([{ amount: 3_000 }]);
    const issued = (await read(SELLER, "/my/papers/statements/1")).body.data;
    expect(issued).toMatchObject({ sums: { to_you: 8_000 }, used: 5_000, paid_out: 3_000 });
  });

  it("needs a bank account, the house, the proof of the person, and the role", async () => {
    const { free, account, run, due, post, app, tokenOf } = await setUp({ house: false });
    await free(1);
    expect((await due()).items[0].hindrance).toBe("no_house");
    expect((await run()).status).toBe(422);
    const { nameArabic: name_ar, ...named } = demoHouse;
    await post(ADMIN, "/backoffice/papers/house", { ...named, name_ar });
    expect((await due()).items[0]).toMatchObject({ hindrance: "no_account", account: null });
    expect((await run()).body.details.errors).toEqual([
      { field: "ids", message: "Person 900 has no bank account. Ask them to add one" },
    ]);
    await account();
    const unsure = await app.request("/api/backoffice/papers/payouts/run", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": "unsure-key",
        authorization: `Bearer ${await tokenOf(CLERK)}`,
      },
      body: JSON.stringify({ ids: [SELLER] }),
    });
    expect(unsure.status).toBe(403);
    expect((await post(SELLER, "/backoffice/papers/payouts/run", { ids: [SELLER] })).status).toBe(403);
    expect((await post(SELLER, "/backoffice/papers/payouts/list", {})).status).toBe(403);
    expect((await run()).status).toBe(200);
  });
});

describe("the numbers of statements", () => {
  it("go on without gap or double after a failed write and a crash", async () => {
    const { free, account, run, file, store } = await setUp();
    await account();
    await free(1);
    const failing = store.write(async (db) => {
      const facts = await factsNow(db, SELLER, defaultTerms);
      await issueStatement(db, { userId: SELLER, issuedAt: Date.UTC(2026, 10, 23), house: demoHouse, facts });
      throw new Error("The disk is full");
    });
    await expect(failing).rejects.toThrow("The disk is full");
    expect((await run()).body.data.payouts[0].number).toBe("MAR-VS-2026-000001");
    // What a killed server leaves: the database and its log.
    const copy = join(temporaryFolder(), "marsa.db");
    for (const end of ["", "-wal"]) copyFileSync(`${file}${end}`, `${copy}${end}`);
    const db = openWriter({ file: copy, durable: true, keys: TEST_KEYS });
    await inTransaction(db, async () => {
      const { facts } = (await statementById(db, 1))!.statement;
      const next = { userId: SELLER, issuedAt: Date.UTC(2026, 10, 24), house: demoHouse, facts };
      expect((await issueStatement(db, next)).number).toBe("MAR-VS-2026-000002");
    });
    sqlite(db).close();
  });

  it("and their amounts are checked by verify", async () => {
    const { free, account, run, file, store } = await setUp();
    await account();
    await free(1);
    await run();
    await store.write(async (db) => void sqlite(db).exec("UPDATE statement SET serial = 7"));
    const [gap] = (await verify(file, defaultTerms)).findings;
    expect(gap).toMatchObject({ table: "statement", what: "its serial is 7, it should be 1" });
    await store.write(async (db) => {
      sqlite(db).exec("UPDATE statement SET serial = 1, facts = json_set(facts, '$.usedFils', 100)");
    });
    const [wrong] = (await verify(file, defaultTerms)).findings;
    expect(wrong).toMatchObject({ table: "statement", what: expect.stringContaining("its payout is") });
  });
});
