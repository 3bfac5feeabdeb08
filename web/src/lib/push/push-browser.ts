/** Push as this browser offers it. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { registerOwnWorker } from "../browser/own-worker.ts";
import { PushError } from "./push-error.ts";

export interface PushBrowser {
  /** Whether the browser can receive push; "home-screen" where only an app on the Home Screen can. */
  readonly support: () => "yes" | "home-screen" | "no";
  readonly permission: () => NotificationPermission;
  /** Asks the person. */
  readonly ask: () => Promise<NotificationPermission>;
  /**
   * Subscribes at the browser's push service for messages of this server's key.
   * @throws PushError "worker-failed" or "subscribe-failed".
   */
  readonly subscribe: (key: string) => Promise<Schema<"PushOptions">>;
  /** Ends the subscription, if there is one. */
  readonly unsubscribe: () => Promise<void>;
}

const SCOPE = "/";
/** Longest wait for the service worker, ms. */
const LONGEST_MS = 10_000;

export const thisBrowser: PushBrowser = {
  support() {
    if ("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis)
      return "yes";
    return isApple(navigator) && !matchMedia("(display-mode: standalone)").matches ? "home-screen" : "no";
  },
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  async subscribe(key) {
    const worker = await readyWorker();
    try {
      const manager = worker.pushManager;
      const before = await manager.getSubscription();
      // A subscription for another server key receives nothing of this server.
      const isOurs = before !== null && keyOf(before) === key;
      if (before && !isOurs) await before.unsubscribe();
      const options = { userVisibleOnly: true, applicationServerKey: key };
      return optionsOf(isOurs ? before : await manager.subscribe(options), key);
    } catch (error) {
      throw new PushError("subscribe-failed", error);
    }
  },
  async unsubscribe() {
    try {
      const worker = await navigator.serviceWorker.getRegistration(SCOPE);
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
    } catch (error) {
      throw new PushError("unsubscribe-failed", error);
    }
  },
};

/** Whether this is an iPhone or iPad: an iPad calls itself a Mac, but no Mac has a touch screen. */
export function isApple({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the service worker is not active")), LONGEST_MS);
  });
  try {
    await registerOwnWorker();
    return await Promise.race([navigator.serviceWorker.ready, late]);
  } catch (error) {
    throw new PushError("worker-failed", error);
  } finally {
    clearTimeout(timer);
  }
}

function optionsOf(subscription: PushSubscription, key: string): Schema<"PushOptions"> {
  const { keys: { auth, p256dh } = {} } = subscription.toJSON();
  if (!auth || !p256dh) throw new Error("a subscription without keys");
  return { auth, p256dh, endpoint: subscription.endpoint, scope: SCOPE, key };
}

function keyOf({ options }: PushSubscription): string | null {
  const bytes = options.applicationServerKey;
  if (!bytes) return null;
  const text = btoa(String.fromCodePoint(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
