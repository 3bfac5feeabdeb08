/** Tests of `signin.ts`: guesses of strangers, and the addresses that have signed in before. */
import { describe, expect, it } from "vitest";
import { openIdentityApp, OWNER, PASSWORD } from "../test-support/identity-app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

const HOME = "203.0.113.7";
const elsewhere = (n: number) => `198.51.100.${n}`;

async function setUp() {
  const app = await openIdentityApp({ env: { trustedProxies: ["127.0.0.1"] } });
  const signIn = async (address: string, password = PASSWORD, id: string = OWNER.email) =>
    app.post("/api/auth/signin", { id, password }, { headers: { "x-forwarded-for": address } });
  /** Guesses from many addresses until the contact is locked for strangers. */
  const guess = async () => {
    for (let n = 1; n <= 10; n++) expect((await signIn(elsewhere(n), "a wrong guess")).status).toBe(401);
    expect((await signIn(elsewhere(11))).status).toBe(429);
  };
  return { ...app, signIn, guess };
}

describe("guesses of strangers", () => {
  it("lock nobody out who has signed in from the same address before, after a sign-out too", async () => {
    const { signIn, guess, post } = await setUp();
    const { body } = await signIn(HOME);
    await post("/api/auth/signout", {}, { token: body.access_token });
    await guess();
    expect((await signIn(HOME)).status).toBe(200);
  });

  it("lock nobody out who still has a session from that address when the server starts again", async () => {
    const { signIn, guess, context } = await setUp();
    await signIn(HOME);
    context.rateLimit.forgetAll();
    await guess();
    expect((await signIn(HOME)).status).toBe(200);
  });

  it("at one's own address lock out no bidder who has signed in there", async () => {
    const { signIn } = await setUp();
    await signIn(HOME);
    for (let n = 1; n <= 50; n++) await signIn(HOME, "a wrong guess", `somebody${n}@marsa.test`);
    expect((await signIn(HOME, PASSWORD, "person2@marsa.test")).status).toBe(429);
    expect((await signIn(HOME)).status).toBe(200);
  });

  it("are counted at a known address too", async () => {
    const { signIn } = await setUp();
    await signIn(HOME);
    for (let n = 1; n <= 10; n++) expect((await signIn(HOME, "a wrong guess")).status).toBe(401);
    expect((await signIn(HOME)).status).toBe(429);
  });

  it("by mail and by phone are one budget", async () => {
    const { signIn, guess } = await setUp();
    await guess();
    expect((await signIn(elsewhere(12), PASSWORD, OWNER.phone)).status).toBe(429);
    expect((await signIn(elsewhere(12), PASSWORD, "person2@marsa.test")).status).toBe(200);
  });

  it("keep nobody out who has set a new password there", async () => {
    const { signIn, guess, post, codeFor } = await setUp();
    await guess();
    expect((await signIn(HOME)).status).toBe(429);
    await post("/api/auth/recovery/init", { id: OWNER.email });
    const changed = { id: OWNER.email, code: await codeFor(OWNER.email), pw: "another-harbour" };
    const headers = { "x-forwarded-for": HOME };
    expect((await post("/api/auth/recovery/password", changed, { headers })).status).toBe(200);
    expect((await signIn(HOME, "another-harbour", OWNER.phone)).status).toBe(200);
  });

  it("are not more for somebody who claims the contact and signs in with a password of their own", async () => {
    const { signIn, guess, store } = await setUp();
    // The password of person 2 opens their own account alone.
    const changes = [
      "UPDATE user SET password_hash = NULL WHERE id = 1",
      `UPDATE user SET email = '${OWNER.email}', email_verified = 0 WHERE id = 2`,
    ];
    await store.write((db) => changes.forEach((sql) => sqlite(db).prepare(sql).run()));
    expect((await signIn(HOME)).status).toBe(200);
    await guess();
    expect((await signIn(HOME)).status).toBe(429);
  });
});
