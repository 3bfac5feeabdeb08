/** The attack: somebody copies the data folder of a server, after an evening in which people trusted it. */
import { hash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "@marsa/api-spec/contract/base/software-factors";
import { describe, expect, it, vi } from "vitest";
import { bid } from "../sqlite/test-support/commands.ts";
import { openTestStore } from "../sqlite/test-support/open.ts";
import { openWriter } from "../sqlite/connection.ts";
import { person, smallScene } from "../sqlite/test-support/people.ts";
import { totpOf } from "../features/identity/factors/repository.ts";
import { accountById } from "../features/deposit/repository-refunds.ts";
import { profileById } from "../features/profile/repository.ts";
import { Keyring } from "../tables/sealing/keyring.ts";
import { fileById } from "../tables/people/files.ts";
import { samePeople } from "../tables/people/marks.ts";
import { openTestApp } from "../test-support/app.ts";
import { plantedIn } from "../test-support/planted-in.ts";
import { sqlite } from "../tables/system/driver.ts";

const [NEWCOMER, COMPANY, STAFF] = [10, 11, 50];
const PASSPORT = "PX7319042";
const EMIRATES_ID = "784-1984-7319042-1";
const BORN = "1984-03-07";
const IBAN = "AE070331234567890123456";
const RECIPIENT = "Zubaida Qasimi Holding";
const DAY_MS = 86_400_000;

const pdfOf = (kind: string) => `%PDF-1.7\n${kind} of somebody\n%%EOF`;

function form(kind: string): FormData {
  const sent = new FormData();
  sent.set("kind", kind);
  sent.set("file", new Blob([pdfOf(kind)]), "scan.pdf");
  return sent;
}

async function setUp() {
  const users = [
    ...smallScene().users,
    person(NEWCOMER, 0, { profile: null }),
    person(COMPANY, 0, { profile: null }),
    person(STAFF, 0, { roles: ["backoffice"], profile: null, ustatus: "manager" }),
  ];
  const app = await openTestApp({ scene: { users }, env: { singleStaff: true } });
  let keys = 0;
  const call = async (who: number, path: string, body: object) => {
    const headers = { "idempotency-key": `stolen-data-${++keys}` };
    const answer = await app.post(`/api/${path}`, body, {
      token: await app.tokenOf(who),
      headers,
      sure: true,
    });
    expect(answer.status, `${path}: ${answer.text}`).toBe(200);
    return answer.body?.data;
  };
  return { ...app, call };
}

it("a stolen copy of the data shows no document number, bank account or secret of a factor", async () => {
  const { call, get, context, send, tokenOf, clock, store } = await setUp();
  // People register their documents.
  const individual = { type: "buyer", form: "individual", citizenship: "ae", birth_date: BORN };
  const papers = {
    passport_number: PASSPORT,
    passport_expires: "2030-01-01",
    emirates_id: EMIRATES_ID,
    emirates_id_issued: "2024-01-01",
    emirates_id_expires: "2031-01-01",
  };
  const upload = async (who: number, kind: string) =>
    (await send("POST", "/api/files", { token: await tokenOf(who), body: form(kind) })).body.data.id_file;
  const files = {
    passport_photo: await upload(NEWCOMER, "passport"),
    id_photo: await upload(NEWCOMER, "emirates_id"),
  };
  const { id_profile: profileId } = await call(NEWCOMER, "auth/profile", {
    ...individual,
    ...papers,
    ...files,
  });
  await call(NEWCOMER, "auth/profile/sign/init", { id_profile: profileId });
  // One upload breaks off half way.
  const part = await send("POST", "/api/uploads/half-a-licence-0001?from=0&size=4000", {
    token: await tokenOf(NEWCOMER),
    body: form("licence"),
  });
  expect(part.body.data).toMatchObject({ file: null });
  // Staff look at them, find them and take the list away.
  const read = (path: string) => tokenOf(STAFF).then((token) => get(path, { token }));
  expect((await read(`/api/auth/profile/${profileId}`)).text).toContain(EMIRATES_ID);
  for (const q of [PASSPORT, EMIRATES_ID])
    expect((await call(STAFF, "backoffice/clients/list", { filter: { q } })).items).toHaveLength(1);
  await call(STAFF, "backoffice/clients/export", { filter: { q: EMIRATES_ID } });
  // A bidder sets a factor up, and asks for refunds to a new account.
  const { secret } = await call(1, "auth/factors/totp", {});
  const code = codeOf(secret, clock.now());
  const { recovery_codes: recovery } = await call(1, "auth/factors/totp/confirm", { code });
  const account = { id: 0, recipient: RECIPIENT, iban: IBAN, bank: "Emirates NBD", swift: "EBILAEAD" };
  const [paid, declined] = [
    await call(1, "auth/balance/refund/apply", { ...account, amount: 100 }),
    await call(1, "auth/balance/refund/apply", { ...account, amount: 200 }),
  ];
  clock.advance(4 * DAY_MS);
  const { recipient, iban } = await call(STAFF, "backoffice/refunds/reveal", { id: paid.id });
  expect([recipient, iban]).toEqual([RECIPIENT, IBAN]);
  await call(STAFF, "backoffice/refunds/paid", {
    id: paid.id,
    value_date: "2026-11-25",
    reference: "FT26326",
  });
  await call(STAFF, "backoffice/refunds/decline", { id: declined.id, reason: "Asked twice" });
  await call(1, "auth/account/export", {});

  const content = ["passport", "emirates_id", "licence"].map((kind) => `${kind} of somebody`);
  const planted = [...content, PASSPORT, EMIRATES_ID, BORN, IBAN, RECIPIENT, secret, ...recovery];
  const { dataDir } = context.env;
  expect(plantedIn(dataDir, ["person1@marsa.test"]), "the search finds what is there").not.toEqual([]);
  expect(plantedIn(dataDir, planted)).toEqual([]);
  await store.close();
  expect(plantedIn(dataDir, planted)).toEqual([]);
});

it("a bid reads and writes no encrypted value", async () => {
  const { store } = await openTestStore();
  const used = [vi.spyOn(Keyring.prototype, "seal"), vi.spyOn(Keyring.prototype, "open")];
  for (const [i, user] of [1, 2, 1, 2].entries())
    expect(await bid(store, { lot: 1, user, amount: 20_000 + 500 * i })).toMatchObject({ ok: true });
  for (const spy of used) expect(spy).not.toHaveBeenCalled();
});

it("documents that an older version stored as they came are encrypted, and read as before", async () => {
  const { context, store, send, get, tokenOf } = await setUp();
  const token = await tokenOf(1);
  const { id_file: id } = (await send("POST", "/api/files", { token, body: form("lot_document") })).body.data;
  const row = (await store.read((db) => fileById(db, id)))!;
  writeFileSync(context.files.documentPath(row), pdfOf("lot_document"));
  await store.write((db) => void sqlite(db).exec("UPDATE file SET key_id = NULL"));
  const found = () => plantedIn(context.env.dataDir, ["lot_document of somebody"]);
  expect(found()).not.toEqual([]);
  expect(await context.files.changeKeys(() => false)).toBe(1);
  expect(found()).toEqual([]);
  expect(await context.files.changeKeys(() => false), "nothing is left").toBe(0);
  const { url } = (await get(`/api/files/${id}/original`, { token })).body.data;
  expect((await get(url)).text).toBe(pdfOf("lot_document"));
});

/** What the version before this one stored, with bytes of deleted rows in its free pages. */
async function olderDatabase() {
  const { store, file } = await openTestStore();
  await store.close();
  const client = sqlite(openWriter({ file, durable: false }));
  client.pragma("secure_delete = OFF");
  client.exec("DELETE FROM fingerprint_secret");
  const run = (sql: string, ...values: unknown[]) => void client.prepare(sql).run(...values);
  const fields = {
    passport_number: PASSPORT,
    emirates_id: EMIRATES_ID,
    birth_date: BORN,
    ceo_name: "Amal",
  };
  run("UPDATE profile SET fields = ? WHERE user_id IN (1, 3)", JSON.stringify(fields));
  run("INSERT INTO totp (user_id, secret, created_at, last_period) VALUES (1, 'JBSWY3DPEHPK3PXP', 0, 0)");
  run(
    "INSERT INTO refund_account (user_id, recipient, iban, bank, swift, created_at) VALUES (1, ?, ?, 'ENBD', 'EBILAEAD', 0)",
    RECIPIENT,
    IBAN,
  );
  const hashed = `document:${hash("sha256", `marsa same person document:${PASSPORT}`)}`;
  run(
    "UPDATE profile SET fields = ?, lock_reason = 'Did not pay' WHERE user_id = 2",
    JSON.stringify({ marks: [hashed] }),
  );
  run(
    "INSERT INTO idempotency (user_id, call, key, hash, answer, at) VALUES (1, 'applyRefund', 'k', ?, '', 0)",
    IBAN,
  );
  run("DELETE FROM idempotency");
  client.close();
  return { file, hashed };
}

describe("A database of an older version", () => {
  it("is encrypted when it opens, reads as before, and keeps no old byte", async () => {
    const { file, hashed } = await olderDatabase();
    const planted = [PASSPORT, EMIRATES_ID, BORN, IBAN, RECIPIENT, "JBSWY3DPEHPK3PXP", hashed.slice(9)];
    expect(new Set(plantedIn(join(file, ".."), planted).map((found) => found.split(" in ")[0]))).toEqual(
      new Set(planted),
    );
    const { store } = await openTestStore({ file });
    expect(plantedIn(join(file, ".."), planted)).toEqual([]);
    const read = await store.read(async (db) => ({
      secret: (await totpOf(db, 1))?.secret,
      account: await accountById(db, 1, 1),
      fields: (await profileById(db, 1))?.profile.fields,
    }));
    expect(read).toMatchObject({
      secret: "JBSWY3DPEHPK3PXP",
      account: { recipient: RECIPIENT, iban: IBAN },
      fields: { passport_number: PASSPORT, emirates_id: EMIRATES_ID, birth_date: BORN, ceo_name: "Amal" },
    });
    expect(await store.readInWorker(samePeople, 1)).toMatchObject([
      { userId: 2, evidence: ["document"], locked: "Did not pay" },
      { userId: 3, evidence: ["document"] },
    ]);
  });
});
