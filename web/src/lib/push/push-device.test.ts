import { describe, expect, it } from "vitest";
import type { PushBrowser } from "./push-browser.ts";
import { createPushDevice } from "./push-device.ts";
import { memoryRecords, pushServer } from "./test-support/push-server.ts";

const options = { auth: "a", p256dh: "p", endpoint: "https://push.example.com/1", scope: "/", key: "k" };

interface Setting {
  refusals?: Parameters<typeof pushServer>[0];
  /** The person's answer. */
  answer?: NotificationPermission;
  support?: ReturnType<PushBrowser["support"]>;
  key?: string | null;
  signedIn?: boolean;
}

function setUp({ refusals, answer = "granted", support = "yes", key = "k", signedIn = true }: Setting = {}) {
  const server = pushServer(refusals);
  const records = memoryRecords();
  const warned: string[] = [];
  let permission: NotificationPermission = "default";
  let unsubscribed = 0;
  const device = createPushDevice({
    browser: {
      support: () => support,
      permission: () => permission,
      ask: async () => (permission = answer),
      subscribe: async () => options,
      unsubscribe: async () => void unsubscribed++,
    },
    records,
    calls: server.calls,
    now: () => Date.parse("2026-11-23T10:00:00Z"),
    serverKey: async () => key,
    isSignedIn: () => signedIn,
    warn: (error) => warned.push((error as { code?: string }).code ?? String(error)),
  });
  return { ...server, device, records, warned, unsubscribed: () => unsubscribed };
}

describe("push on this device", () => {
  it("is off until the person turns it on, and off again after they turn it off", async () => {
    const { device, made, unsubscribed, warned } = setUp();
    expect(await device.state()).toBe("ask");
    expect(await device.turnOn()).toBe("on");
    expect(await device.turnOff()).toBe("off");
    expect(made().at(-1)).toBe("DELETE /push/registrations/:id");
    expect([unsubscribed(), warned]).toEqual([1, []]);
  });

  // @proves 7.rule.push-installation-registration-token-generation-registration
  // @proves 3.reply.push-subscribe-returns-data-wcb
  it("belongs to the signed-in person, on the channel that the server names", async () => {
    const { device, made, records, received } = setUp();
    await device.turnOn();
    expect(made().slice(0, 4)).toEqual([
      "POST /push/installations",
      "POST /push/registrations",
      "POST /subscribe",
      "POST /fbtoken",
    ]);
    expect(received[3]?.body).toEqual({ currentToken: "token-2" });
    expect(records.kept.get("registration")).toMatchObject({ token: "token-2", channel: "user.1" });
  });

  it("of a visitor belongs to nobody", async () => {
    const { device, made } = setUp({ signedIn: false });
    expect(await device.turnOn()).toBe("on");
    expect(made()).not.toContain("POST /fbtoken");
  });

  it("is also turned on in the person's choices, which would stop every message", async () => {
    const { device, settings } = setUp();
    await device.turnOn();
    expect(settings().kinds.outbid).toEqual({ app: true, push: true, email: true, sms: false });
  });

  it("is kept only where it is on", async () => {
    const { device, made } = setUp();
    await device.keep();
    expect(made()).toEqual([]);
    await device.turnOn();
    const before = made().length;
    await device.keep();
    expect(made().slice(before)).toEqual(["POST /subscribe", "POST /fbtoken"]);
  });

  it("stays off when the person turns it off while the device is kept", async () => {
    const { device } = setUp();
    await device.turnOn();
    const [, state] = await Promise.all([device.keep(), device.turnOff()]);
    expect(state).toBe("off");
    expect(await device.state()).toBe("off");
  });

  it("has a test message once it is on", async () => {
    const { device } = setUp();
    await device.turnOn();
    expect(await device.test()).toEqual({ devices: 1, simulated: true });
  });
});

// @proves 8.rule.push-set-up-failure-is-only
describe("a failure of push is logged by its name, and shown to nobody:", () => {
  // @proves 8.push-error.permission-blocked-or-dismissed
  it("the person says no, or closes the question", async () => {
    const blocked = setUp({ answer: "denied" });
    expect([await blocked.device.turnOn(), blocked.warned]).toEqual(["blocked", ["permission-blocked"]]);
    const dismissed = setUp({ answer: "default" });
    expect([await dismissed.device.turnOn(), dismissed.warned]).toEqual(["ask", ["permission-dismissed"]]);
    expect([...blocked.made(), ...dismissed.made()]).toEqual([]);
  });

  // @proves 8.push-error.unsupported-browser
  it("the browser has no push", async () => {
    const { device, warned } = setUp({ support: "no" });
    expect([await device.turnOn(), warned]).toEqual(["unsupported", ["unsupported-browser"]]);
    expect(await setUp({ support: "home-screen" }).device.state()).toBe("home-screen");
  });

  // @proves 8.push-error.missing-config
  it("the server has no key", async () => {
    const { device, warned } = setUp({ key: null });
    expect([await device.turnOn(), warned]).toEqual(["off", ["missing-config"]]);
  });

  it("the server fails", async () => {
    const { device, warned } = setUp({ refusals: { "POST /push/installations": [500, 500] } });
    expect([await device.turnOn(), warned]).toEqual(["off", ["request-failed"]]);
  });

  // @proves 8.push-error.not-registered
  it("a device without a registration asks for a test message, or is turned off", async () => {
    const { device, warned, unsubscribed } = setUp();
    expect(await device.test()).toBeNull();
    await device.turnOff();
    expect([warned, unsubscribed()]).toEqual([["not-registered", "not-registered"], 1]);
  });
});
