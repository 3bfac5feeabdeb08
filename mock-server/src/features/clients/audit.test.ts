/** Tests: audit. */
import { describe, expect, it } from "vitest";
import { person, smallScene } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sheetOf } from "@marsa/api-spec/contract/base/sheet";
import { confirmed } from "../../test-support/confirmed.ts";
import { lockProfile } from "./lock.ts";
import { actsOf as actsIn } from "./repository-audit.ts";
import { sqlite } from "../../tables/system/driver.ts";

const MANAGER = 51;
const NOTHING_ELSE = { params: {}, query: {}, headers: {}, receivedAt: 0, userAgent: "", requestId: "" };

async function setUp() {
  const users = [
    ...smallScene().users,
    person(MANAGER, 0, { roles: ["backoffice"], profile: null, ustatus: "manager" }),
  ];
  const app = await openTestApp({ scene: { users }, env: { singleStaff: true } });
  const token = await app.tokenOf(MANAGER);
  const as = (path: string, body: object) => app.post(`/api/backoffice/${path}`, body, { token });
  const id_profile = await app.store.read((db) =>
    sqlite(db).prepare<[], number>("SELECT id FROM profile WHERE user_id = 1").pluck().get(),
  );
  await as("clients/update/lock", { id_profile, reason: "Unpaid lot", lock_before: "2026-12-01" });
  await as("clients/update/unlock", { id_profile });
  return { ...app, as, token, id_profile };
}

describe("POST /backoffice/audit", () => {
  it("has person, act, subject, time, reason and address", async () => {
    const { as, context, id_profile = 0 } = await setUp();
    const asked = {
      body: { id_profile, reason: "Unpaid again", lock_before: "2026-12-01" },
      user: { id: MANAGER, roles: ["backoffice"], ustatus: "manager", session: "" },
      address: "10.0.0.7",
    } as const;
    await lockProfile({ ...asked, ...NOTHING_ELSE }, context);
    const { items, total } = (await as("audit", { limit: 1 })).body.data;
    expect(total).toBe(3);
    expect(items).toEqual([
      {
        id_audit: 3,
        at: "2026-11-22T04:00:00.000Z",
        who: "Person 51",
        asked_by: null,
        act: "profile.lock",
        subject: "Person 1",
        reason: "Unpaid again (until 2026-12-01)",
        about: 1,
        address: "10.0.0.7",
      },
    ]);
  });

  it("is filtered by kind, person, day and words", async () => {
    const { as } = await setUp();
    const acts = async (filter: object) =>
      (await as("audit", filter)).body.data.items.map(({ act }: { act: string }) => act);
    expect(await acts({ state: "profile.lock" })).toEqual(["profile.lock"]);
    expect(await acts({ state: "profile" })).toEqual(["profile.unlock", "profile.lock"]);
    expect(await acts({ q: "unpaid" })).toEqual(["profile.lock"]);
    expect(await acts({ q: "person 51" })).toEqual(["profile.unlock", "profile.lock"]);
    expect(await acts({ about: 2 })).toEqual([]);
    expect(await acts({ days: { to: "2026-11-21" } })).toEqual([]);
    expect(await acts({ days: { from: "2026-11-22", to: "2026-11-22" } })).toHaveLength(2);
  });

  it("comes as a spreadsheet", async () => {
    const { app, token } = await setUp();
    const reply = await app.request("/api/backoffice/audit/export", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ state: "profile.lock" }),
    });
    const rows = sheetOf(new Uint8Array(await reply.arrayBuffer()));
    expect([rows.length, rows[1]?.[1], rows[1]?.[3]]).toEqual([2, "Person 51", "Person 1"]);
  });
});

/** The acts of the audit with who did them, the oldest first. */
async function actsOf({ as }: Awaited<ReturnType<typeof setUp>>, state: string) {
  const { items } = (await as("audit", { state })).body.data;
  return items.map(({ who, act, subject }: Record<string, string>) => [who, act, subject]).toReversed();
}

describe("an audit that nobody inside can leave", () => {
  it("says who read a client, once in ten minutes, and never who read themselves", async () => {
    const app = await setUp();
    const read = async (path: string, id: number) => app.get(path, { token: await app.tokenOf(id) });
    await read("/api/backoffice/clients/user/2", MANAGER);
    await read("/api/backoffice/clients/user/2", MANAGER);
    await read(`/api/auth/profile/${app.id_profile}`, MANAGER);
    await read(`/api/auth/profile/${app.id_profile}`, 1);
    await read("/api/backoffice/clients/user/9999", MANAGER);
    expect(await actsOf(app, "read.client")).toEqual([
      ["Person 51", "read.client", "Person 2"],
      ["Person 51", "read.client", "Person 1"],
    ]);
    app.clock.advance(10 * 60_000);
    await read("/api/backoffice/clients/user/2", MANAGER);
    expect(await actsOf(app, "read.client")).toHaveLength(3);
  });

  it("says who took clients or the audit away, with the filter", async () => {
    const app = await setUp();
    await app.as("clients/export", { filter: { q: "Person 1" } });
    await app.as("audit/export", { state: "profile" });
    const { items } = (await app.as("audit", { state: "read" })).body.data;
    expect(items).toMatchObject([
      { act: "read.audit", who: "Person 51", subject: "2 rows", reason: 'state: "profile"' },
      { act: "read.clients", who: "Person 51", reason: 'q: "Person 1"' },
    ]);
  });

  it("says who opened a client's document, and never the client themselves", async () => {
    const app = await setUp();
    await app.store.write((db) => {
      sqlite(db).exec(`INSERT INTO file (user_id, hash, kind, name, mime, bytes, created_at, linked_to)
        VALUES (1, 'passport-balogun', 'passport', 'passport.webp', 'image/webp', 9, 0, 'profile:${app.id_profile}')`);
    });
    const open = async (who: number) => {
      const profile = await app.get(`/api/auth/profile/${app.id_profile}`, { token: await app.tokenOf(who) });
      expect((await app.app.request(profile.body.data.files[0].url)).status).toBe(200);
    };
    await open(1);
    await open(MANAGER);
    const { items } = (await app.as("audit", { state: "read.document" })).body.data;
    expect(items).toMatchObject([{ who: "Person 51", subject: "Person 1", reason: "passport.webp" }]);
  });

  it("keeps the name of a colleague who has deleted the account", async () => {
    const app = await setUp();
    const token = await app.tokenOf(MANAGER);
    const headers = { ...(await confirmed(app, token)), "idempotency-key": "leave-0001" };
    expect((await app.send("DELETE", "/api/auth/account", { token, headers })).status).toBe(200);
    const rows = await app.store.read(
      async (db) => (await actsIn(db, { filter: {}, before: null, limit: 9 })).rows,
    );
    expect(rows.map(({ who, act }) => [who, act])).toEqual([
      ["Person 51", "user.delete"],
      ["Person 51, alone (SINGLE_STAFF=on)", "profile.unlock"],
      ["Person 51", "profile.lock"],
    ]);
  });
});
