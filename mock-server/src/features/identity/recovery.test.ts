/** Tests of `recovery.ts`. */
import { describe, expect, it } from "vitest";
import { derivationsOf } from "../../test-support/derivations.ts";
import {
  otherCodeThan,
  openIdentityApp,
  OWNER,
  PASSWORD,
  withoutTheNew,
} from "./test-support/identity-app.ts";

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
    const known = await recover(OWNER.email);
    expect(known).toBeGreaterThan(0);
    expect(await recover(NOBODY)).toBe(known);
  });

  it("sends nothing to an unverified contact", async () => {
    const { signUp, init, inbox } = await setUp();
    await signUp();
    await init("omar@marsa.test");
    expect((await inbox("omar@marsa.test")).map(({ subject }) => subject)).toEqual(["Your Marsa code"]);
  });

  it("is requested five times an hour per contact at most, known or not", async () => {
    const { init, clock } = await setUp();
    for (const id of [OWNER.email, NOBODY]) {
      for (let i = 0; i < 5; i++) {
        clock.advance(60_000);
        expect((await init(id)).status).toBe(200);
      }
      clock.advance(60_000);
      expect((await init(id)).status).toBe(429);
    }
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

  it("refuses a wrong code before it looks at the password", async () => {
    const { init, set, codeFor } = await setUp();
    await init(OWNER.email);
    const wrong = otherCodeThan(await codeFor(OWNER.email));
    expect((await set(OWNER.email, wrong, "password1234")).body.result).toBe("CODE_WRONG");
    expect((await set(NOBODY, wrong, "password1234")).body.result).toBe("CODE_EXPIRED");
  });
});
