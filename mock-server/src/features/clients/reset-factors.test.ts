/** Tests of `reset-factors.ts`. */
import { codeOf } from "@marsa/api-spec/contract/base/software-factors";
import { describe, expect, it } from "vitest";
import { person, smallScene } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { givePassword } from "../../test-support/passwords.ts";

const [MANAGER, ADMIN] = [51, 52];
const PASSWORD = "harbour-light";
const houseStaff = { roles: ["backoffice" as const], profile: null };

async function setUp() {
  const users = [
    ...smallScene().users,
    person(MANAGER, 0, { ...houseStaff, ustatus: "manager" }),
    person(ADMIN, 0, { ...houseStaff, ustatus: "admin" }),
  ];
  const app = await openTestApp({ scene: { users } });
  await givePassword(app, PASSWORD);
  const confirmed = async (who: number) => {
    const token = await app.tokenOf(who);
    const { body } = await app.post("/api/auth/confirm", { password: PASSWORD }, { token });
    return { token, headers: { "x-confirm": body.data.confirm } };
  };
  const reset = async (who: number, id_user: number, headers?: Record<string, string>) => {
    const call = await confirmed(who);
    const body = { id_user, reason: "Passport seen in the office" };
    const sent = { ...call, headers: headers ?? call.headers };
    return app.post("/api/backoffice/users/factors/reset", body, sent);
  };
  const signIn = async () =>
    (await app.post("/api/auth/signin", { id: "person1@marsa.test", password: PASSWORD })).body.result;
  const call = await confirmed(1);
  const { secret } = (await app.post("/api/auth/factors/totp", undefined, call)).body.data;
  await app.post("/api/auth/factors/totp/confirm", { code: codeOf(secret, app.clock.now()) }, call);
  return { ...app, reset, signIn, own: call.token };
}

describe("POST /backoffice/users/factors/reset", () => {
  it("leaves the password alone to sign in with, ends the sessions, and is in the audit", async () => {
    const { reset, signIn, own, get, post, tokenOf, kicked } = await setUp();
    expect(await signIn()).toBe("second_factor_required");
    expect((await reset(ADMIN, 1)).body.data).toMatchObject({ id_user: 1 });
    expect(await signIn()).toBe("success");
    expect((await get("/api/auth/me", { token: own })).status).toBe(401);
    expect(kicked).toEqual([1]);
    const audit = await post("/api/backoffice/audit", { about: 1 }, { token: await tokenOf(ADMIN) });
    expect(audit.body.data.items[0]).toMatchObject({
      act: "user.factors",
      who: "Person 52",
      reason: "Passport seen in the office",
    });
  });

  it("tells the person by mail and by SMS", async () => {
    const { reset, get } = await setUp();
    await reset(ADMIN, 1);
    for (const to of ["person1@marsa.test", "+971500000001"]) {
      const inbox = await get(`/_mock/inbox?to=${encodeURIComponent(to)}`);
      expect(inbox.body.data[0].text).toContain("Our staff removed the authenticator app");
    }
  });

  it("is for admins who have confirmed who they are, and never for their own account", async () => {
    const { reset, signIn } = await setUp();
    const none = { "x-confirm": "not-a-confirmation-at-all" };
    expect((await reset(ADMIN, 1, none)).body.result).toBe("CONFIRM_REQUIRED");
    expect((await reset(MANAGER, 1)).body.result).toBe("ROLE_FORBIDDEN");
    expect((await reset(ADMIN, ADMIN)).body.result).toBe("ROLE_FORBIDDEN");
    expect((await reset(ADMIN, 999)).status).toBe(404);
    const nothing = await reset(ADMIN, 2);
    expect([nothing.body.result, nothing.body.message]).toEqual([
      "FACTOR_REQUIRED",
      "This person has no two-step sign-in",
    ]);
    expect(await signIn()).toBe("second_factor_required");
  });
});
