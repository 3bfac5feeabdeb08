/** Tests of `app.ts`, `check.ts` and the recovery codes. */
import { describe, expect, it } from "vitest";
import { otherCodeThan, OWNER } from "../test-support/identity-app.ts";
import { openFactorsApp } from "./test-support/factors-app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

async function setUp() {
  const app = await openFactorsApp();
  const token = await app.tokenOf(1);
  return { ...app, token };
}

async function withApp() {
  const app = await setUp();
  return { ...app, ...(await app.withTotp(app.token)) };
}

describe("An authenticator app", () => {
  it("counts once its first code is entered, and comes with ten recovery codes and a mail", async () => {
    const { change, token, signIn, code, inbox, get } = await setUp();
    const { secret, uri } = (await change(token, "POST", "/totp")).body.data;
    expect(uri).toContain(`secret=${secret}`);
    // 160 bits, as RFC 4226 recommends.
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect((await signIn()).body.result).toBe("success");
    const { body } = await change(token, "POST", "/totp/confirm", { code: code(secret) });
    expect(body.data.factors).toMatchObject({ recovery_left: 10, required: false, passkeys: [] });
    expect(new Set(body.data.recovery_codes).size).toBe(10);
    expect((await signIn()).body.result).toBe("second_factor_required");
    expect((await inbox(OWNER.email))[0].subject).toBe("Two-step sign-in with an app is on");
    const listed = await get("/api/auth/factors", { token });
    expect(listed.body.data.totp).toEqual({ created: "2026-11-22T04:00:00.000Z", last_used: null });
    expect(listed.text).not.toContain(secret);
  });

  it("asks for its code after the password, and the first token is good for nothing else", async () => {
    const { signIn, check, me, code, secret, post } = await withApp();
    const { body } = await signIn();
    expect(body.data).toEqual({
      contacts: [],
      status: "unknown",
      second_factor: { kinds: ["totp", "recovery"], expires: "2026-11-22T04:10:30.000Z" },
    });
    const first = body.access_token;
    expect((await me(first)).status).toBe(401);
    expect((await post("/api/auth/confirm", { password: "x" }, { token: first })).status).toBe(401);
    const done = await check(first, { kind: "totp", code: code(secret) });
    expect(done.body.result).toBe("success");
    expect((await me(done.body.access_token)).body.data.id_user).toBe(1);
    expect((await check(first, { kind: "totp", code: code(secret) })).status).toBe(401);
  });

  it("takes each code once, and a code of the next or the last half minute", async () => {
    const { signIn, check, code, secret, clock } = await withApp();
    const now = code(secret);
    const enter = async (typed: string) =>
      (await check((await signIn()).body.access_token, { kind: "totp", code: typed })).status;
    expect(await enter(now)).toBe(200);
    expect(await enter(now)).toBe(422);
    clock.advance(30_000);
    const late = code(secret);
    clock.advance(30_000);
    expect(await enter(late)).toBe(200);
    const old = code(secret);
    clock.advance(60_000);
    expect(await enter(old)).toBe(422);
  });

  it("takes ten wrong codes an hour, tells the person by mail, and leaves the recovery codes alone", async () => {
    const { signIn, check, code, codes, secret, inbox } = await withApp();
    const { access_token: token } = (await signIn()).body;
    const wrong = otherCodeThan(code(secret));
    const answers = [];
    for (let i = 0; i < 11; i++)
      answers.push((await check(token, { kind: "totp", code: wrong })).body.result);
    expect(answers).toEqual([...Array(10).fill("CODE_WRONG"), "RATE_LIMITED"]);
    expect((await inbox(OWNER.email))[0].subject).toBe("Somebody knows your password");
    expect((await check(token, { kind: "recovery", code: codes[0]! })).body.result).toBe("success");
  });

  it("waits ten minutes for its code", async () => {
    const { signIn, check, code, secret, clock } = await withApp();
    const { access_token: token } = (await signIn()).body;
    clock.advance(10 * 60_000);
    expect((await check(token, { kind: "totp", code: code(secret) })).status).toBe(401);
  });

  it("is set up and removed with a confirmation only", async () => {
    const { send, token, change, signIn } = await withApp();
    const headers = { "x-confirm": "not-a-confirmation-at-all" };
    for (const [method, path] of [
      ["POST", "/totp"],
      ["DELETE", "/totp"],
      ["POST", "/passkeys/init"],
      ["POST", "/recovery"],
    ] as const) {
      const refused = await send(method, `/api/auth/factors${path}`, { token, headers });
      expect([path, refused.body.result]).toEqual([path, "CONFIRM_REQUIRED"]);
    }
    expect((await change(token, "DELETE", "/totp")).body.data).toMatchObject({
      totp: null,
      recovery_left: 0,
    });
    expect((await signIn()).body.result).toBe("success");
  });
});

