/** Tests: clients. */
import { describe, expect, it } from "vitest";
import { bid } from "../../sqlite/test-support/commands.ts";
import { person, smallScene } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { putFields } from "../../tables/people/profile-fields.ts";
import { sheetOf } from "@marsa/api-spec/contract/base/sheet";
import { givePassword } from "../../test-support/passwords.ts";
import { sqlite } from "../../tables/system/driver.ts";
import { listClient } from "../../tables/people/client-rows.ts";
import type { Database } from "../../store/store.ts";
import { setVerified, userById } from "../identity/repository-contacts.ts";
import { makeAnonymous } from "../identity/deletion/repository-deletion.ts";
import { addPerson, setNames } from "../identity/repository.ts";
import { putDraft, setSigned } from "../profile/repository.ts";

import { acceptProfile } from "./repository-accept.ts";
import { lockProfile, unlockProfile } from "./repository-locks.ts";
import { setRolesAndStatus } from "./repository.ts";

const [STAFF, MANAGER, ADMIN] = [50, 51, 52];
const PASSWORD = "harbour-light";
const houseStaff = { roles: ["backoffice" as const], profile: null };
const profile = { type: "buyer", form: "individual", citizenship: "eg" } as const;

/** Persons 1 to 5 are approved; 6 is under review, 7 has not signed, 8 has no profile, 9 is a company that sells. */
async function setUp() {
  const users = [
    ...smallScene().users,
    person(6, 0, { profile: { ...profile, name: "Amal Saleh", status: "signed" } }),
    person(7, 0, { profile: { ...profile, name: "Omar Haddad", status: "draft" } }),
    person(8, 0, { profile: null, firstName: "Nadia" }),
    person(9, 2_000, {
      roles: ["seller"],
      profile: { ...profile, type: "seller", form: "company", name: "Farouk Trading LLC", status: "ok" },
    }),
    person(STAFF, 0, houseStaff),
    person(MANAGER, 0, { ...houseStaff, ustatus: "manager" }),
    person(ADMIN, 0, { ...houseStaff, ustatus: "admin" }),
  ];
  const app = await openTestApp({ scene: { users }, env: { singleStaff: true } });
  const as = async (who: number, path: string, body: object = {}) =>
    app.post(`/api/backoffice/${path}`, body, { token: await app.tokenOf(who) });
  const list = async (body: object = {}) => (await as(STAFF, "clients/list", body)).body;
  const names = async (body: object) =>
    (await list(body)).data.items.map(({ name }: { name: string }) => name);
  const profileOf = (userId: number) =>
    app.store.read((db) =>
      sqlite(db).prepare<[number], number>("SELECT id FROM profile WHERE user_id = ?").pluck().get(userId),
    );
  return { ...app, as, list, names, profileOf };
}

const nobody = () => undefined;

/** The rows of the list, without their ids. */
const rowsOf = (db: Database) =>
  sqlite(db)
    .prepare("SELECT * FROM client_row ORDER BY user_id, profile_id")
    .all()
    .map((row) => ({ ...(row as object), id: 0 }));

