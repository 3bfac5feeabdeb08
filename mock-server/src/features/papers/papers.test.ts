/** Tests of tax documents: their issue, their readers, and their numbers. */
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { demoHouse } from "../../scenes/seed/house.ts";
import { openReader, openWriter } from "../../sqlite/connection.ts";
import { TEST_KEYS, temporaryFolder } from "../../sqlite/test-support/open.ts";
import { car, person, SELLER } from "../../sqlite/test-support/people.ts";
import { insertFile } from "../../tables/people/files.ts";
import { issuePapers } from "../../tables/money/papers.ts";
import { findSettlement } from "../../tables/money/settlements.ts";
import { inTransaction, sqlite } from "../../tables/system/driver.ts";
import { openTestApp } from "../../test-support/app.ts";
import { verify } from "../../verify/verify.ts";

const BUYER = 1;
const OTHER = 2;
const CLERK = 50;
const ADMIN = 51;
const works = { roles: ["backoffice"] as const, profile: null };
const users = [
  person(BUYER, 200_000),
  person(OTHER, 0),
  person(SELLER, 0, { roles: ["seller"] }),
  person(CLERK, 0, works),
  person(ADMIN, 0, { ...works, ustatus: "admin" }),
];
const lots = [1, 2, 3].map((id) => car(id, { buyNow: 30_000 }));
const { nameArabic: name_ar, ...named } = demoHouse;
const HOUSE = { ...named, name_ar };
let keys = 0;

async function setUp({ house }: { house: boolean } = { house: true }) {
  const scene = { users, lots, ...(!house && { house: null }) };
  const app = await openTestApp({ scene });
  const file = await app.store.read(async (db) => sqlite(db).name);
  const post = async (userId: number, path: string, body: object) => {
    const headers = { "idempotency-key": `paper-key-${++keys}` };
    return app.post(`/api${path}`, body, { token: await app.tokenOf(userId), sure: true, headers });
  };
  const mine = async (userId: number) => (await post(userId, "/my/papers/list", {})).body.data.items;
  return {
    ...app,
    file,
    post,
    mine,
    async pay(lotId: number) {
      await post(BUYER, "/auction/buynow", { id_auction: lotId, price: 30_000 });
      expect((await post(BUYER, "/my/pay", { id_auction: lotId })).status).toBe(200);
    },
    numbers: async () => (await mine(BUYER)).map(({ number }: { number: string }) => number).toReversed(),
    fileOf: async (userId: number, id: number) =>
      app.get(`/api/my/papers/file/${id}`, { token: await app.tokenOf(userId) }),
  };
}

it("a payment issues the invoice of the buyer's fee, with rate and VAT", async () => {
  const { pay, mine } = await setUp();
  await pay(1);
  expect(await mine(BUYER)).toEqual([
    {
      id_paper: 1,
      kind: "invoice",
      side: "buyer",
      number: "MAR-TI-2026-000001",
      corrects: null,
      id_auction: 1,
      lot: 20_001,
      title: expect.any(String),
      issued_at: expect.any(String),
      supplied_at: expect.any(String),
      net: 600,
      vat: 30,
      total: 630,
    },
  ]);
  expect(await mine(SELLER)).toEqual([]);
});

it("its PDF is for its recipient and the staff alone", async () => {
  const { pay, fileOf, app, get, tokenOf } = await setUp();
  await pay(1);
  const { body } = await fileOf(BUYER, 1);
  expect(body.data.name).toBe("Tax invoice MAR-TI-2026-000001.pdf");
  expect((await app.request(body.data.url)).headers.get("content-type")).toBe("application/pdf");
  expect((await fileOf(BUYER, 1)).body.data.id_file).toBe(body.data.id_file);
  for (const other of [OTHER, SELLER]) expect((await fileOf(other, 1)).status).toBe(404);
  const ofStaff = await get("/api/backoffice/papers/file/1", { token: await tokenOf(CLERK) });
  expect(ofStaff.body.data.id_file).toBe(body.data.id_file);
});

