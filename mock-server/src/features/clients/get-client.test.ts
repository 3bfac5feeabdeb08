/** Tests of `get-client.ts`. */
import { putFields } from "../../tables/people/profile-fields.ts";
import { describe, expect, it } from "vitest";
import { bid } from "../../sqlite/test-support/commands.ts";
import { person, SELLER, smallScene, START } from "../../sqlite/test-support/people.ts";
import { makeAnonymous } from "../identity/deletion/repository-deletion.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const STAFF = 50;

async function setUp() {
  const users = [...smallScene().users, person(STAFF, 0, { roles: ["backoffice"], profile: null })];
  const app = await openTestApp({ scene: { users } });
  const detail = async (id: number) =>
    app.get(`/api/backoffice/clients/user/${id}`, { token: await app.tokenOf(STAFF) });
  return { ...app, detail };
}

describe("GET /backoffice/clients/user/{id}", () => {
  it("shows the staff a bidder's profile, money, bids and leads", async () => {
    const { detail, store } = await setUp();
    await bid(store, { lot: 1, user: 1, amount: 20_000 });
    await bid(store, { lot: 1, user: 2, amount: 21_000 });
    await bid(store, { lot: 2, user: 1, amount: 20_000 });
    const { status, body } = await detail(1);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      profiles: [{ id_user: 1, name: "Person 1", status: "ok" }],
      deposit: 1_000_000,
      leading: 1,
      counts: { lots: 0, bids: 2, acts: 0 },
    });
    const leads = body.data.bids.map((row: { id_auction: number; leads: boolean }) => [
      row.id_auction,
      row.leads,
    ]);
    expect(leads.toSorted()).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it("shows neither the blocked amount nor any hold, since both would show a maximum", async () => {
    const { detail, store } = await setUp();
    await bid(store, { lot: 1, user: 1, amount: 90_000, mode: "max" });
    const { text, body } = await detail(1);
    const types = body.data.operations.map(({ type }: { type: string }) => type);
    expect(types).not.toContain("hold");
    expect(text).not.toMatch(/90000|18000/);
  });

  describe("of a person who may be another one, too", () => {
    const DOCUMENTS = { passport_number: "A 1234567", emirates_id: "784-1990-1234567-1" };

    async function withTwin(twin: { fields?: object; lock?: string; email?: string }) {
      const app = await setUp();
      await app.store.write(async (db) => {
        const run = (sql: string, ...values: unknown[]) =>
          void sqlite(db)
            .prepare(sql)
            .run(...values);
        const idOf = (userId: number) =>
          sqlite(db).prepare("SELECT id FROM profile WHERE user_id = ?").pluck().get(userId) as number;
        await putFields(db, idOf(1), DOCUMENTS);
        await putFields(db, idOf(2), twin.fields ?? {});
        run("UPDATE profile SET lock_reason = ? WHERE user_id = 2", twin.lock ?? null);
        if (twin.email) run("UPDATE user SET email = ? WHERE id = 2", twin.email);
      });
      return { ...app, same: async () => (await app.detail(1)).body.data.same };
    }

    it("shows the same passport and the same Emirates ID, however they are written", async () => {
      const fields = { passport_number: "a1234567", emirates_id: "784199012345671" };
      const { same } = await withTwin({ fields });
      expect(await same()).toEqual([
        { id_user: 2, name: "Person 2", evidence: ["document"], locked: null, deleted: false },
      ]);
    });

    it("shows a suspended person who comes back with the same mailbox, and nobody for a free one", async () => {
      const email = "Person1+again@marsa.test";
      expect(await (await withTwin({ email })).same()).toEqual([]);
      const { same } = await withTwin({ email, lock: "Did not pay" });
      expect(await same()).toMatchObject([{ id_user: 2, evidence: ["email"], locked: "Did not pay" }]);
    });

    it("shows a suspended person by the same network and device", async () => {
      const { same, store } = await withTwin({ lock: "Did not pay" });
      await store.write((db) => {
        const add = sqlite(db).prepare(
          "INSERT INTO session (token_hash, user_id, created_at, used_at, device, address) VALUES (?, ?, 0, 0, ?, ?)",
        );
        add.run("one", 1, "Chrome on Windows", "2001:db8:1:2::1");
        add.run("two", 2, "Chrome on Windows", "2001:db8:1:2::99");
        sqlite(db)
          .prepare("INSERT INTO device_user (user_id, device_hash, at) VALUES (1, 'x', 0), (2, 'x', 0)")
          .run();
      });
      expect(await same()).toMatchObject([{ id_user: 2, evidence: ["device", "network"] }]);
    });

    it("knows a suspended person who deleted the account before, without keeping what names them", async () => {
      const { same, store } = await withTwin({ fields: DOCUMENTS, lock: "Did not pay" });
      await store.write((db) => makeAnonymous(db, 2, START));
      expect(await same()).toEqual([
        {
          id_user: 2,
          name: "Former client",
          evidence: ["document"],
          locked: "Did not pay",
          deleted: true,
        },
      ]);
      const kept = await store.read((db) =>
        sqlite(db).prepare("SELECT fields FROM profile WHERE user_id = 2").pluck().get(),
      );
      expect(kept).not.toMatch(/1234567|person2/);
    });
  });

  it("shows a seller's lots", async () => {
    const { detail } = await setUp();
    const { body } = await detail(SELLER);
    expect(body.data.counts.lots).toBe(3);
    expect(body.data.lots[0]).toMatchObject({ id_auction: 3, status: "active" });
  });

  it("answers 404 for an unknown person", async () => {
    const { detail } = await setUp();
    expect((await detail(9_999)).status).toBe(404);
  });
});
