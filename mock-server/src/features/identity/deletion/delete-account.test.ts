/** Tests of `delete-account.ts`. */
import { readFileSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { bid } from "../../../sqlite/test-support/commands.ts";
import { openIdentityApp, PASSWORD, type IdentityApp } from "../test-support/identity-app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

async function confirmed({ post }: IdentityApp, token: string): Promise<Record<string, string>> {
  const { body } = await post("/api/auth/confirm", { password: PASSWORD }, { token });
  return { "x-confirm": body.data.confirm, "idempotency-key": "delete-0001" };
}

async function setUp() {
  const app = await openIdentityApp();
  const remove = async (userId: number) => {
    const token = await app.tokenOf(userId);
    const headers = await confirmed(app, token);
    return { token, ...(await app.send("DELETE", "/api/auth/account", { token, headers })) };
  };
  return { ...app, remove };
}

describe("DELETE /auth/account", () => {
  it("anonymizes the person, ends their sessions, and frees their contacts", async () => {
    const app = await setUp();
    const { remove, me, kicked, store, inbox, signUp, codeFor, post } = app;
    const { token, status } = await remove(2);
    expect(status).toBe(200);
    expect((await me(token)).status).toBe(401);
    expect(kicked).toEqual([2]);
    const rows = await store.read((db) => [
      sqlite(db).prepare("SELECT * FROM user WHERE id = 2").all(),
      sqlite(db).prepare("SELECT * FROM profile WHERE user_id = 2").all(),
      sqlite(db).prepare("SELECT * FROM session WHERE user_id = 2").all(),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/person|Person|\+9715/);
    expect((await inbox("person2@marsa.test"))[0].subject).toBe("Your Marsa account is deleted");
    const again = await signUp({ email: "person2@marsa.test" });
    const code = await codeFor("person2@marsa.test");
    const verified = await post(
      "/api/auth/verify",
      { contact: "person2@marsa.test", code },
      { token: again.body.access_token },
    );
    expect(verified.status).toBe(200);
  });

  it("is refused while the person leads or sells, and while money is in the deposit", async () => {
    const { remove, store } = await setUp();
    await bid(store, { lot: 1, user: 1, amount: 20_000 });
    const { status, body } = await remove(1);
    expect([status, body.result]).toEqual([409, "ACCOUNT_BUSY"]);
    expect(body.details.blockers).toEqual([
      { why: "lead", id_auction: 1, number: 20_001, amount: 4_000 },
      { why: "balance", amount: 85_000 },
    ]);
    const seller = await remove(900);
    expect(seller.body.details.blockers).toMatchObject(
      [1, 2, 3].map((id) => ({ why: "selling", id_auction: id })),
    );
  });

  it("is refused unless the password was repeated in this session within ten minutes", async () => {
    const app = await setUp();
    const { tokenOf, send, clock } = app;
    const [token, other] = [await tokenOf(2), await tokenOf(2)];
    const headers = await confirmed(app, token);
    const elsewhere = await send("DELETE", "/api/auth/account", { token: other, headers });
    expect([elsewhere.status, elsewhere.body.message]).toEqual([403, "Confirm with your password first"]);
    clock.advance(10 * 60_000);
    expect((await send("DELETE", "/api/auth/account", { token, headers })).body.result).toBe(
      "CONFIRM_REQUIRED",
    );
  });

  it.each([
    ["is refused to the only admin, who would leave nobody to give roles", "2", 409],
    ["is open to one of two admins", "1, 2", 200],
  ])("%s", async (_, admins, expected) => {
    const { remove, store } = await setUp();
    await store.write(
      (db) => void sqlite(db).exec(`UPDATE user SET ustatus = 'admin' WHERE id IN (${admins})`),
    );
    const { status, body } = await remove(2);
    expect([status, body.details?.blockers ?? []]).toEqual([
      expected,
      expected === 409 ? [{ why: "last_admin" }] : [],
    ]);
  });

  it("takes the person's bytes out of the database file", async () => {
    const { remove, store, send, tokenOf, post } = await setUp();
    const names = { firstName: "Quillon", lastName: "Zzyzxowsky" };
    expect((await send("PUT", "/api/auth/account", { token: await tokenOf(2), body: names })).status).toBe(
      200,
    );
    await post("/api/auth/invite", { email: "friend@marsa.test" }, { token: await tokenOf(2) });
    const file = await store.read((db) => sqlite(db).name);
    const bytes = () => {
      const outside = new SqliteDatabase(file);
      outside.pragma("wal_checkpoint(TRUNCATE)");
      outside.close();
      return readFileSync(file);
    };
    expect(bytes().includes("Zzyzxowsky")).toBe(true);
    await remove(2);
    const left = bytes();
    expect(
      ["Zzyzxowsky", "zzyzxowsky", "Quillon", "person2@marsa.test"].filter((word) => left.includes(word)),
    ).toEqual([]);
  });

  it("deletes the person's documents at once, and a signed link to one ends with them", async () => {
    const { remove, store, get, post, tokenOf, app } = await setUp();
    const token = await tokenOf(2);
    const form = new FormData();
    form.set("kind", "licence");
    form.set("file", new Blob(["%PDF-1.7\nlicence\n%%EOF"]), "licence.pdf");
    const { id_file } = (await post("/api/files", form, { token })).body.data;
    await store.write((db) => {
      const profileId = Number(sqlite(db).prepare("SELECT id FROM profile WHERE user_id = 2").pluck().get());
      sqlite(db).prepare("UPDATE file SET linked_to = ? WHERE id = ?").run(`profile:${profileId}`, id_file);
    });
    const { url } = (await get(`/api/files/${id_file}/original`, { token })).body.data;
    expect((await app.request(url)).status).toBe(200);
    await remove(2);
    expect((await app.request(url)).status).toBe(404);
  });

  it("leaves past events unchanged", async () => {
    const { remove, store, get } = await setUp();
    await store.write((db) => {
      sqlite(db).exec(
        "INSERT INTO audit (at, user_id, act, subject) VALUES (0, 2, 'profile.lock', 'Somebody')",
      );
    });
    await remove(2);
    const count = (table: string) =>
      store.read((db) => sqlite(db).prepare(`SELECT count(*) FROM ${table} WHERE user_id = 2`).pluck().get());
    expect([await count("audit"), await count("wallet")]).toEqual([1, 1]);
    expect((await get("/api/auction/lot/1")).status).toBe(200);
  });
});