describe("the numbers", () => {
  it("have no gap after a write that fails", async () => {
    const { pay, numbers, store } = await setUp();
    await pay(1);
    const failing = store.write(async (db) => {
      const { settlement } = (await findSettlement(db, 1))!;
      await issuePapers(db, { ...settlement, handedOverAt: 1, sellerFeeFils: 100 }, 1);
      throw new Error("The disk is full");
    });
    await expect(failing).rejects.toThrow("The disk is full");
    await pay(2);
    expect(await numbers()).toEqual(["MAR-TI-2026-000001", "MAR-TI-2026-000002"]);
  });

  it.each(["crash", "backup"])("go on without gap or double after a restart from a %s", async (kind) => {
    const { pay, file } = await setUp();
    await pay(1);
    await pay(2);
    const copy = join(temporaryFolder(), "marsa.db");
    if (kind === "backup") {
      const reader = openReader({ file, durable: true });
      await sqlite(reader).backup(copy);
      sqlite(reader).close();
    }
    // What a killed server leaves: the database and its log.
    else for (const end of ["", "-wal"]) copyFileSync(`${file}${end}`, `${copy}${end}`);
    const db = openWriter({ file: copy, durable: true, keys: TEST_KEYS });
    await inTransaction(db, async () => {
      const { settlement } = (await findSettlement(db, 2))!;
      await issuePapers(db, settlement, settlement.paidAt!);
      await issuePapers(db, { ...settlement, handedOverAt: 1, sellerFeeFils: 100 }, settlement.paidAt!);
    });
    const issued = sqlite(db).prepare("SELECT serial, side FROM paper ORDER BY id").all();
    expect(issued).toEqual([
      { serial: 1, side: "buyer" },
      { serial: 2, side: "buyer" },
      { serial: 3, side: "seller" },
    ]);
    sqlite(db).close();
  });

  it("are checked by verify", async () => {
    const { pay, file, store } = await setUp();
    await pay(1);
    await pay(2);
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
    await store.write(async (db) => void sqlite(db).exec("UPDATE paper SET serial = 7 WHERE serial = 2"));
    const [gap] = (await verify(file, defaultTerms)).findings;
    expect(gap?.what).toBe("its serial is 7, it should be 2");
    await store.write(async (db) => void sqlite(db).exec("DELETE FROM paper WHERE serial = 7"));
    const [missing] = (await verify(file, defaultTerms)).findings;
    expect(missing).toMatchObject({ table: "paper", lotId: 2, what: "it is missing" });
  });
});