describe("POST /backoffice/clients/list", () => {
  it("has a row for each profile, and for each person without one, tab by tab", async () => {
    const { list, names } = await setUp();
    expect((await list()).data.total).toBe(13);
    expect(await names({ filter: { tab: "new" } })).toEqual(["Amal Saleh"]);
    expect(await names({ filter: { tab: "drafts" }, sort: "name" })).toEqual(["Nadia 8", "Omar Haddad"]);
    expect((await list({ filter: { tab: "ok" } })).data.total).toBe(7);
  });

  it("shows the staff's facts about a client", async () => {
    const { list, profileOf } = await setUp();
    const { items } = (await list({ filter: { q: "farouk" } })).data;
    expect(items).toEqual([
      {
        id_profile: await profileOf(9),
        id_user: 9,
        name: "Farouk Trading LLC",
        type: "seller",
        form: "company",
        email: "person9@marsa.test",
        phone: "+971500000009",
        email_verified: true,
        phone_verified: true,
        status: "ok",
        ustatus: "confirmed",
        roles: ["seller"],
        restriction: null,
        deposit: 2_000,
        created: "2026-11-21T04:00:00.000Z",
        expires: null,
        version: 1,
        to_be_signed: null,
      },
    ]);
  });

  it("finds by name, contact and document number, all words together", async () => {
    const { names, store, profileOf } = await setUp();
    const id = (await profileOf(6))!;
    await store.write((db) =>
      putFields(db, id, { passport_number: "A 7654321", emirates_id: "784-1990-1234567-1" }),
    );
    for (const q of ["a7654321", "A 7654321", "784-1990-1234567-1", "784199012345671", "saleh a7654321"])
      expect(await names({ filter: { q } })).toEqual(["Amal Saleh"]);
    expect(await names({ filter: { q: "farouk a7654321" } })).toEqual([]);
    expect(await names({ filter: { q: "7654" } }), "a part of an encrypted number").toEqual([]);
    expect(await names({ filter: { q: "saleh PERSON6@" } })).toEqual(["Amal Saleh"]);
    expect(await names({ filter: { q: "saleh farouk" } })).toEqual([]);
    expect(await names({ filter: { q: "%" } })).toEqual([]);
  });

  it("filters by type, form, citizenship and day", async () => {
    const { names } = await setUp();
    expect(await names({ filter: { form: "company" } })).toEqual(["Farouk Trading LLC"]);
    expect((await names({ filter: { citizenship: "eg" } })).length).toBe(3);
    expect(await names({ filter: { type: "seller", created: { from: "2026-11-22" } } })).toEqual([]);
    expect((await names({ filter: { created: { from: "2026-11-21", to: "2026-11-21" } } })).length).toBe(13);
  });

  it("finds by a part of a word, by a phone as people in the UAE dial it, and by the profile's number", async () => {
    const { names, profileOf } = await setUp();
    expect(await names({ filter: { q: "arouk" } })).toEqual(["Farouk Trading LLC"]);
    expect(await names({ filter: { q: "0500000009" } })).toEqual(["Farouk Trading LLC"]);
    expect(await names({ filter: { q: `#${await profileOf(9)}` } })).toEqual(["Farouk Trading LLC"]);
    const forms = [
      "050 000 0009",
      "+971 (0)50-000-0009",
      "00971500000009",
      "٠٥٠ ٠٠٠ ٠٠٠٩",
      "\u202a+971 50 000 0009\u202c",
    ];
    for (const q of [...forms, "000 0009", "٠٠٠٠٠٠٩", "050-000-0009 farouk"])
      expect(await names({ filter: { q } })).toEqual(["Farouk Trading LLC"]);
    expect(await names({ filter: { q: "farouk ll" } })).toEqual(["Farouk Trading LLC"]);
  });

  it("follows every change of a person and of their profiles", async () => {
    const { names, profileOf, store } = await setUp();
    const ids = { 6: (await profileOf(6))!, 7: (await profileOf(7))! };
    const by = { at: 1, userId: STAFF, address: null };
    const lock = { reason: "Unpaid lot", until: "2026-12-01" };
    const draft = {
      type: "seller",
      form: "company",
      name: "Dhow LLC",
      citizenship: "ae",
      fields: {},
    } as const;
    const changes: Record<string, (db: Database) => unknown> = {
      "a new person": (db) =>
        addPerson(db, {
          firstName: "Noor",
          lastName: "Z",
          email: "noor@marsa.test",
          roles: ["buyer"],
          ustatus: "unknown",
          createdAt: 1,
        }),
      "a new name": (db) => setNames(db, 6, { firstName: "Amina", lastName: "Saleh" }),
      "a verified address": async (db) =>
        await setVerified(db, (await userById(db, 6))!, { kind: "email", value: "new.address@marsa.test" }),
      "a draft of another type": (db) => putDraft(db, { ...draft, userId: 7, expiresOn: "2026-12-01" }, 1),
      "a signature": (db) => setSigned(db, ids[7], "2026-11", 1),
      "an approval": (db) => acceptProfile(db, nobody, ids[6], by, null),
      "a lock": (db) => lockProfile(db, nobody, ids[6], lock, by),
      "the end of a lock": (db) => unlockProfile(db, nobody, ids[6], by),
      "a role of the staff": (db) => setRolesAndStatus(db, 8, ["backoffice"], "confirmed"),
      "a deletion": (db) => makeAnonymous(db, 8, 1),
    };
    for (const [what, change] of Object.entries(changes)) {
      const [before, kept, listed] = await store.write(async (db) => {
        const was = rowsOf(db);
        await change(db);
        const found = rowsOf(db);
        for (const id of sqlite(db).prepare("SELECT id FROM user").pluck().all() as number[])
          await listClient(db, id);
        return [was, found, rowsOf(db)] as const;
      });
      expect({ what, rows: kept }).toEqual({ what, rows: listed });
      expect({ what, rows: kept }).not.toEqual({ what, rows: before });
    }
    expect(await names({ filter: { q: "new.address" } })).toEqual(["Amal Saleh"]);
    expect(await names({ filter: { q: "person6@" } })).toEqual([]);
    expect(await names({ filter: { q: "nadia" } })).toEqual([]);
  });

  it("filters by status and by documents that expire soon", async () => {
    const { names, store } = await setUp();
    await store.write(async (db) => {
      sqlite(db).exec("UPDATE profile SET expires_on = '2026-12-22' WHERE user_id = 6");
      sqlite(db).exec("UPDATE profile SET expires_on = '2026-11-01' WHERE user_id = 7");
      for (const id of [6, 7]) await listClient(db, id);
    });
    expect(await names({ filter: { status: "draft" } })).toEqual(["Omar Haddad"]);
    expect(await names({ filter: { expiring: 30 }, sort: "expiring" })).toEqual([
      "Omar Haddad",
      "Amal Saleh",
    ]);
    expect(await names({ filter: { expiring: 29 } })).toEqual(["Omar Haddad"]);
  });

  it.each(["new", "name", "deposit", "expiring"])("has pages in the order of %s", async (sort) => {
    const { list } = await setUp();
    const seen: number[] = [];
    let after: string | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before ended
      const { data } = await list({ sort, limit: 4, ...(after && { after }) });
      seen.push(...data.items.map(({ id_user: id }: { id_user: number }) => id));
      after = data.next ?? undefined;
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([13, 13]);
  });

  it("is counted by tab", async () => {
    const { as, profileOf } = await setUp();
    await as(MANAGER, "clients/update/lock", {
      id_profile: await profileOf(1),
      reason: "Unpaid lot",
      lock_before: "2026-12-01",
    });
    const { body } = await as(STAFF, "clients/count");
    expect(body.data).toEqual({ new: 1, ok: 6, locked: 1, drafts: 2, all: 13 });
    const narrowed = await as(STAFF, "clients/count", { filter: { form: "company", tab: "new" } });
    expect(narrowed.body.data).toEqual({ new: 0, ok: 1, locked: 0, drafts: 0, all: 1 });
  });

  it("comes as a spreadsheet", async () => {
    const { app, tokenOf } = await setUp();
    const reply = await app.request("/api/backoffice/clients/export", {
      method: "POST",
      headers: { authorization: `Bearer ${await tokenOf(STAFF)}`, "content-type": "application/json" },
      body: JSON.stringify({ filter: { tab: "new" } }),
    });
    const rows = sheetOf(new Uint8Array(await reply.arrayBuffer()));
    expect([rows.length, rows[1]?.[1]]).toEqual([2, "Amal Saleh"]);
  });
});

