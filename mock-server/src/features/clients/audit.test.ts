/** Tests: audit. */
import { describe, expect, it } from "vitest";
import { person, smallScene } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sheetOf } from "../../test-support/sheet.ts";
import { lockProfile } from "./lock.ts";

const MANAGER = 51;
const NOTHING_ELSE = { params: {}, query: {}, headers: {}, receivedAt: 0, userAgent: "", requestId: "" };

async function setUp() {
  const users = [
    ...smallScene().users,
    person(MANAGER, 0, { roles: ["backoffice"], profile: null, ustatus: "manager" }),
  ];
  const app = await openTestApp({ scene: { users } });
  const token = await app.tokenOf(MANAGER);
  const as = (path: string, body: object) => app.post(`/api/backoffice/${path}`, body, { token });
  const id_profile = await app.store.read((db) =>
    db.$client.prepare<[], number>("SELECT id FROM profile WHERE user_id = 1").pluck().get(),
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
