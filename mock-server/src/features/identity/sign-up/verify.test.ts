/** Tests of `verify.ts`. */
import { describe, expect, it } from "vitest";
import { NEW, otherCodeThan, openIdentityApp, OWNER, PASSWORD } from "../test-support/identity-app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

const MINUTE_MS = 60_000;

async function setUp() {
  const app = await openIdentityApp();
  const token: string = (await app.signUp()).body.access_token;
  const verify = (contact: string, code: string, as = token) =>
    app.post("/api/auth/verify", { contact, code }, { token: as });
  const resend = (contact: string, as = token) =>
    app.post("/api/auth/verify/resend", { contact }, { token: as });
  const confirmation = async (as: string): Promise<string> =>
    (await app.post("/api/auth/confirm", { password: PASSWORD }, { token: as })).body.data.confirm;
  return { ...app, token, verify, resend, confirmation };
}

describe("POST /auth/verify", () => {
  // @proves 3.status.user-unknown-confirmed-confirmed_single-admin-manager
  // @proves 4.transition.after-verification-ustatus-may-change
  // @proves 4.transition.sign-in-sign-up-and-verify
  it("moves a person from unknown over confirmed_single to confirmed, with a new token each time", async () => {
    const { verify, codeFor, me, token } = await setUp();
    const first = await verify("OMAR@marsa.test", await codeFor(NEW.email));
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      result: "success",
      data: {
        status: "confirmed_single",
        user: { email_verified: true, phone_verified: false, gate: { missing: "profile" } },
        contacts: [{ verified: true, resend_at: null }, { verified: false }],
      },
    });
    const second = await verify("050 111 2233", await codeFor(NEW.phone), first.body.access_token);
    expect(second.body.data).toMatchObject({ status: "confirmed", user: { ustatus: "confirmed" } });
    expect((await me(second.body.access_token)).body.data.ustatus).toBe("confirmed");
    expect(new Set([token, first.body.access_token, second.body.access_token]).size).toBe(3);
  });

  it("keeps the old token valid for a minute, so that another tab is not signed out", async () => {
    const { verify, codeFor, me, token, clock } = await setUp();
    await verify(NEW.email, await codeFor(NEW.email));
    expect((await me(token)).status).toBe(200);
    clock.advance(MINUTE_MS);
    expect((await me(token)).status).toBe(401);
  });

  it("returns the number of guesses left, and after the fifth no code matches", async () => {
    const { verify, codeFor } = await setUp();
    const code = await codeFor(NEW.email);
    for (const left of [4, 3, 2, 1, 0]) {
      const { status, body } = await verify(NEW.email, otherCodeThan(code));
      expect([status, body.result, body.details.tries_left]).toEqual([422, "CODE_WRONG", left]);
      expect(body.message).toBe("This code is not the right one");
    }
    expect((await verify(NEW.email, code)).body).toMatchObject({
      status: 422,
      result: "CODE_EXPIRED",
      message: "This code has expired. Ask for a new one",
    });
  });

  it("counts simultaneous guesses", async () => {
    const { verify, codeFor } = await setUp();
    const code = await codeFor(NEW.email);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => verify(NEW.email, otherCodeThan(code))),
    );
    expect(answers.filter(({ body }) => body.result === "CODE_WRONG")).toHaveLength(5);
  });

  it("accepts a code for ten minutes", async () => {
    const { verify, codeFor, clock } = await setUp();
    clock.advance(10 * MINUTE_MS);
    expect((await verify(NEW.email, await codeFor(NEW.email))).body.result).toBe("CODE_EXPIRED");
  });

  it("accepts a code once, for its contact and its person", async () => {
    const { verify, codeFor, signUp, store } = await setUp();
    const code = await codeFor(NEW.email);
    expect((await verify(NEW.phone, code)).body.result).toBe("CODE_WRONG");
    const other: string = (await signUp()).body.access_token;
    const others = await codeFor(NEW.email);
    expect((await verify(NEW.email, code, other)).body.result).toBe("CODE_WRONG");
    expect((await verify(NEW.email, others)).body.result).toBe("CODE_WRONG");
    expect((await verify("stranger@marsa.test", code)).body.result).toBe("CODE_EXPIRED");
    const stored = () => store.read((db) => sqlite(db).prepare("SELECT contact FROM code").all());
    expect(await stored()).toHaveLength(4);
    expect((await verify(NEW.email, code)).status).toBe(200);
    expect(await stored()).toHaveLength(3);
  });

  it("succeeds again for a verified contact: a second tap is no error", async () => {
    const { verify, codeFor } = await setUp();
    const code = await codeFor(NEW.email);
    const { body } = await verify(NEW.email, code);
    expect((await verify(NEW.email, code, body.access_token)).status).toBe(200);
  });

  it("answers a contact verified by another person like a wrong code", async () => {
    const { signUp, verify } = await setUp();
    const claimed: string = (await signUp({ ...OWNER })).body.access_token;
    expect((await verify(OWNER.email, "123456", claimed)).body).toMatchObject({
      result: "CODE_WRONG",
      details: { tries_left: 4 },
    });
  });

  it("gives a contact with two claimants to the first who verifies it", async () => {
    const { signUp, verify, codeFor } = await setUp();
    const first = await codeFor(NEW.email);
    const other: string = (await signUp({ firstName: "Other" })).body.access_token;
    const second = await codeFor(NEW.email);
    expect((await verify(NEW.email, second, other)).status).toBe(200);
    expect((await verify(NEW.email, first)).body.result).toBe("CODE_EXPIRED");
  });

  it("notifies the person's other open pages, on their own topic", async () => {
    const { verify, codeFor, store } = await setUp();
    await verify(NEW.email, await codeFor(NEW.email));
    const events = (await store.outbox.pending(10)).flatMap((commit) => commit.events);
    expect(events).toMatchObject([{ payload: { kind: "profile", lot: null } }]);
  });
});

