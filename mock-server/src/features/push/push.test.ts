/** Tests: push. */
import { describe, expect, it } from "vitest";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const options = { auth: "auth", p256dh: "key", endpoint: "https://push.example.com/1", scope: "/" };

async function setUp() {
  const app = await openTestApp();
  const installed = async () => (await app.post("/api/push/installations", { app: "web" })).body.data;
  const register = (fid: string) => app.post("/api/push/registrations", { fid, options });
  const owners = () =>
    app.store.read((db) => sqlite(db).prepare("SELECT token, user_id FROM push_device").all());
  return { ...app, installed, register, owners };
}

// @proves 7.rule.push-installation-registration-token-generation-registration
describe("An installation", () => {
  it("has an auth token for seven days, and renews it with its refresh token", async () => {
    const { installed, send } = await setUp();
    const { fid, refresh_token, auth_token, expires_s } = await installed();
    expect(expires_s).toBe(7 * 24 * 3_600);
    const path = `/api/push/installations/${fid}`;
    const { body } = await send("PUT", path, { body: { refresh_token } });
    expect(body.data).toMatchObject({ fid, refresh_token });
    expect(body.data.auth_token).not.toBe(auth_token);
    expect((await send("PUT", path, { body: { refresh_token: "another" } })).status).toBe(401);
    expect((await send("DELETE", path)).status).toBe(200);
    expect((await send("PUT", path, { body: { refresh_token } })).status).toBe(404);
  });

  it("stores no plain token", async () => {
    const { installed, store } = await setUp();
    const { refresh_token, auth_token } = await installed();
    const rows = JSON.stringify(
      await store.read((db) => sqlite(db).prepare("SELECT * FROM installation").all()),
    );
    for (const token of [refresh_token, auth_token]) expect(rows).not.toContain(token);
  });
});

describe("A registration", () => {
  // @proves 3.field.push-registration-token
  // @proves 3.field.push-registration-creation-time
  // @proves 3.field.push-registration-options-auth-p256dh-endpoint
  it("is the one device of its installation, changed and deleted by its token", async () => {
    const { installed, register, send } = await setUp();
    const { fid } = await installed();
    const { body } = await register(fid);
    expect(body.data).toEqual({
      token: expect.any(String),
      created: "2026-11-22T04:00:00.000Z",
      options,
    });
    const { token } = body.data;
    expect((await register(fid)).body.data.token).toBe(token);
    const path = `/api/push/registrations/${token}`;
    const moved = { ...options, endpoint: "https://push.example.com/2" };
    expect((await send("PUT", path, { body: { options: moved } })).body.data.options).toEqual(moved);
    expect((await send("DELETE", path)).status).toBe(200);
    expect((await send("DELETE", path)).status).toBe(404);
    expect((await send("PUT", path, { body: { options } })).status).toBe(404);
  });

  // @proves 8.rule.on-409-at-registration-401-or
  it("is refused with 409 for a deleted installation", async () => {
    const { register } = await setUp();
    expect(await register("nowhere")).toMatchObject({ status: 409, body: { result: "STALE" } });
  });
});

describe("An endpoint", () => {
  it.each([
    "http://push.example.com/1",
    "https://push.example.com:8443/1",
    "https://name:word@push.example.com/1",
    "https://127.0.0.1/1",
    "https://0x7f.1/1",
    "https://2130706433/1",
    "https://[::1]/1",
    "https://[::ffff:10.0.0.1]/1",
    "https://localhost/1",
    "https://router/1",
    "https://api.localhost./1",
    "https://printer.local/1",
    "https://metadata.google.internal/1",
    "ftp://push.example.com/1",
  ])("is registered with https and a public name alone, not as %s", async (endpoint) => {
    const { installed, post, register, send, store } = await setUp();
    const { fid } = await installed();
    const refusal = {
      status: 422,
      body: { result: "VALIDATION", details: { errors: [{ field: "options.endpoint" }] } },
    };
    const wrong = { ...options, endpoint };
    expect(await post("/api/push/registrations", { fid, options: wrong })).toMatchObject(refusal);
    const { token } = (await register(fid)).body.data;
    const path = `/api/push/registrations/${token}`;
    expect(await send("PUT", path, { body: { options: wrong } })).toMatchObject(refusal);
    const rows = await store.read((db) => sqlite(db).prepare("SELECT options FROM push_device").all());
    expect(rows).toEqual([{ options: JSON.stringify(options) }]);
  });
});

describe("A device", () => {
  // @proves 3.reply.push-subscribe-returns-data-wcb
  it("belongs to nobody until a user signs in on it, and then to this user", async () => {
    const { post, tokenOf, owners } = await setUp();
    const body = { currentToken: "device-1" };
    expect((await post("/api/subscribe", body)).body.data).toEqual({ wcb: "everyone" });
    expect(await owners()).toEqual([{ token: "device-1", user_id: null }]);
    const token = await tokenOf(1);
    expect((await post("/api/subscribe", body, { token })).body.data).toEqual({ wcb: "user.1" });
    await post("/api/subscribe", body);
    expect(await owners()).toEqual([{ token: "device-1", user_id: 1 }]);
    await post("/api/fbtoken", body, { token: await tokenOf(2) });
    expect(await owners()).toEqual([{ token: "device-1", user_id: 2 }]);
  });
});

describe("Registrations", () => {
  it("have a quota for each address, with the time to wait", async () => {
    const { post, context, installed } = await setUp();
    const { fid } = await installed();
    while (context.rateLimit.take("pushByAddress", "") === 0);
    const calls = [
      post("/api/push/installations", { app: "web" }),
      post("/api/push/registrations", { fid, options }),
      post("/api/subscribe", { currentToken: "one" }),
    ];
    for (const { status, headers } of await Promise.all(calls))
      expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  it("keep the twenty newest devices of a person", async () => {
    const { post, tokenOf, owners } = await setUp();
    const token = await tokenOf(1);
    for (let i = 1; i <= 22; i++) await post("/api/fbtoken", { currentToken: `device-${i}` }, { token });
    const kept = (await owners()) as { token: string }[];
    expect(kept).toHaveLength(20);
    expect(kept.map((device) => device.token)).not.toContain("device-2");
    expect(kept.map((device) => device.token)).toContain("device-22");
  });
});

describe("A test message", () => {
  it("goes to every device of the reader and to no other, and tells whether push is simulated", async () => {
    const { post, tokenOf, get } = await setUp();
    const token = await tokenOf(1);
    expect((await post("/api/push/test", undefined, { token })).body.data).toEqual({
      devices: 0,
      simulated: true,
    });
    await post("/api/fbtoken", { currentToken: "phone" }, { token });
    await post("/api/fbtoken", { currentToken: "desk" }, { token });
    await post("/api/fbtoken", { currentToken: "other" }, { token: await tokenOf(2) });
    expect((await post("/api/push/test", undefined, { token })).body.data).toEqual({
      devices: 2,
      simulated: true,
    });
    const sent = (await get("/_mock/inbox")).body.data as { channel: string; to: string }[];
    expect(sent.map(({ channel, to }) => `${channel} ${to}`).toSorted()).toEqual(["push desk", "push phone"]);
    expect((await post("/api/push/test")).status).toBe(401);
  });
});

describe("The configuration", () => {
  it("holds the public key alone", async () => {
    const { get, context } = await setUp();
    const { body, text } = await get("/api/config");
    expect(body.data.vapid_key).toBe(context.pushKey());
    // A point of P-256; a private key is its 32 bytes alone.
    expect(Buffer.from(body.data.vapid_key, "base64url")).toHaveLength(65);
    expect(text).not.toContain("private");
  });
});