describe("A final action", () => {
  const NO_CONFIRMATION = { "x-confirm": "not-a-confirmation-at-all" };

  it("is confirmed by a new code of the app, once, and names the ways of the account", async () => {
    const { send, post, get, token, code, secret } = await withApp();
    const remove = (headers: Record<string, string>) =>
      send("DELETE", "/api/auth/factors/totp", { token, headers });
    expect((await remove(NO_CONFIRMATION)).body.details).toEqual({ ways: ["totp", "recovery"] });
    const typed = code(secret);
    const wrong = await post("/api/auth/confirm", { code: otherCodeThan(typed) }, { token });
    expect([wrong.body.result, wrong.body.details]).toEqual(["CODE_WRONG", { tries_left: 9 }]);
    const { body } = await post("/api/auth/confirm", { code: typed }, { token });
    expect((await post("/api/auth/confirm", { code: typed }, { token })).body.result).toBe("CODE_WRONG");
    expect((await remove({ "x-confirm": body.data.confirm })).status).toBe(200);
    expect((await get("/api/auth/factors", { token })).body.data.totp).toBe(null);
  });

  it("is confirmed by a recovery code where the app is lost: once, with guesses of its own and a mail", async () => {
    const { send, post, token, codes, inbox, secret, code } = await withApp();
    const confirm = async (body: object) => (await post("/api/auth/confirm", body, { token })).body;
    for (let guess = 0; guess < 10; guess++) await confirm({ code: otherCodeThan(code(secret)) });
    expect((await confirm({ code: code(secret) })).result).toBe("RATE_LIMITED");
    const wrong = await confirm({ recovery: "aaaa-aaaa-aaaa-aaaa" });
    expect([wrong.result, wrong.details]).toEqual(["CODE_WRONG", { tries_left: 9 }]);
    const proof = (await confirm({ recovery: codes[0] })).data.confirm;
    expect((await inbox(OWNER.email))[0].subject).toBe("A recovery code was used");
    expect((await confirm({ recovery: codes[0] })).result).toBe("CODE_WRONG");
    const headers = { "x-confirm": proof };
    expect((await send("DELETE", "/api/auth/factors/totp", { token, headers })).status).toBe(200);
    expect((await confirm({ recovery: codes[1] })).result).toBe("CODE_WRONG");
  });

  it("is not confirmed by two ways at once, or by a code where no app is", async () => {
    const { post, token, codes, code, secret, tokenOf } = await withApp();
    const confirm = async (body: object, as = token) =>
      (await post("/api/auth/confirm", body, { token: as })).body.result;
    expect(await confirm({ code: codes[0] })).toBe("CODE_WRONG");
    expect(await confirm({})).toBe("VALIDATION");
    expect(await confirm({ code: code(secret), password: "harbour-light" })).toBe("VALIDATION");
    expect(await confirm({ code: code(secret), recovery: codes[0] })).toBe("VALIDATION");
    expect(await confirm({ code: "123456" }, await tokenOf(2))).toBe("UNAUTHORIZED");
  });
});

describe("A recovery code", () => {
  it("signs in once, however it is typed, and the person is told", async () => {
    const { signIn, check, codes, inbox } = await withApp();
    const typed = ` ${codes[3]!.toUpperCase().replaceAll("-", " ")} `;
    const enter = async () =>
      (await check((await signIn()).body.access_token, { kind: "recovery", code: typed })).body.result;
    expect(await enter()).toBe("success");
    expect((await inbox(OWNER.email))[0].subject).toBe("A recovery code was used");
    expect(await enter()).toBe("CODE_WRONG");
  });

  it("signs in after any number of wrong ones: a stranger's guesses do not keep the owner out", async () => {
    const { signIn, check, codes } = await withApp();
    const enter = async (code: string) =>
      (await check((await signIn()).body.access_token, { kind: "recovery", code })).body.result;
    for (let guess = 0; guess < 10; guess++) expect(await enter("aaaa-aaaa-aaaa-aaaa")).toBe("CODE_WRONG");
    expect(await enter("aaaa-aaaa-aaaa-aaaa")).toBe("RATE_LIMITED");
    expect(await enter(codes[0]!)).toBe("success");
  });

  it("is replaced by a new one, and is stored as a hash", async () => {
    const { change, token, codes, signIn, check, store } = await withApp();
    const { body } = await change(token, "POST", "/recovery");
    expect(new Set(body.data.recovery_codes).size).toBe(10);
    // Eighty bits: nobody finds one from its hash.
    for (const code of body.data.recovery_codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    const { access_token } = (await signIn()).body;
    expect((await check(access_token, { kind: "recovery", code: codes[0]! })).status).toBe(422);
    const stored = await store.read((db) => sqlite(db).prepare("SELECT * FROM recovery_code").all());
    expect(JSON.stringify(stored)).not.toContain(body.data.recovery_codes[0].replaceAll("-", ""));
  });

  it("needs a factor that it replaces", async () => {
    const { change, token } = await setUp();
    expect((await change(token, "POST", "/recovery")).body.result).toBe("FACTOR_REQUIRED");
  });
});