describe("POST /auth/verify/resend", () => {
  it("sends another code after a minute", async () => {
    const { verify, resend, codeFor, clock } = await setUp();
    const early = await resend(NEW.email);
    expect(early.status).toBe(429);
    expect(early.body.details).toEqual({ retry_s: 60 });
    expect(early.headers.get("retry-after")).toBe("60");
    clock.advance(MINUTE_MS);
    const { status, body } = await resend(NEW.email);
    expect([status, body.data]).toEqual([
      200,
      { kind: "email", mask: "o•••@marsa.test", verified: false, resend_at: "2026-11-22T04:02:00.000Z" },
    ]);
    expect((await verify(NEW.email, await codeFor(NEW.email))).status).toBe(200);
  });

  it("sends five codes an hour to a contact, and then returns the next time", async () => {
    const { resend, clock } = await setUp();
    // The sign-up has sent the first of the five.
    for (let i = 0; i < 4; i++) {
      clock.advance(MINUTE_MS);
      expect((await resend(NEW.email)).status).toBe(200);
    }
    clock.advance(MINUTE_MS);
    const { status, headers } = await resend(NEW.email);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(300);
  });

  it("is for the user's own contacts", async () => {
    const { resend, inbox } = await setUp();
    const { status, body } = await resend(OWNER.email);
    expect([status, body.details.errors[0].message]).toEqual([422, "Contact must be valid"]);
    expect(await inbox(OWNER.email)).toEqual([]);
  });
});

it("a contact gets five codes an hour from sign-ups, and they take no code from a forgotten password", async () => {
  const { signUp, post, inbox } = await openIdentityApp();
  for (let i = 0; i < 5; i++) expect((await signUp({ email: OWNER.email })).status).toBe(200);
  expect((await signUp({ email: OWNER.email })).status).toBe(429);
  await post("/api/auth/recovery/init", { id: OWNER.email });
  expect((await inbox(OWNER.email))[0].subject).toBe("Your new Marsa password");
});

