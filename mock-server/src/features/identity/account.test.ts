/** Tests: account. */
import { describe, expect, it } from "vitest";
import { openIdentityApp, OWNER, PASSWORD } from "./test-support/identity-app.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1";

async function setUp() {
  const app = await openIdentityApp();
  const signIn = async (userAgent: string): Promise<string> => {
    const body = { id: OWNER.email, password: PASSWORD };
    return (await app.post("/api/auth/signin", body, { headers: { "user-agent": userAgent } })).body
      .access_token;
  };
  return { ...app, signIn };
}

describe("/auth/sessions", () => {
  it("lists each of the user's sessions by device, the current one marked", async () => {
    const { signIn, get, tokenOf, clock } = await setUp();
    await tokenOf(2);
    await signIn(IPHONE);
    clock.advance(1000);
    const token = await signIn(CHROME);
    const { body } = await get("/api/auth/sessions", { token });
    expect(body.data).toMatchObject([
      { device: "Chrome on Windows", current: true, created: "2026-11-22T04:00:01.000Z" },
      { device: "Safari on iPhone", current: false, last_used: "2026-11-22T04:00:00.000Z" },
    ]);
  });

  it("ends one, or every other one", async () => {
    const { signIn, get, send, post, me, kicked } = await setUp();
    const tokens = [await signIn(IPHONE), await signIn(IPHONE), await signIn(CHROME)];
    const [first = "", second = "", token = ""] = tokens;
    const { body } = await get("/api/auth/sessions", { token: first });
    const { id_session: id } = body.data.find(({ current }: { current: boolean }) => current);
    const unconfirmed = { token, headers: { "x-confirm": "not-a-confirmation-at-all" } };
    for (const path of [`/api/auth/sessions/${id}`, "/api/auth/sessions"])
      expect((await send("DELETE", path, unconfirmed)).body.result).toBe("CONFIRM_REQUIRED");
    expect((await send("DELETE", `/api/auth/sessions/${id}`, { token })).body.result).toBe(
      "CONFIRM_REQUIRED",
    );
    expect((await me(first)).status).toBe(200);
    const { body: answer } = await post("/api/auth/confirm", { password: PASSWORD }, { token });
    const confirmed = { token, headers: { "x-confirm": answer.data.confirm } };
    expect((await send("DELETE", `/api/auth/sessions/${id}`, confirmed)).status).toBe(200);
    expect((await me(first)).status).toBe(401);
    expect((await send("DELETE", `/api/auth/sessions/${id}`, confirmed)).status).toBe(404);
    const others = await send("DELETE", "/api/auth/sessions", confirmed);
    expect(others.body.data).toEqual({ ended: 1 });
    expect([(await me(second)).status, (await me(token)).status]).toEqual([401, 200]);
    expect(kicked).toEqual([1, 1]);
  });

  it("ends the token that a verification replaced, with every other one", async () => {
    const { signIn, send, post, me, context } = await setUp();
    const stolen = await signIn(CHROME);
    const { id, session } = (await context.sessions.find(stolen))!;
    const token = await context.sessions.replace(session, id, { device: "", address: "" });
    expect((await me(stolen)).status).toBe(200);
    const { body } = await post("/api/auth/confirm", { password: PASSWORD }, { token });
    await send("DELETE", "/api/auth/sessions", { token, headers: { "x-confirm": body.data.confirm } });
    expect([(await me(stolen)).status, (await me(token)).status]).toEqual([401, 200]);
  });

  it("hides other users' sessions", async () => {
    const { signIn, get, send, tokenOf, me } = await setUp();
    const token = await signIn(CHROME);
    const [{ id_session: id }] = (await get("/api/auth/sessions", { token })).body.data;
    const stranger = { token: await tokenOf(2) };
    expect((await send("DELETE", `/api/auth/sessions/${id}`, stranger)).status).toBe(404);
    expect((await me(token)).status).toBe(200);
  });
});