describe("A profile under review", () => {
  // @proves 4.transition.client-accept
  it("is accepted by a manager: its owner may bid and is notified, and the audit records it", async () => {
    const { as, profileOf, get, tokenOf } = await setUp();
    const token = await tokenOf(6);
    const { status, body } = await as(MANAGER, "clients/update/accept", { id_profile: await profileOf(6) });
    expect([status, body.data.status, body.data.version]).toEqual([200, "ok", 2]);
    expect((await get("/api/auth/me", { token })).body.data.gate).toEqual({ can_bid: true, missing: null });
    const latestNotice = (await get("/api/notifications", { token })).body.data.items[0];
    expect(latestNotice).toMatchObject({
      kind: "account",
      text: "Your profile is approved: you can bid now.",
    });
    const audit = await as(STAFF, "audit", {});
    expect(audit.body.data.items[0]).toMatchObject({
      who: "Person 51",
      act: "profile.accept",
      subject: "Amal Saleh",
    });
  });

  it("gives a seller the role seller", async () => {
    const { as, profileOf, store, get, tokenOf } = await setUp();
    await store.write((db) => void sqlite(db).exec("UPDATE profile SET type = 'seller' WHERE user_id = 6"));
    await as(MANAGER, "clients/update/accept", { id_profile: await profileOf(6) });
    expect((await get("/api/auth/me", { token: await tokenOf(6) })).body.data.roles).toEqual([
      "buyer",
      "seller",
    ]);
  });

  it("is accepted once, after the signature, by managers and admins", async () => {
    const { as, profileOf } = await setUp();
    const accept = async (who: number, userId: number) =>
      (await as(who, "clients/update/accept", { id_profile: await profileOf(userId) })).body.result;
    expect(await accept(STAFF, 6)).toBe("ROLE_FORBIDDEN");
    expect(await accept(MANAGER, 7)).toBe("STALE");
    expect([await accept(MANAGER, 6), await accept(ADMIN, 6)]).toEqual(["success", "STALE"]);
    expect((await as(MANAGER, "clients/update/accept", { id_profile: 999 })).status).toBe(404);
  });

  it("is accepted in the version that the staff saw, and the audit has the checks", async () => {
    const { as, profileOf } = await setUp();
    const id_profile = await profileOf(6);
    const accept = (version: number) =>
      as(MANAGER, "clients/update/accept", { id_profile, version, checks: ["documents"] });
    expect((await accept(3)).body.result).toBe("STALE");
    expect((await accept(1)).status).toBe(200);
    const audit = await as(STAFF, "audit", { about: 6 });
    expect(audit.body.data.items[0].reason).toBe("Checked: Documents are readable and valid");
  });

  it("is accepted by the checks that the staff read, for a company those of a company", async () => {
    const { as, profileOf, store } = await setUp();
    const id_profile = await profileOf(9);
    await store.write((db) =>
      sqlite(db).exec(`UPDATE profile SET status = 'signed' WHERE id = ${id_profile}`),
    );
    await as(MANAGER, "clients/update/accept", { id_profile, checks: ["identity", "person"] });
    const { body } = await as(STAFF, "audit", { about: 9 });
    expect(body.data.items[0].reason).toBe(
      "Checked: Company name and licence number match the licence; The licence names the same CEO",
    );
  });
});

