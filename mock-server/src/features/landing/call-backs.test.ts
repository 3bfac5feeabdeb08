/** Tests of `call-backs.ts`. */
import { describe, expect, it } from "vitest";
import { person, smallScene } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const STAFF = 50;
const COLLEAGUE = 51;
const asked = { name: "Layla Hassan", phone: "050 123 4567", consent: true };

async function setUp() {
  const staff = [STAFF, COLLEAGUE].map((id) => person(id, 0, { roles: ["backoffice"], profile: null }));
  const app = await openTestApp({ scene: { users: [...smallScene().users, ...staff] } });
  const token = await app.tokenOf(STAFF);
  const list = async (query: object = {}) =>
    (await app.post("/api/backoffice/calls/list", query, { token })).body;
  const done = (id: number) => app.post("/api/backoffice/calls/done", { id_call: id }, { token });
  const ask = (change: object = {}) => app.post("/api/landing/requestcall", { ...asked, ...change });
  return { ...app, list, done, ask };
}

describe("A request to be called", () => {
  it("reaches the staff unchanged", async () => {
    const { ask, list } = await setUp();
    const { status, body } = await ask({ time: "after 5 PM", subject: "Lot 20001, Car 1" });
    expect(status).toBe(200);
    expect((await list()).data).toMatchObject({
      total: 1,
      next: null,
      items: [
        {
          id_call: body.data.id_call,
          name: "Layla Hassan",
          phone: "+971501234567",
          time: "after 5 PM",
          subject: "Lot 20001, Car 1",
          asked: "2026-11-22T04:00:00.000Z",
          done_at: null,
          done_by: null,
          taken_by: null,
          note: null,
        },
      ],
    });
  });

  it("is one request when it is repeated within an hour, and another one later", async () => {
    const { ask, clock } = await setUp();
    const first = (await ask()).body.data.id_call;
    expect((await ask({ phone: "+971 50 123 4567" })).body.data.id_call).toBe(first);
    clock.advance(3_600_000);
    expect((await ask()).body.data.id_call).not.toBe(first);
  });

  it("is refused without consent, and without a valid number", async () => {
    const { ask } = await setUp();
    expect((await ask({ consent: false })).status).toBe(422);
    const { body } = await ask({ phone: "12345678 ext", name: " L " });
    expect(body.details.errors).toContainEqual({ field: "name", message: "At least 2 characters" });
    for (const wrong of ["call me", "050 123 456", "+501 123 4567", "050 123 4567 Layla"])
      expect((await ask({ phone: wrong })).body.message).toBe("Mobile phone must be valid");
  });

  it("takes a landline, since a call is no SMS", async () => {
    const { ask, list } = await setUp();
    await ask({ phone: "04 234 5678 ext 9" });
    expect((await list()).data.items).toMatchObject([{ phone: "+97142345678" }]);
  });

  it("is accepted thirty times an hour from one address, then refused with the waiting time", async () => {
    const { ask } = await setUp();
    for (let i = 0; i < 30; i++) expect((await ask()).status).toBe(200);
    const { status, headers } = await ask({ phone: "+971501234569" });
    expect([status, headers.get("retry-after")]).toEqual([429, "120"]);
  });

  it("is done after the call, with the caller's name", async () => {
    const { ask, list, done } = await setUp();
    const id = (await ask()).body.data.id_call;
    await ask({ phone: "+971509999999", name: "Omar" });
    expect((await done(id)).body.data).toMatchObject({
      done_by: "Person 50",
      done_at: "2026-11-22T04:00:00.000Z",
    });
    expect((await done(id)).status).toBe(200);
    expect((await list({ state: "open" })).data.items).toMatchObject([{ name: "Omar" }]);
    expect((await list({ state: "done", q: "layla" })).data.total).toBe(1);
    expect((await done(999)).status).toBe(404);
    expect(await list({ state: "later" })).toMatchObject({ message: "State must be valid" });
  });

  it("is taken by one of the staff, who may leave it to others and notes what was agreed", async () => {
    const { ask, post, tokenOf, list } = await setUp();
    const id = (await ask()).body.data.id_call;
    const take = async (userId: number, taken: boolean) =>
      post("/api/backoffice/calls/take", { id_call: id, taken }, { token: await tokenOf(userId) });
    expect((await take(STAFF, true)).body.data).toMatchObject({
      taken_by: { id_user: STAFF, name: "Person 50" },
      taken_at: "2026-11-22T04:00:00.000Z",
    });
    const refused = await take(COLLEAGUE, true);
    expect([refused.status, refused.body.result]).toEqual([409, "STALE"]);
    expect((await take(STAFF, false)).body.data).toMatchObject({ taken_by: null, taken_at: null });
    expect((await take(COLLEAGUE, true)).status).toBe(200);
    const body = { id_call: id, note: "  Visits the yard on Monday " };
    await post("/api/backoffice/calls/done", body, { token: await tokenOf(COLLEAGUE) });
    expect((await list({ state: "done" })).data.items).toMatchObject([
      { done_by: "Person 51", note: "Visits the yard on Monday" },
    ]);
    expect((await take(COLLEAGUE, false)).status).toBe(409);
    expect(
      (
        await post(
          "/api/backoffice/calls/take",
          { id_call: 999, taken: true },
          { token: await tokenOf(STAFF) },
        )
      ).status,
    ).toBe(404);
  });

  it("is for staff to read", async () => {
    const { post, tokenOf } = await setUp();
    expect((await post("/api/backoffice/calls/list", {}, { token: await tokenOf(1) })).status).toBe(403);
  });
});