it("wrong guesses of strangers leave the own code good, and those of one account are one budget", async () => {
  const { signUp, post, codeFor, clock } = await openIdentityApp();
  const guesses = async (token: string, contacts: readonly string[]) => {
    const results = [];
    for (const contact of contacts)
      for (let i = 0; i < 5; i++)
        results.push((await post("/api/auth/verify", { contact, code: "------" }, { token })).body.result);
    return results;
  };
  const own = (await signUp()).body.access_token;
  const code = await codeFor(NEW.email);
  for (let account = 1; account < 5; account++)
    await guesses((await signUp({ phone: `+97150111229${account}` })).body.access_token, [NEW.email]);
  expect((await post("/api/auth/verify", { contact: NEW.email, code }, { token: own })).status).toBe(200);
  const token = (await signUp({ email: "second@marsa.test", phone: "+971501112299" })).body.access_token;
  const both = ["second@marsa.test", "+971501112299"];
  expect(await guesses(token, both)).not.toContain("RATE_LIMITED");
  clock.advance(MINUTE_MS);
  for (const contact of both) await post("/api/auth/verify/resend", { contact }, { token });
  expect((await guesses(token, both)).filter((result) => result === "RATE_LIMITED")).toHaveLength(5);
});

describe("PUT /auth/change/{contactType}", () => {
  // @proves 4.transition.a-changed-contact-stores-new_-kind
  it("keeps the old contact until the new one's code is entered, and then notifies it", async () => {
    const { send, verify, codeFor, tokenOf, me, inbox, confirmation } = await setUp();
    const token = await tokenOf(1);
    const call = { token, body: { email: "New@Marsa.test" } };
    expect((await send("PUT", "/api/auth/change/email", call)).body.result).toBe("CONFIRM_REQUIRED");
    const confirm = await confirmation(token);
    const asked = await send("PUT", "/api/auth/change/email", { ...call, headers: { "x-confirm": confirm } });
    expect(asked.body).toMatchObject({
      result: "verification_required",
      data: { user: { email: OWNER.email, email_verified: true, new_email: "new@marsa.test" } },
    });
    expect(asked.body.data.contacts.slice(0, 2)).toMatchObject([
      { mask: "p•••@marsa.test", verified: true },
      { mask: "n•••@marsa.test", verified: false, resend_at: expect.any(String) },
    ]);
    const { body } = await verify("new@marsa.test", await codeFor("new@marsa.test"), token);
    expect((await me(body.access_token)).body.data).toMatchObject({
      email: "new@marsa.test",
      new_email: null,
      ustatus: "confirmed",
    });
    expect((await inbox(OWNER.email))[0]).toMatchObject({ subject: "Your Marsa account has a new contact" });
  });

  it("answers a used contact like a new one", async () => {
    const { send, token, inbox } = await setUp();
    const { status, body } = await send("PUT", "/api/auth/change/phone", {
      token,
      body: { phone: OWNER.phone },
    });
    expect([status, body.result, body.data.user.new_phone]).toEqual([
      200,
      "verification_required",
      OWNER.phone,
    ]);
    expect((await inbox(OWNER.phone)).map(({ code }) => code)).toEqual([null]);
  });

  it.each([
    ["email", {}, "Email is required"],
    ["email", { phone: "+971501234567" }, "Email is required"],
    ["phone", { phone: "1234567" }, "Mobile phone must be valid"],
  ])("is refused without the value that is to change: %s %j", async (kind, body, message) => {
    const { send, token } = await setUp();
    const { status, body: answer } = await send("PUT", `/api/auth/change/${kind}`, { token, body });
    expect([status, answer.details.errors]).toEqual([422, [{ field: kind, message }]]);
  });
});
