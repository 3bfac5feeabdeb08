/** Tests: identity. */
import { describe, expect, it } from "vitest";
import { person } from "../../sqlite/test-support/people.ts";
import { openTestApp, type TestApp } from "../../test-support/app.ts";
import { derivationsOf } from "../../test-support/derivations.ts";
import { givePassword } from "../../test-support/passwords.ts";
import { sqlite } from "../../tables/system/driver.ts";

const PASSWORD = "harbour-light";
const credentials = { id: "person1@marsa.test", password: PASSWORD };

/** People 1 to 3 can sign in; 2 has no verified contact; 3 claims the email of 1 without verification. */
async function setUp(): Promise<TestApp> {
  const unverified = { ustatus: "unknown", profile: null } as const;
  const app = await openTestApp({
    scene: {
      users: [
        person(1, 85_000),
        person(2, 0, unverified),
        person(3, 0, { ...unverified, email: "person1@marsa.test" }),
        person(900, 0),
      ],
    },
  });
  await givePassword(app, PASSWORD);
  await givePassword(app, `${PASSWORD}-3`, 3);
  return app;
}

describe("POST /auth/signin", () => {
  // @proves 3.reply.login-returns-access_token
  it("returns a token, the user with the gate, and the contacts, masked", async () => {
    const { post, get } = await setUp();
    const { status, body } = await post("/api/auth/signin", credentials);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result: "success",
      data: {
        status: "confirmed",
        user: { id_user: 1, name: "Person 1", gate: { can_bid: true, missing: null } },
        contacts: [
          { kind: "email", mask: "p•••@marsa.test", verified: true, resend_at: null },
          { kind: "phone", mask: "+971 ••• 0001", verified: true, resend_at: null },
        ],
      },
    });
    const me = await get("/api/auth/me", { token: body.access_token });
    expect(me.body.data).toEqual(body.data.user);
  });

  // @proves 5.rule.the-contact-field-accepts-an-email
  it("accepts a contact in any notation", async () => {
    const { post } = await setUp();
    const ids = [" Person1@Marsa.Test ", "050 000 0001", "00971500000001"];
    const answers = await Promise.all(ids.map((id) => post("/api/auth/signin", { id, password: PASSWORD })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("answers an unknown contact like a wrong password", async () => {
    const { post } = await setUp();
    const wrong = await post("/api/auth/signin", { ...credentials, password: "something else" });
    const unknown = await post("/api/auth/signin", { ...credentials, id: "nobody@marsa.test" });
    expect(wrong.status).toBe(401);
    expect(wrong.body.message).toBe("This contact and password don't belong together");
    expect({ ...unknown.body, request_id: "" }).toEqual({ ...wrong.body, request_id: "" });
  });

  it("does the same work for an unknown contact, so that the duration reveals nothing", async () => {
    const { post } = await setUp();
    const signIn = (id: string) =>
      derivationsOf(async () =>
        expect((await post("/api/auth/signin", { id, password: "wrong" })).status).toBe(401),
      );
    // For a contact with several claimants, each of their passwords is checked.
    const known = await signIn("person2@marsa.test");
    expect(known).toBeGreaterThan(0);
    expect(await signIn("nobody@marsa.test")).toBe(known);
  });

  // @proves 7.rule.login-result-success-means-signed-in
  it("lets people without verified contacts in, and names verification as the next step", async () => {
    const { post } = await setUp();
    const { status, body } = await post("/api/auth/signin", { id: "person2@marsa.test", password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result: "verification_required",
      access_token: expect.any(String),
      data: { status: "unknown", user: { gate: { can_bid: false, missing: "verification" } } },
    });
  });

  it("tries everyone who claims a contact, the verified owner first", async () => {
    const { post } = await setUp();
    const verified = await post("/api/auth/signin", credentials);
    const claimed = await post("/api/auth/signin", { ...credentials, password: `${PASSWORD}-3` });
    expect([verified.body.data.user.id_user, claimed.body.data.user.id_user]).toEqual([1, 3]);
  });

  it("is refused after ten failures on one contact, until time has passed; success does not count", async () => {
    const { post, clock } = await setUp();
    for (let i = 0; i < 3; i++) expect((await post("/api/auth/signin", credentials)).status).toBe(200);
    const wrong = { ...credentials, password: "wrong" };
    for (let i = 0; i < 10; i++) expect((await post("/api/auth/signin", wrong)).status).toBe(401);
    const refused = await post("/api/auth/signin", credentials);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        result: "RATE_LIMITED",
        message: "Too many attempts. Try again in 1 min",
        details: { retry_s: 60 },
      },
    });
    expect(refused.headers.get("retry-after")).toBe("60");
    clock.advance(60_000);
    expect((await post("/api/auth/signin", credentials)).status).toBe(200);
  });

  it.each(["foo@", "foo@marsa", "050 12", "omar"])(
    "rejects %j as a contact, and counts no attempt",
    async (id) => {
      const { post } = await setUp();
      for (let i = 0; i < 11; i++) {
        const { status, body } = await post("/api/auth/signin", { id, password: PASSWORD });
        expect([status, body.details.errors]).toEqual([
          422,
          [{ field: "id", message: "Email or mobile phone must be valid" }],
        ]);
      }
      expect((await post("/api/auth/signin", credentials)).status).toBe(200);
    },
  );

  it("keeps passwords and tokens out of the log, and plain ones out of the database", async () => {
    const { post, get, logged, store } = await setUp();
    const { body } = await post("/api/auth/signin", credentials);
    await post("/api/auth/signin", { ...credentials, password: "wrong-word" });
    await post("/api/auth/signin", `{"id":"x","password":"${PASSWORD}"`);
    await get("/api/auth/me", { token: body.access_token });
    const rows = await store.read((db) => sqlite(db).prepare("SELECT * FROM session").all());
    const everything = JSON.stringify([logged, rows]);
    for (const secret of [PASSWORD, "wrong-word", body.access_token])
      expect(everything).not.toContain(secret);
  });
});

