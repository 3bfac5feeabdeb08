/** Tests of `recovery.ts`. */
import { describe, expect, it } from "vitest";
import { derivationsOf } from "../../../test-support/derivations.ts";
import {
  otherCodeThan,
  openIdentityApp,
  OWNER,
  PASSWORD,
  withoutTheNew,
} from "../test-support/identity-app.ts";

const NOBODY = "nobody@marsa.test";
const NEW_PASSWORD = "another-harbour";

async function setUp() {
  const app = await openIdentityApp();
  const init = (id: string) => app.post("/api/auth/recovery/init", { id });
  const set = (id: string, code: string, pw = NEW_PASSWORD) =>
    app.post("/api/auth/recovery/password", { id, code, pw });
  const signIn = (password: string) => app.post("/api/auth/signin", { id: OWNER.email, password });
  return { ...app, init, set, signIn };
}

const both = async (call: (id: string) => Promise<Parameters<typeof withoutTheNew>[0]>) => [
  withoutTheNew(await call(OWNER.email)),
  withoutTheNew(await call(NOBODY)),
];

describe("A forgotten password", () => {
  it.each([OWNER.email, OWNER.phone])("is replaced with a code to %s, and every session ends", async (id) => {
    const { init, set, signIn, codeFor, tokenOf, me, kicked, inbox } = await setUp();
    const token = await tokenOf(1);
    expect((await init(id)).body.data).toEqual({ resend_at: "2026-11-22T04:01:00.000Z" });
    const { status, body } = await set(id, await codeFor(id));
    expect([status, body]).toEqual([200, { result: "success", data: {} }]);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).body.result).toBe("success");
    expect((await me(token)).status).toBe(401);
    expect(kicked).toEqual([1]);
    expect((await inbox(id))[0].text).toContain("Your Marsa password was changed");
  });

  it("is answered the same for known and unknown contacts, at each step", async () => {
    const { init, set, codeFor } = await setUp();
    const answers = [await both((id) => set(id, "000000")), await both(init), await both(init)];
    const wrong = otherCodeThan(await codeFor(OWNER.email));
    for (let i = 0; i < 6; i++) answers.push(await both((id) => set(id, wrong)));
    for (const [known, unknown] of answers) expect(unknown).toBe(known);
  });

  it("does the same work for known and unknown contacts, so that the duration reveals nothing", async () => {
    const { init, set } = await setUp();
    const recover = (id: string) =>
      derivationsOf(async () => {
        expect((await init(id)).status).toBe(200);
        await set(id, "12345");
      });
    expect(await recover(NOBODY)).toBe(await recover(OWNER.email));
  });

  it("sends nothing to an unverified contact", async () => {
    const { signUp, init, inbox } = await setUp();
    await signUp();
    await init("omar@marsa.test");
    expect((await inbox("omar@marsa.test")).map(({ subject }) => subject)).toEqual(["Your Marsa code"]);
  });

  it("is requested six times an hour per contact at most, and the last code is good until the next one", async () => {
    const { init, set, codeFor, inbox, clock } = await setUp();
    for (let i = 0; i < 6; i++) {
      clock.advance(60_000);
      await init(OWNER.email);
    }
    clock.advance(60_000);
    const answers = [await init(OWNER.email), await init(NOBODY)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await inbox(OWNER.email)).toHaveLength(6);
    const next = Date.parse(answers[0]!.body.data.resend_at);
    expect(next - clock.now()).toBeGreaterThan(60_000);
    clock.advance(next - clock.now() - 1);
    expect((await set(OWNER.email, await codeFor(OWNER.email))).status).toBe(200);
  });

  it("needs twelve characters that are hard to guess, and the code stays good meanwhile", async () => {
    const { init, set, codeFor } = await setUp();
    await init(OWNER.email);
    const code = await codeFor(OWNER.email);
    const { status, body } = await set(OWNER.email, code, "short");
    expect([status, body.message]).toEqual([422, "At least 12 characters"]);
    for (let i = 0; i < 6; i++) {
      const easy = await set(OWNER.email, code, "password1234");
      expect([easy.status, easy.body.message]).toEqual([422, "Easy to guess. Choose another password"]);
    }
    expect((await set(OWNER.email, code)).status).toBe(200);
  });

  it("is replaced by the right code, however often strangers guessed before and asked for other codes", async () => {
    const { init, set, codeFor, clock } = await setUp();
    await init(OWNER.phone);
    const code = await codeFor(OWNER.phone);
    const answers = [];
    for (let i = 0; i < 20; i++) answers.push((await set(OWNER.phone, otherCodeThan(code))).status);
    expect(answers).toEqual([...Array<number>(15).fill(422), ...Array<number>(5).fill(429)]);
    clock.advance(60_000);
    await init(OWNER.phone);
    expect((await set(OWNER.phone, code.match(/\d{4}/g)!.join(" "))).status).toBe(200);
    expect((await set(OWNER.phone, code)).body.result).toBe("RATE_LIMITED");
  });

  it("has one budget of guesses by mail and phone", async () => {
    const { init, set } = await setUp();
    for (const id of [OWNER.email, OWNER.phone]) await init(id);
    for (let i = 0; i < 15; i++)
      expect((await set(i % 2 ? OWNER.email : OWNER.phone, "0000000000000000")).body.result).toBe(
        "CODE_WRONG",
      );
    for (const id of [OWNER.email, OWNER.phone])
      expect((await set(id, "0000000000000000")).body.result).toBe("RATE_LIMITED");
  });

  it("has codes that nobody guesses in years", async () => {
    const { init, codeFor } = await setUp();
    await init(OWNER.email);
    expect(await codeFor(OWNER.email)).toMatch(/^\d{16}$/);
  });

  it("refuses a wrong code before it looks at the password", async () => {
    const { init, set, codeFor } = await setUp();
    await init(OWNER.email);
    const wrong = otherCodeThan(await codeFor(OWNER.email));
    expect((await set(OWNER.email, wrong, "password1234")).body.result).toBe("CODE_WRONG");
    expect((await set(NOBODY, wrong, "password1234")).body.result).toBe("CODE_EXPIRED");
  });
});
