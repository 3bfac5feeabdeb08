/** Tests of `set-password.ts`. */
import { describe, expect, it } from "vitest";
import { person, smallScene } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { givePassword } from "../../test-support/passwords.ts";

const [MANAGER, ADMIN, AUCTIONEER] = [51, 52, 53];
const PASSWORD = "harbour-light";
const ONE_TIME = "one-time-harbour";
const houseStaff = { roles: ["backoffice" as const], profile: null };

async function setUp() {
  const users = [
    ...smallScene().users,
    person(MANAGER, 0, { ...houseStaff, ustatus: "manager" }),
    person(ADMIN, 0, { ...houseStaff, ustatus: "admin" }),
    person(AUCTIONEER, 0, { roles: ["auctioneer"], profile: null }),
  ];
  const app = await openTestApp({ scene: { users } });
  await givePassword(app, PASSWORD);
  /** Calls as a user who has just confirmed their password, by default. */
  const set = async (who: number, id: number, confirm?: string, password = ONE_TIME) => {
    const token = await app.tokenOf(who);
    const { body } = await app.post("/api/auth/confirm", { password: PASSWORD }, { token });
    return app.send("PUT", "/api/backoffice/clients/user/update", {
      token,
      headers: { "x-confirm": confirm ?? body.data.confirm },
      body: { id_user: id, password },
    });
  };
  const signIn = (password: string) => app.post("/api/auth/signin", { id: "person1@marsa.test", password });
  return { ...app, set, signIn };
}

describe("PUT /backoffice/clients/user/update", () => {
  it("ends the client's sessions, notifies them, and is in the audit", async () => {
    const { set, get, tokenOf, kicked, post } = await setUp();
    const old = await tokenOf(1);
    expect((await set(MANAGER, 1)).body.data).toMatchObject({ id_user: 1 });
    expect((await get("/api/auth/me", { token: old })).status).toBe(401);
    expect(kicked).toEqual([1]);
    const audit = await post("/api/backoffice/audit", { about: 1 }, { token: await tokenOf(MANAGER) });
    expect(audit.body.data.items[0]).toMatchObject({ act: "user.password", who: "Person 51", about: 1 });
  });

  it("is a one-time password: its session can only choose another", async () => {
    const { set, signIn, get, send } = await setUp();
    await set(MANAGER, 1);
    const { body } = await signIn(ONE_TIME);
    expect(body.result).toBe("password_change_required");
    const token = body.access_token;
    expect((await get("/api/auth/me", { token })).status).toBe(401);
    const change = (pw: string) =>
      send("PUT", "/api/auth/password", { token, body: { password: ONE_TIME, pw } });
    expect((await change(ONE_TIME)).body.details.errors[0].field).toBe("pw");
    expect((await change("my-own-harbour")).status).toBe(200);
    expect((await get("/api/auth/me", { token })).body.data.id_user).toBe(1);
    expect((await signIn("my-own-harbour")).body.result).toBe("success");
    expect((await get("/api/notifications", { token })).body.data.items[0].text).toBe(
      "Our staff set a one-time password for you. Choose your own when you sign in.",
    );
  });

  it.each(["short-one", "password1234", "person1@marsa.test", "+971500000001", "aaaaaaaaaaaa"])(
    "obeys the rules of passwords: not %s",
    async (password) => {
      const { set, signIn } = await setUp();
      const { status, body } = await set(MANAGER, 1, undefined, password);
      expect([status, body.details.errors[0].field]).toEqual([422, "password"]);
      expect((await signIn(password)).status).toBe(401);
    },
  );

  it("asks the staff member for their own password first", async () => {
    const { set } = await setUp();
    expect((await set(MANAGER, 1, "not-a-confirmation-at-all")).body.result).toBe("CONFIRM_REQUIRED");
  });

  it("tells the person by mail and by SMS", async () => {
    const { set, get } = await setUp();
    await set(MANAGER, 1);
    for (const to of ["person1@marsa.test", "+971500000001"]) {
      const inbox = await get(`/_mock/inbox?to=${encodeURIComponent(to)}`);
      expect(inbox.body.data[0].text).toContain("Our staff set a one-time password for your Marsa account");
      expect(inbox.body.data[0].text).not.toContain(ONE_TIME);
    }
  });

  it("is for admins only, if the other person works for the house", async () => {
    const { set } = await setUp();
    expect([(await set(MANAGER, AUCTIONEER)).status, (await set(ADMIN, AUCTIONEER)).status]).toEqual([
      403, 200,
    ]);
    expect([
      (await set(MANAGER, ADMIN)).status,
      (await set(MANAGER, 999)).status,
      (await set(ADMIN, MANAGER)).status,
    ]).toEqual([403, 404, 200]);
  });
});