describe("PUT /auth/password", () => {
  it("changes it, sends a mail, and keeps only this session signed in", async () => {
    const { signIn, send, me, post, inbox } = await setUp();
    const [other, token] = [await signIn(IPHONE), await signIn(CHROME)];
    const body = { password: PASSWORD, pw: "a-new-harbour" };
    expect((await send("PUT", "/api/auth/password", { token, body })).body.data).toEqual({ ended: 1 });
    expect([(await me(other)).status, (await me(token)).status]).toEqual([401, 200]);
    const again = await post("/api/auth/signin", { id: OWNER.email, password: "a-new-harbour" });
    expect(again.status).toBe(200);
    expect((await inbox(OWNER.email))[0].subject).toBe("Your Marsa password was changed");
  });

  it("refuses the person's own mail as the new one", async () => {
    const { signIn, send } = await setUp();
    const body = { password: PASSWORD, pw: OWNER.email };
    const { status, body: refused } = await send("PUT", "/api/auth/password", {
      token: await signIn(CHROME),
      body,
    });
    expect([status, refused.message]).toEqual([422, "Easy to guess. Choose another password"]);
  });

  it("is refused without the current one, ten times at most", async () => {
    const { signIn, send, me } = await setUp();
    const token = await signIn(CHROME);
    const change = () =>
      send("PUT", "/api/auth/password", { token, body: { password: "wrong", pw: "a-new-harbour" } });
    expect((await change()).body).toMatchObject({
      result: "UNAUTHORIZED",
      details: { reason: "credentials", tries_left: 9 },
    });
    for (let i = 0; i < 9; i++) await change();
    expect((await change()).status).toBe(429);
    expect((await me(token)).status).toBe(200);
  });
});

describe("PUT /auth/account", () => {
  it("changes the names, and notifies the user's other pages", async () => {
    const { tokenOf, send, store } = await setUp();
    const body = { firstName: " Amal ", lastName: "Saleh" };
    const { body: answer } = await send("PUT", "/api/auth/account", { token: await tokenOf(1), body });
    expect(answer.data).toMatchObject({ name: "Amal Saleh", firstName: "Amal", profile_name: "Person 1" });
    const events = (await store.outbox.pending(10)).flatMap((commit) => commit.events);
    expect(events).toMatchObject([{ topic: "user.1", payload: { kind: "profile" } }]);
  });

  it("refuses a name of blanks", async () => {
    const { tokenOf, send } = await setUp();
    const body = { firstName: "   ", lastName: "Saleh" };
    const { body: answer } = await send("PUT", "/api/auth/account", { token: await tokenOf(1), body });
    expect(answer.details.errors).toEqual([{ field: "firstName", message: "First name is required" }]);
  });
});

describe("POST /auth/confirm", () => {
  it("confirms a session for ten minutes with the password", async () => {
    const { tokenOf, post } = await setUp();
    const token = await tokenOf(1);
    const wrong = await post("/api/auth/confirm", { password: "wrong" }, { token });
    expect([wrong.status, wrong.body.details.reason]).toEqual([401, "credentials"]);
    const { body } = await post("/api/auth/confirm", { password: PASSWORD }, { token });
    expect(body.data).toEqual({ confirm: expect.any(String), expires: "2026-11-22T04:10:00.000Z" });
  });
});

describe("POST /auth/invite", () => {
  it("sends a mail to a friend, ten times a day", async () => {
    const { tokenOf, post } = await setUp();
    const token = await tokenOf(1);
    const ask = (i: number) => post("/api/auth/invite", { email: `friend${i}@marsa.test` }, { token });
    for (let i = 0; i < 10; i++) expect((await ask(i)).status).toBe(200);
    expect((await ask(10)).status).toBe(429);
  });

  it("has no text of the sender where a list of mails shows it", async () => {
    const { tokenOf, post, inbox, send } = await setUp();
    const token = await tokenOf(1);
    const lure = { firstName: "Account locked", lastName: "Call now" };
    expect((await send("PUT", "/api/auth/account", { token, body: lure })).status).toBe(200);
    await post("/api/auth/invite", { email: "friend@marsa.test" }, { token });
    const [mail] = await inbox("friend@marsa.test");
    expect(mail.subject).toBe("An invitation to Marsa");
    expect(mail.text.slice(0, 160)).not.toContain("Account locked");
    expect(mail.text).toContain("“Account locked Call now”");
  });

  it("sends one address three a week, however many invite it", async () => {
    const { tokenOf, post, inbox } = await setUp();
    const ask = async (who: number) =>
      (await post("/api/auth/invite", { email: "Friend@marsa.test" }, { token: await tokenOf(who) })).status;
    expect([await ask(1), await ask(2), await ask(1), await ask(2)]).toEqual([200, 200, 200, 429]);
    expect(await inbox("friend@marsa.test")).toHaveLength(3);
  });

  it("is only for an account with a verified contact", async () => {
    const { signUp, post, inbox } = await setUp();
    const { body } = await signUp();
    const invited = await post(
      "/api/auth/invite",
      { email: "friend@marsa.test" },
      { token: body.access_token },
    );
    expect(invited.body.result).toBe("VERIFICATION_REQUIRED");
    expect(await inbox("friend@marsa.test")).toEqual([]);
  });
});