describe("the house", () => {
  it("is set by an admin alone, and the audit says so", async () => {
    const { post } = await setUp();
    expect((await post(CLERK, "/backoffice/papers/house", HOUSE)).status).toBe(403);
    expect((await post(ADMIN, "/backoffice/papers/house", { ...HOUSE, trn: "1004" })).status).toBe(422);
    expect((await post(ADMIN, "/backoffice/papers/house", HOUSE)).status).toBe(200);
    const acts = await post(ADMIN, "/backoffice/audit", { state: "papers.house" });
    expect(acts.body.data.items[0].subject).toBe("Marsa Auctions LLC, TRN 100482199300003, numbers from MAR");
  });

  it("that is not set up issues nothing; set up, it issues what paid sales have waited for", async () => {
    const { post, pay, mine, numbers, file } = await setUp({ house: false });
    await pay(1);
    await pay(2);
    expect(await mine(BUYER)).toEqual([]);
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
    await post(ADMIN, "/backoffice/papers/house", { ...HOUSE, prefix: "DXB" });
    await pay(3);
    expect(await numbers()).toEqual(["DXB-TI-2026-000001", "DXB-TI-2026-000002", "DXB-TI-2026-000003"]);
  });

  it("shows a sample before it is saved, which takes no number", async () => {
    const { post, app, tokenOf, pay, numbers } = await setUp();
    expect((await post(CLERK, "/backoffice/papers/preview", HOUSE)).status).toBe(403);
    const sample = await app.request("/api/backoffice/papers/preview", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${await tokenOf(ADMIN)}` },
      body: JSON.stringify({ ...HOUSE, name: "Another House" }),
    });
    expect(sample.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await sample.arrayBuffer()).toString("latin1")).toMatch(/^%PDF/);
    await pay(1);
    expect(await numbers()).toEqual(["MAR-TI-2026-000001"]);
  });
});

describe("a seller's own fee", () => {
  const agree = { id_user: SELLER, basis_points: 150 };
  const handover = { id_auction: 1, reason: "The buyer came without the code" };

  it("is agreed by a manager or an admin, for sales from then on", async () => {
    const { post, get, tokenOf, pay } = await setUp();
    expect((await post(CLERK, "/backoffice/papers/fee", agree)).status).toBe(403);
    expect((await post(ADMIN, "/backoffice/papers/fee", { ...agree, id_user: 999 })).status).toBe(404);
    expect((await post(ADMIN, "/backoffice/papers/fee", { ...agree, basis_points: 2_001 })).status).toBe(422);
    await pay(1);
    expect((await post(ADMIN, "/backoffice/papers/fee", agree)).status).toBe(200);
    await pay(2);
    const rate = async () => (await get("/api/sale/fee", { token: await tokenOf(SELLER) })).body.data.rate;
    expect(await rate()).toBe(0.015);
    const sales = (await post(SELLER, "/sale/lots/sold", {})).body.data.items;
    const feeOf = (id: number) =>
      sales.find((each: { settlement: { id_auction: number } }) => each.settlement.id_auction === id)
        .settlement;
    expect(feeOf(1)).toMatchObject({ seller_fee: 0, seller_vat: 0 });
    expect(feeOf(2)).toMatchObject({ seller_fee: 450, seller_vat: 22.5 });
    const bought = (await post(BUYER, "/my/lots/won", {})).body.data.items;
    expect(bought[0].settlement).toMatchObject({ seller_fee: null, seller_vat: null });
    await post(ADMIN, "/backoffice/papers/fee", { ...agree, basis_points: null });
    expect(await rate()).toBe(0);
  });

  it("is invoiced with the handover and taken back with the lot", async () => {
    const { post, pay, mine, file, store } = await setUp();
    await post(ADMIN, "/backoffice/papers/fee", agree);
    await pay(1);
    await post(CLERK, "/backoffice/settlements/handover", handover);
    expect(await mine(SELLER)).toMatchObject([
      { number: "MAR-TI-2026-000002", side: "seller", net: 450, vat: 22.5, total: 472.5 },
    ]);
    const scan = await store.write((db) =>
      insertFile(db, {
        userId: BUYER,
        kind: "document",
        hash: "a".repeat(64),
        name: "photo.webp",
        mime: "image/webp",
        bytes: 10,
        width: 1,
        height: 1,
        thumbhash: null,
        createdAt: 1,
      }),
    );
    const claim = { id_auction: 1, fact: "Mileage", text: "The display shows 148,900 km.", files: [scan] };
    expect((await post(BUYER, "/my/claim", claim)).status).toBe(200);
    await post(SELLER, "/sale/claim", { id_auction: 1, text: "It was read twice.", files: [] });
    const back = { id_claim: 1, outcome: "return", reason: "Seen at the yard" };
    await post(CLERK, "/backoffice/claims/decide", back);
    const signed = await post(ADMIN, "/backoffice/sign/claim/1", { decision: "sign" });
    expect(signed.status).toBe(200);
    const numbers = async (userId: number) =>
      (await mine(userId)).map(({ number, corrects }: Record<string, string>) => [number, corrects]);
    expect(await numbers(BUYER)).toEqual([
      ["MAR-CN-2026-000001", "MAR-TI-2026-000001"],
      ["MAR-TI-2026-000001", null],
    ]);
    expect(await numbers(SELLER)).toEqual([
      ["MAR-CN-2026-000002", "MAR-TI-2026-000002"],
      ["MAR-TI-2026-000002", null],
    ]);
    const list = async (state: string) => (await post(CLERK, "/backoffice/papers/list", { state })).body.data;
    const counts = { invoice: 2, credit_note: 2, all: 4 };
    expect(await list("all")).toMatchObject({ counts, sums: { net: 0, vat: 0, total: 0 } });
    const taken = { net: -1_050, vat: -52.5, total: -1_102.5 };
    expect(await list("credit_note")).toMatchObject({ counts, sums: taken, total: 2 });
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
  });
});

it("a person's address and TRN stand on documents from then on", async () => {
  const { post, pay, get, tokenOf } = await setUp();
  await pay(1);
  const details = { address: "Warehouse 7, Al Quoz", trn: "100591120700003" };
  expect((await post(BUYER, "/my/papers/recipient", { ...details, trn: "12" })).status).toBe(422);
  expect((await post(BUYER, "/my/papers/recipient", details)).status).toBe(200);
  await pay(2);
  expect((await get("/api/my/papers/recipient", { token: await tokenOf(BUYER) })).body.data).toEqual(details);
  const { items } = (await post(CLERK, "/backoffice/papers/list", {})).body.data;
  expect(items.map(({ trn }: { trn: string }) => trn)).toEqual(["100591120700003", ""]);
});

it("the staff's list has filters, and the sums of the VAT", async () => {
  const { post, pay } = await setUp();
  for (const id of [1, 2, 3]) await pay(id);
  const list = async (body: object) => (await post(CLERK, "/backoffice/papers/list", body)).body.data;
  expect(await list({ state: "invoice", limit: 2 })).toMatchObject({
    counts: { invoice: 3, credit_note: 0, all: 3 },
    sums: { net: 1_800, vat: 90, total: 1_890 },
    total: 3,
  });
  expect((await list({ q: "000002" })).items).toHaveLength(1);
  expect((await list({ days: { to: "2020-01-01" } })).sums).toEqual({ net: 0, vat: 0, total: 0 });
  expect((await post(CLERK, "/backoffice/papers/list", { state: "other" })).status).toBe(422);
  expect((await post(BUYER, "/backoffice/papers/list", {})).status).toBe(403);
});

it("who takes the documents or the settlements away is in the audit, with the filter", async () => {
  const { post, pay, app, tokenOf } = await setUp();
  await pay(1);
  for (const list of ["papers", "settlements"]) {
    const reply = await app.request(`/api/backoffice/${list}/export`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${await tokenOf(CLERK)}` },
      body: JSON.stringify({ q: "20001", limit: 5 }),
    });
    expect(reply.status).toBe(200);
  }
  const { items } = (await post(ADMIN, "/backoffice/audit", { state: "read" })).body.data;
  expect(items).toMatchObject([
    { act: "read.settlements", who: "Person 50", subject: "1 row", reason: 'q: "…001"' },
    { act: "read.papers", who: "Person 50", subject: "0 rows", reason: 'q: "…001"' },
  ]);
});
