/** Tests of `signup.ts`. */
import { describe, expect, it } from "vitest";
import { derivationsOf } from "../../../test-support/derivations.ts";
import { NEW, openIdentityApp, OWNER, PASSWORD, withoutTheNew } from "../test-support/identity-app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

/** Replaces the owner's contacts in an answer by new ones. */
const like = (text: string): string =>
  text
    .replaceAll(OWNER.email, NEW.email)
    .replaceAll(OWNER.phone, NEW.phone)
    .replaceAll("p•••@", "o•••@")
    .replaceAll("••• 0001", "••• 2233");

describe("POST /auth/signup", () => {
  // @proves 3.field.sign-up-firstname
  // @proves 3.field.sign-up-lastname
  // @proves 3.field.sign-up-mobile-phone
  // @proves 3.field.sign-up-email
  // @proves 3.field.sign-up-password
  // @proves 4.transition.sign-in-sign-up-and-verify
  it("creates a person without verified contacts, signs them in, and sends a code to each contact", async () => {
    const { signUp, me, inbox } = await openIdentityApp();
    const { status, body } = await signUp();
    expect(status).toBe(200);
    const resendAt = "2026-11-22T04:01:00.000Z";
    expect(body).toMatchObject({
      result: "verification_required",
      data: {
        status: "unknown",
        user: { name: "Omar Haddad", email: NEW.email, phone: NEW.phone, gate: { missing: "verification" } },
        contacts: [
          { kind: "email", mask: "o•••@marsa.test", verified: false, resend_at: resendAt },
          { kind: "phone", mask: "+971 ••• 2233", verified: false, resend_at: resendAt },
        ],
      },
    });
    expect((await me(body.access_token)).body.data).toEqual(body.data.user);
    expect(await inbox(NEW.email)).toMatchObject([
      { channel: "mail", subject: "Your Marsa code", code: expect.stringMatching(/^\d{6}$/) },
    ]);
    expect(await inbox(NEW.phone)).toMatchObject([
      { channel: "sms", code: expect.stringMatching(/^\d{6}$/) },
    ]);
  });

  // @proves 3.field.sign-up-whatsapp-number
  it("stores the time and version of the accepted terms, and the WhatsApp number", async () => {
    const { signUp, store, clock } = await openIdentityApp();
    await signUp({ whatsapp: "050 999 8877" });
    const row = await store.read((db) =>
      sqlite(db).prepare("SELECT terms_version, terms_at, whatsapp FROM user WHERE email = ?").get(NEW.email),
    );
    expect(row).toEqual({ terms_version: "2026-11", terms_at: clock.now(), whatsapp: "+971509998877" });
  });

  it.each([
    [{ firstName: "Suharto", lastName: undefined }, "Suharto"],
    [{ firstName: "Suharto", lastName: " \u200b" }, "Suharto"],
    [{ firstName: "李", lastName: "Jose\u0301" }, "李 José"],
    [{ firstName: "\u200bعمر\ufeff", lastName: "O’Brien-Al  Mansoori" }, "عمر O’Brien-Al Mansoori"],
  ])("takes the names %j as %j", async (names, name) => {
    const { signUp } = await openIdentityApp();
    expect((await signUp(names)).body.data.user.name).toBe(name);
  });

  it.each([
    "+971 (0)50 111 2233",
    "501112233",
    "050 111 2233 ext 5",
    "\u202a+971 50 111 2233\u202c",
    "٠٥٠١١١٢٢٣٣",
  ])("sends the code to the right number for %j", async (phone) => {
    const { signUp, codeFor, post } = await openIdentityApp();
    const { body } = await signUp({ phone, whatsapp: phone });
    expect(body.data.user.phone).toBe(NEW.phone);
    const code = { contact: phone, code: await codeFor(NEW.phone) };
    const verified = await post("/api/auth/verify", code, { token: body.access_token });
    expect(verified.body.data.user.phone_verified).toBe(true);
    expect((await post("/api/auth/signin", { id: phone, password: PASSWORD })).status).toBe(200);
  });

  // @proves 5.rule.sign-up-requires-age-of-at
  // @proves 5.rule.sign-up-requires-accepting-the-terms
  it("is refused under age, and without the terms", async () => {
    const { signUp } = await openIdentityApp();
    const minor = await signUp({ adult: false });
    expect([minor.status, minor.body.details.errors[0].field]).toEqual([422, "adult"]);
    const silent = await signUp({ terms: undefined });
    expect(silent.body.details.errors).toEqual([{ field: "terms", message: "Terms is required" }]);
  });

  // @proves 5.message.at-least-count-characters
  // @proves 5.message.field-is-required
  // @proves 5.message.field-must-be-valid
  it.each([
    [{ firstName: "" }, "firstName", "First name is required"],
    [{ firstName: "\u200b\u200b" }, "firstName", "First name is required"],
    [{ lastName: "\u0301\u0301" }, "lastName", "Last name must be valid"],
    [{ lastName: "12" }, "lastName", "Last name must be valid"],
    [{ password: "" }, "password", "Password is required"],
    [{ password: "short" }, "password", "At least 12 characters"],
    [{ firstName: "  O  " }, "firstName", "At least 2 characters"],
    [{ email: "omar" }, "email", "Email must be valid"],
    [{ phone: "not a number" }, "phone", "Mobile phone must be valid"],
    [{ phone: "04 234 5678" }, "phone", "Mobile phone must be valid"],
    [{ phone: "050 111 223" }, "phone", "Mobile phone must be valid"],
    [{ whatsapp: "12" }, "whatsapp", "WhatsApp number must be valid"],
  ])("is refused with the sentence for the field: %j", async (change, field, message) => {
    const { signUp } = await openIdentityApp();
    const { status, body } = await signUp(change);
    expect([status, body.details.errors]).toEqual([422, [{ field, message }]]);
  });

  it("answers a used contact like a new one, sends no code, and notifies the owner", async () => {
    const { signUp, inbox, store } = await openIdentityApp();
    const fresh = await signUp();
    const used = await signUp({ email: OWNER.email, phone: OWNER.phone });
    expect(like(withoutTheNew(used))).toBe(withoutTheNew(fresh));
    const sent = [...(await inbox(OWNER.email)), ...(await inbox(OWNER.phone))];
    expect(sent.map(({ code }) => code)).toEqual([null, null]);
    expect(sent[0]).toMatchObject({ subject: "You have a Marsa account already" });
    const hashes = await store.read((db) =>
      sqlite(db)
        .prepare("SELECT hash FROM code WHERE contact IN (?, ?)")
        .pluck()
        .all(OWNER.email, OWNER.phone),
    );
    expect(hashes).toEqual([null, null]);
  });

  it("does the same work for a used contact, so that the duration reveals nothing", async () => {
    const { signUp } = await openIdentityApp();
    const take = (change: object) =>
      derivationsOf(async () => expect((await signUp(change)).status).toBe(200));
    const fresh = await take({ email: "new@marsa.test", phone: "+971501110000" });
    expect(fresh).toBeGreaterThan(0);
    expect(await take(OWNER)).toBe(fresh);
  });

  it("leaves the existing account unchanged", async () => {
    const { signUp, post } = await openIdentityApp();
    await signUp({ ...OWNER, password: "somebody-else" });
    const { body } = await post("/api/auth/signin", { id: OWNER.email, password: PASSWORD });
    expect(body).toMatchObject({ result: "success", data: { user: { id_user: 1 } } });
  });

  it("is refused after sixty from one address, with the waiting time", async () => {
    const { signUp, context } = await openIdentityApp();
    for (let i = 0; i < 60; i++) context.rateLimit.take("signupByAddress", "");
    const { status, headers, body } = await signUp();
    expect([status, headers.get("retry-after")]).toEqual([429, "10"]);
    expect(body.message).toBe("Too many attempts. Try again in 10 s");
  });

  it("keeps plain passwords and codes out of the database", async () => {
    const { signUp, codeFor, store } = await openIdentityApp();
    await signUp();
    const codes = [await codeFor(NEW.email), await codeFor(NEW.phone)];
    const rows = await store.read((db) => [
      sqlite(db).prepare("SELECT hash FROM code").all(),
      sqlite(db).prepare("SELECT password_hash FROM user").all(),
    ]);
    for (const secret of [PASSWORD, ...codes]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
