/** Tests of `undo-contact-page.ts`, and of the wait of a new contact. */
import { describe, expect, it } from "vitest";
import { codeOf } from "@marsa/api-spec/contract/base/software-factors";
import { givePassword } from "../test-support/passwords.ts";
import { NEW, openIdentityApp, OWNER, PASSWORD } from "../features/identity/test-support/identity-app.ts";
import { sqlite } from "../tables/system/driver.ts";

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

describe("A stolen account that is taken back", () => {
  const ACCOUNT = {
    recipient: "Person 1",
    iban: "AE070331234567890123456",
    bank: "Emirates NBD",
    swift: "EBILAEAD",
  };
  let keys = 0;

  /** The thief has replaced the email, and asks for the whole deposit by an account of their own. */
  async function stolen() {
    const app = await setUp();
    const { post, token } = app;
    const sure = async () => {
      const { body } = await post("/api/auth/confirm", { password: PASSWORD }, { token });
      return { "x-confirm": body.data.confirm as string, "idempotency-key": `taken-back-${++keys}` };
    };
    const ask = async (who: string, amount: number, headers: Record<string, string>) =>
      post("/api/auth/balance/refund/apply", { id: 0, ...ACCOUNT, amount }, { token: who, headers });
    return { ...app, sure, ask };
  }

  it("pays nothing to the thief: refunds asked for since the change are declined, their accounts end", async () => {
    const { ask, sure, undo, token, get, tokenOf } = await stolen();
    const available = async (who: string) =>
      (await get("/api/auth/balance", { token: who })).body.data.available as number;
    const before = await available(token);
    expect((await ask(token, 80_000, await sure())).status).toBe(200);
    expect(await available(token)).toBe(before - 80_000);
    await undo();
    const owner = await tokenOf(1);
    expect(await available(owner)).toBe(before);
    const { refunds, accounts } = (await get("/api/auth/balance/refund/list", { token: owner })).body.data;
    expect(refunds).toMatchObject([{ status: "declined", reason: "The change of your contact was undone" }]);
    expect(accounts).toEqual([]);
    const [notice] = (await get("/api/notifications", { token: owner })).body.data.items;
    expect(notice.text).toContain("Your refund of AED 80,000 was declined");
  });

  it("keeps no factor and no recovery code that the thief added", async () => {
    const { post, sure, undo, token, clock, store } = await stolen();
    const headers = await sure();
    const { secret } = (await post("/api/auth/factors/totp", undefined, { token, headers })).body.data;
    const code = codeOf(secret, clock.now());
    const { body } = await post("/api/auth/factors/totp/confirm", { code }, { token, headers });
    expect(body.data.recovery_codes).toHaveLength(10);
    await undo();
    const left = await store.read((db) =>
      ["totp", "passkey", "recovery_code", "session"].map((table) =>
        sqlite(db).prepare(`SELECT count(*) FROM ${table} WHERE user_id = 1`).pluck().get(),
      ),
    );
    expect(left).toEqual([0, 0, 0, 0]);
  });

  it("takes the phone back too, which the thief replaced after the email", async () => {
    const { send, post, sure, undo, token, codeFor, get, tokenOf } = await stolen();
    const headers = await sure();
    await send("PUT", "/api/auth/change/phone", { token, headers, body: { phone: NEW.phone } });
    await post("/api/auth/verify", { contact: NEW.phone, code: await codeFor(NEW.phone) }, { token });
    await undo();
    expect((await get("/api/auth/me", { token: await tokenOf(1) })).body.data).toMatchObject(OWNER);
  });

  it.each(["change", "undo"] as const)(
    "marks a refund to an account added near the %s, for the staff alone to pay",
    async (near) => {
      const { ask, undo, store, tokenOf, post, clock } = await stolen();
      await store.write((db) => {
        sqlite(db)
          .prepare("UPDATE user SET roles = '[\"backoffice\"]', ustatus = 'manager' WHERE id = 2")
          .run();
      });
      clock.advance(71 * HOUR_MS);
      if (near === "undo") {
        await undo();
        await givePassword({ store }, PASSWORD, 1);
        clock.advance(71 * HOUR_MS);
      }
      // The session has ended meanwhile.
      const owner = await tokenOf(1);
      const { body: proof } = await post("/api/auth/confirm", { password: PASSWORD }, { token: owner });
      const headers = { "x-confirm": proof.data.confirm, "idempotency-key": `near-the-${near}` };
      expect((await ask(owner, 100, headers)).status).toBe(200);
      clock.advance(24 * HOUR_MS);
      const list = await post("/api/backoffice/refunds/list", { state: "all" }, { token: await tokenOf(2) });
      expect(list.body.data.items[0]).toMatchObject({ near_change: true, hindrance: "contact_changed" });
    },
  );
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
    for (const hours of [11, 11]) {
      clock.advance(hours * HOUR_MS);
      expect((await recoversFrom()).email).not.toBeNull();
    }
    clock.advance(2 * HOUR_MS);
    expect(await recoversFrom()).toEqual({ email: null, phone: null });
  });

  it("leaves the other contact's recovery alone", async () => {
    const { post, codeFor } = await setUp();
    await post("/api/auth/recovery/init", { id: OWNER.phone });
    expect(await codeFor(OWNER.phone)).toMatch(/^\d{16}$/);
  });
});
