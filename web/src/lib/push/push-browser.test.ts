import { describe, expect, it, vi } from "vitest";
import { isApple, thisBrowser } from "./push-browser.ts";
import { failureOf } from "./test-support/push-server.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";

/** The service worker of a browser, with the subscription it has. */
function stubBrowser(manager: object, register: () => Promise<unknown> = async () => undefined) {
  vi.stubGlobal("navigator", {
    userAgent: "",
    maxTouchPoints: 0,
    serviceWorker: { register, ready: Promise.resolve({ pushManager: manager }) },
  });
}

const subscription = {
  endpoint: "https://push.example.com/1",
  options: { applicationServerKey: new Uint8Array([251, 255, 1]).buffer },
  toJSON: () => ({ keys: { auth: "a", p256dh: "p" } }),
  unsubscribe: vi.fn<() => Promise<boolean>>(),
};
const options = { auth: "a", p256dh: "p", endpoint: "https://push.example.com/1", scope: "/" };

describe("this browser", () => {
  it("subscribes with the server's key, and keeps a subscription of the same key", async () => {
    const subscribe = vi.fn<(asked: object) => Promise<object>>(async () => subscription);
    stubBrowser({ getSubscription: async () => null, subscribe });
    expect(await thisBrowser.subscribe("key")).toEqual({ ...options, key: "key" });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "key" });
    stubBrowser({ getSubscription: async () => subscription, subscribe });
    expect(await thisBrowser.subscribe("-_8B")).toEqual({ ...options, key: "-_8B" });
    expect(subscribe).toHaveBeenCalledTimes(1);
    expect(await thisBrowser.subscribe("another")).toEqual({ ...options, key: "another" });
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  });

  // @proves 8.push-error.service-worker-registration-failed
  it("names a service worker that cannot be registered", async () => {
    stubBrowser({}, () => Promise.reject(new Error("blocked")));
    expect(await failureOf(thisBrowser.subscribe("key"))).toBe("worker-failed");
  });

  // @proves 8.push-error.subscribe-update-or-unsubscribe-failed
  it("names a push service that refuses", async () => {
    stubBrowser({ getSubscription: async () => null, subscribe: () => Promise.reject(new Error("no")) });
    expect(await failureOf(thisBrowser.subscribe("key"))).toBe("subscribe-failed");
  });

  it("knows an iPhone and an iPad, which need the Home Screen, from a Mac", () => {
    expect(isApple({ userAgent: IPHONE, maxTouchPoints: 5 })).toBe(true);
    expect(isApple({ userAgent: MAC, maxTouchPoints: 5 })).toBe(true);
    expect(isApple({ userAgent: MAC, maxTouchPoints: 0 })).toBe(false);
    vi.stubGlobal("navigator", { userAgent: IPHONE, maxTouchPoints: 5 });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    expect(thisBrowser.support()).toBe("home-screen");
    vi.stubGlobal("navigator", { userAgent: MAC, maxTouchPoints: 0 });
    expect(thisBrowser.support()).toBe("no");
  });
});