async function confirmed() {
  const app = await setUp();
  // The only one who could sign: an admin decides alone.
  await app.store.write(
    (db) => void sqlite(db).exec(`UPDATE user SET ustatus = 'confirmed' WHERE id = ${MANAGER}`),
  );
  await givePassword(app, PASSWORD);
  const token = await app.tokenOf(ADMIN);
  const { body } = await app.post("/api/auth/confirm", { password: PASSWORD }, { token });
  const headers = { "x-confirm": body.data.confirm };
  const set = (change: object) =>
    app.post(
      "/api/backoffice/users/roles",
      { id_user: 8, roles: ["auctioneer"], ustatus: "confirmed", ...change },
      { token, headers },
    );
  return { ...app, token, set };
}

describe("POST /backoffice/users/roles", () => {
  it("makes a user an auctioneer or a manager, at once and with an audit row", async () => {
    const { set, get, tokenOf, as } = await confirmed();
    const theirs = await tokenOf(8);
    expect((await set({})).body.data).toMatchObject({ roles: ["auctioneer"], ustatus: "confirmed" });
    expect((await set({ roles: ["backoffice"], ustatus: "manager" })).body.data.ustatus).toBe("manager");
    expect((await get("/api/auth/me", { token: theirs })).body.data.roles).toEqual(["backoffice"]);
    const audit = await as(STAFF, "audit", { state: "user" });
    expect(audit.body.data.items[0]).toMatchObject({ act: "user.roles", reason: "backoffice; manager" });
  });

  it("derives a status below manager from the contacts", async () => {
    const { set, store } = await confirmed();
    await store.write((db) => void sqlite(db).exec("UPDATE user SET phone_verified = 0 WHERE id = 8"));
    expect((await set({ ustatus: "confirmed" })).body.data.ustatus).toBe("confirmed_single");
  });

  it("is refused where another admin has changed them in between", async () => {
    const { set } = await confirmed();
    const seen = { roles: [], ustatus: "confirmed" };
    expect((await set({ seen: { ...seen, roles: ["seller"] } })).body.result).toBe("STALE");
    expect((await set({ seen: { roles: ["buyer"], ustatus: "confirmed" } })).status).toBe(200);
  });

  it("is refused during open bids, without the password, and for one's own roles", async () => {
    const { set, store, post, token } = await confirmed();
    await bid(store, { lot: 1, user: 1, amount: 20_000 });
    expect((await set({ id_user: 1 })).body).toMatchObject({
      result: "ACCOUNT_BUSY",
      details: { blockers: [{ id_auction: 1, number: 20_001 }] },
    });
    expect((await set({ id_user: 1, roles: ["buyer", "seller"] })).status).toBe(200);
    expect((await set({ id_user: ADMIN })).body.result).toBe("ROLE_FORBIDDEN");
    const headers = { "x-confirm": "not-a-confirmation-at-all" };
    const body = { id_user: 8, roles: [], ustatus: "confirmed" };
    expect((await post("/api/backoffice/users/roles", body, { token, headers })).body.result).toBe(
      "CONFIRM_REQUIRED",
    );
  });
});
