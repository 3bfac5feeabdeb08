/** Tests of `undo-contact-page.ts`, and of the wait of a new contact. */
import { describe, expect, it } from "vitest";
import { NEW, openIdentityApp, OWNER, PASSWORD } from "../features/identity/test-support/identity-app.ts";

const HOUR_MS = 3_600_000;

/** Person 1 has replaced their email: the old one got the link. */
async function setUp() {
  const app = await openIdentityApp();
  const token = await app.tokenOf(1);
  const { body } = await app.post("/api/auth/confirm", { password: PASSWORD }, { token });
  const headers = { "x-confirm": body.data.confirm };
  await app.send("PUT", "/api/auth/change/email", { token, headers, body: { email: NEW.email } });
  const code = await app.codeFor(NEW.email);
  const { body: verified } = await app.post("/api/auth/verify", { contact: NEW.email, code }, { token });
  const [link = ""] = /\/undo-contact\/[\w-]+/.exec((await app.inbox(OWNER.email))[0].text) ?? [];
  const form = { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "" };
  const undo = () => app.send("POST", link, form);
  const signIn = (id: string, password = PASSWORD) => app.post("/api/auth/signin", { id, password });
  return { ...app, token: verified.access_token as string, link, undo, signIn };
}

describe("The link to the old contact", () => {
  it("asks first, and undoes the change by its button: all are signed out, the password is gone", async () => {
    const { get, link, undo, me, token, signIn, kicked, inbox, codeFor, post } = await setUp();
    expect((await get(link)).text).toContain("Take p•••@marsa.test back?");
    expect((await me(token)).body.data.email).toBe(NEW.email);
    const done = await undo();
    expect([done.status, done.text.includes("Choose a new password")]).toEqual([200, true]);
    expect((await me(token)).status).toBe(401);
    expect(kicked).toContain(1);
    expect((await signIn(OWNER.phone)).status).toBe(401);
    expect((await inbox(OWNER.email))[0].subject).toBe("Your Marsa contact is back");
    await post("/api/auth/recovery/init", { id: OWNER.email });
    const pw = "another-harbour";
    await post("/api/auth/recovery/password", { id: OWNER.email, code: await codeFor(OWNER.email), pw });
    expect((await signIn(OWNER.email, pw)).body.result).toBe("success");
  });

  it("works once, and for 72 hours", async () => {
    const { undo, get, link } = await setUp();
    expect((await undo()).status).toBe(200);
    const again = await undo();
    expect([again.status, again.text.includes("undone already")]).toEqual([404, true]);
    expect((await get(link)).status).toBe(404);
    const late = await setUp();
    late.clock.advance(72 * HOUR_MS);
    expect((await late.undo()).text).toContain("for 72 hours");
    expect((await late.get("/undo-contact/nobody")).status).toBe(404);
  });
});

describe("A contact that replaced another one", () => {
  it("takes no recovery code for a day, and says from when on", async () => {
    const { post, inbox, clock } = await setUp();
    await post("/api/auth/recovery/init", { id: NEW.email });
    expect((await inbox(NEW.email))[0]).toMatchObject({ code: null });
    expect((await inbox(NEW.email))[0].text).toContain("from Nov 23, 2026, 8:00 AM GST on");
    clock.advance(24 * HOUR_MS);
    await post("/api/auth/recovery/init", { id: NEW.email });
    expect((await inbox(NEW.email))[0].code).not.toBe(null);
  });

  it("tells its owner from when on it takes them", async () => {
    const { me, token, clock } = await setUp();
    const recoversFrom = async () => {
      const { email_recovers_from: email, phone_recovers_from: phone } = (await me(token)).body.data;
      return { email, phone };
    };
    expect(await recoversFrom()).toEqual({ email: "2026-11-23T04:00:00.000Z", phone: null });
    clock.advance(12 * HOUR_MS);
    expect((await recoversFrom()).email).not.toBeNull();
    clock.advance(12 * HOUR_MS);
    expect(await recoversFrom()).toEqual({ email: null, phone: null });
  });

  it("leaves the other contact's recovery alone", async () => {
    const { post, codeFor } = await setUp();
    await post("/api/auth/recovery/init", { id: OWNER.phone });
    expect(await codeFor(OWNER.phone)).toMatch(/^\d{6}$/);
  });
});
