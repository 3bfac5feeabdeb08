/** Tests: the way of a push message to a browser's push service. */
import { createECDH, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLog } from "../../../http/log.ts";
import { isPrivateAddress, isPushEndpoint, lookupPublic } from "../endpoints.ts";
import { sendHttps, type Transport } from "./transport.ts";
import { keepVapidKeys } from "./vapid-keys.ts";
import type { Push } from "../../../ports/outside.ts";
import { createWebPush } from "./web-push-port.ts";

type Sent = Parameters<Transport>[0];
interface Decrypt {
  decrypt(body: Buffer, options: { version: string; privateKey: object; authSecret: string }): Buffer;
}

const require = createRequire(import.meta.url);
/** The library that browsers' push messages are encrypted with; it has no types. */
const { decrypt } = createRequire(require.resolve("web-push"))("http_ece") as Decrypt;
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/a-secret-path";
const outbid = {
  to: "phone",
  title: "You were outbid",
  text: "Car 1 stands at AED 25,513.",
  path: "/auction/1?bid=26013",
  outbid: 2,
};

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "marsa-push-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A browser with one device, and a push service that answers with these statuses, then with 201. */
function setUp({ statuses = [] as number[], endpoint = ENDPOINT } = {}) {
  const browser = createECDH("prime256v1");
  const p256dh = browser.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  const sent: Sent[] = [];
  const dropped: string[] = [];
  const logged: string[] = [];
  const waits: number[] = [];
  const keys = keepVapidKeys(newFolder());
  const { port, settled } = createWebPush({
    optionsOf: async (token) => (token === "phone" ? { auth, p256dh, endpoint } : null),
    drop: async (token) => dropped.push(token),
    keys,
    publicUrl: "https://marsa.test",
    contact: "mailto:harbour@marsa.test",
    hosts: [],
    transport: async (request) => {
      sent.push(request);
      return statuses.shift() ?? 201;
    },
    log: createLog("json", (line) => logged.push(line)),
    pause: async (ms) => waits.push(ms),
  });
  const send = async (push: Push = outbid) => {
    await port.send(push);
    await settled();
  };
  const opened = ({ body }: Sent): unknown =>
    JSON.parse(
      decrypt(body as Buffer, { version: "aes128gcm", privateKey: browser, authSecret: auth }).toString(),
    );
  return { send, sent, dropped, logged, waits, keys, opened };
}

describe("A push message", () => {
  it("is encrypted for the browser, whose service worker reads the same title, text and page", async () => {
    const { send, sent, opened, keys } = setUp();
    await send();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.endpoint).toBe(ENDPOINT);
    expect(opened(sent[0]!)).toMatchObject({
      title: "You were outbid",
      body: "Car 1 stands at AED 25,513.",
      path: "/auction/1?bid=26013",
      app_badge: 2,
    });
    expect(sent[0]?.body?.toString("utf8")).not.toContain("outbid");
    expect(sent[0]?.headers).toMatchObject({ Urgency: "high", TTL: 43_200 });
    expect(String(sent[0]?.headers["Authorization"])).toContain(`k=${keys().publicKey}`);
  });

  it("is declarative as well, for browsers that show it without the service worker", async () => {
    const { send, sent, opened } = setUp();
    await send();
    expect(opened(sent[0]!)).toMatchObject({
      web_push: 8030,
      notification: {
        title: "You were outbid",
        body: "Car 1 stands at AED 25,513.",
        navigate: "https://marsa.test/auction/1?bid=26013",
        tag: "/auction/1",
        app_badge: 2,
      },
    });
    const { outbid: _badge, ...plain } = outbid;
    await send(plain);
    expect(JSON.stringify(opened(sent[1]!))).not.toContain("app_badge");
  });

  it("is sent once more after a 5xx, and then given up", async () => {
    const mended = setUp({ statuses: [503] });
    await mended.send();
    expect([mended.sent.length, mended.waits, mended.logged]).toEqual([2, [2_000], []]);
    const broken = setUp({ statuses: [500, 502] });
    await broken.send();
    expect([broken.sent.length, broken.dropped]).toEqual([2, []]);
    expect(broken.logged.join()).toContain('"status":502');
  });

  it.each([404, 410])("to a device that the service has lost (%i) deletes the device", async (status) => {
    const { send, sent, dropped } = setUp({ statuses: [status] });
    await send();
    expect([sent.length, dropped]).toEqual([1, ["phone"]]);
  });

  it("that is refused is logged with the service, never with the endpoint or a key", async () => {
    const { send, logged, keys } = setUp({ statuses: [403] });
    await send();
    expect(logged.join()).toContain("fcm.googleapis.com");
    for (const secret of ["a-secret-path", keys().privateKey]) expect(logged.join()).not.toContain(secret);
  });

  it("goes nowhere for a device without a browser", async () => {
    const { send, sent, logged } = setUp();
    await send({ ...outbid, to: "another" });
    expect([sent, logged]).toEqual([[], []]);
  });

  it.each([
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.evil.test/x",
    "https://user@fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://evil.test/x",
    "file:///etc/passwd",
  ])("never goes to %s", async (endpoint) => {
    const { send, sent, logged } = setUp({ endpoint });
    await send();
    expect(sent).toEqual([]);
    expect(logged).toHaveLength(1);
  });
});

describe("An endpoint", () => {
  it("belongs to a known push service, or to one that the operator names", () => {
    for (const host of [
      "updates.push.services.mozilla.com",
      "wns2-by3p.notify.windows.com",
      "web.push.apple.com",
    ]) {
      expect(isPushEndpoint(`https://${host}/x`, [])).toBe(true);
    }
    expect(isPushEndpoint("https://push.example.com/x", [])).toBe(false);
    expect(isPushEndpoint("https://push.example.com/x", ["push.example.com"])).toBe(true);
  });

  it("is never reached at a private address", async () => {
    for (const address of ["10.1.2.3", "127.0.0.1", "169.254.169.254", "172.20.0.1", "192.168.1.1"]) {
      expect([address, isPrivateAddress(address)]).toEqual([address, true]);
    }
    for (const address of ["::1", "fd00::1", "fe80::1", "::ffff:10.0.0.1"]) {
      expect([address, isPrivateAddress(address)]).toEqual([address, true]);
    }
    for (const address of ["142.250.1.1", "2a00:1450:4009::200a"]) {
      expect([address, isPrivateAddress(address)]).toEqual([address, false]);
    }
    const error = await new Promise((resolve) => lookupPublic("localhost", {}, resolve));
    expect(String(error)).toContain("private address");
    const sent = sendHttps({ endpoint: "https://localhost/x", headers: {}, body: null });
    await expect(sent).rejects.toThrow("private address");
  });
});

describe("The server's keys", () => {
  it("are made once, and only the owner of the folder can read them", () => {
    const folder = newFolder();
    const first = keepVapidKeys(folder)();
    expect(keepVapidKeys(folder)()).toEqual(first);
    expect(Buffer.from(first.publicKey, "base64url")).toHaveLength(65);
    expect(Buffer.from(first.privateKey, "base64url")).toHaveLength(32);
    const files = readdirSync(folder);
    expect(files).toEqual(["server.push-keys"]);
    expect(statSync(join(folder, files[0]!)).mode & 0o777).toBe(0o600);
    writeFileSync(join(folder, files[0]!), `${first.privateKey} cut`);
    const open = () => keepVapidKeys(folder)();
    expect(open).toThrow(/holds no push keys/);
    expect(open).not.toThrow(first.privateKey);
  });
});