describe("POST /auth/signout", () => {
  it("ends this session only, and closes the user's connections", async () => {
    const { post, get, tokenOf, kicked } = await setUp();
    const [token, other] = [await tokenOf(1), await tokenOf(1)];
    expect(await post("/api/auth/signout", undefined, { token })).toMatchObject({
      status: 200,
      body: { result: "success", data: {} },
    });
    expect((await get("/api/auth/me", { token })).status).toBe(401);
    expect((await get("/api/auth/me", { token: other })).status).toBe(200);
    expect(kicked).toEqual([1]);
  });
});

describe("GET /auth/me", () => {
  // @proves 3.field.user-id_user
  // @proves 3.field.user-id_profile
  // @proves 3.field.user-roles
  // @proves 3.field.user-pstatusmax
  // @proves 3.field.user-name
  // @proves 3.field.user-profile_name
  // @proves 3.field.user-profile_restriction
  // @proves 3.field.user-email_verified
  // @proves 3.field.user-phone_verified
  // @proves 3.field.user-new_email
  // @proves 3.field.user-new_phone
  it("has all data of the user, in one snapshot", async () => {
    const { get, tokenOf, store } = await setUp();
    const { status, body } = await get("/api/auth/me", { token: await tokenOf(1) });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id_user: 1,
      id_profile: 1,
      roles: ["buyer"],
      pstatusMax: "ok",
      firstName: "Person",
      lastName: "1",
      name: "Person 1",
      profile_name: "Person 1",
      email: "person1@marsa.test",
      phone: "+971500000001",
      ustatus: "confirmed",
      profile_restriction: false,
      email_verified: true,
      phone_verified: true,
      new_email: null,
      new_phone: null,
      email_recovers_from: null,
      phone_recovers_from: null,
      avatar: null,
      restriction: null,
      gate: { can_bid: true, missing: null },
      has_bid: false,
      profiles: [
        {
          id_profile: 1,
          type: "buyer",
          form: "individual",
          name: "Person 1",
          status: "ok",
          expiring: [],
        },
      ],
      epoch: store.epoch,
      seq: 0,
    });
  });

  // @proves 4.transition.a-locked-profile-has-bidding-suspended
  it("has the reason and the last day of a suspension", async () => {
    const { get, tokenOf, store } = await setUp();
    await store.write((db) => {
      sqlite(db).prepare("UPDATE profile SET lock_reason = 'Unpaid lot', lock_until = '2026-12-01'").run();
    });
    const { body } = await get("/api/auth/me", { token: await tokenOf(1) });
    expect(body.data).toMatchObject({
      profile_restriction: true,
      restriction: { reason: "Unpaid lot", until: "2026-12-01" },
      gate: { can_bid: false, missing: "lock" },
    });
  });

  it("names the papers that expire within thirty days", async () => {
    const { get, tokenOf, store } = await setUp();
    const papers = JSON.stringify({ passport_expires: "2026-12-01", emirates_id_expires: "2030-01-01" });
    await store.write((db) => {
      sqlite(db).prepare("UPDATE profile SET fields = ? WHERE user_id = 1").run(papers);
    });
    const { body } = await get("/api/auth/me", { token: await tokenOf(1) });
    expect(body.data.profiles).toMatchObject([{ expiring: [{ paper: "passport", expires: "2026-12-01" }] }]);
  });

  it("tells whether the user has placed a bid", async () => {
    const { get, post, tokenOf } = await setUp();
    const token = await tokenOf(1);
    const hasBid = async () => (await get("/api/auth/me", { token })).body.data.has_bid;
    expect(await hasBid()).toBe(false);
    const headers = { "idempotency-key": "k-0123456789" };
    await post("/api/auction/makebid", { id_auction: 1, price: 20_000 }, { token, headers });
    expect(await hasBid()).toBe(true);
  });

  it("is unauthorized once the session has been idle for twelve hours", async () => {
    const { get, tokenOf, clock } = await setUp();
    const token = await tokenOf(1);
    clock.advance(12 * 3_600_000 - 1);
    expect((await get("/api/auth/me", { token })).status).toBe(200);
    clock.advance(12 * 3_600_000);
    expect((await get("/api/auth/me", { token })).status).toBe(401);
  });

  it("stays authorized while the user leads a lot that ends soon", async () => {
    const { get, post, tokenOf, clock, store } = await setUp();
    const [idle, fresh] = [await tokenOf(1), await tokenOf(1)];
    clock.advance(12 * 3_600_000 - 60_000);
    await store.write((db) => {
      const end = clock.now() + 5 * 60_000;
      sqlite(db).prepare("UPDATE lot SET ends_at = ? WHERE id = 1").run(end);
    });
    const bid = { id_auction: 1, price: 20_000 };
    const headers = { "idempotency-key": "k-0123456789" };
    expect((await post("/api/auction/makebid", bid, { token: fresh, headers })).status).toBe(200);
    clock.advance(61_000);
    expect((await get("/api/auth/me", { token: idle })).status).toBe(200);
  });
});
