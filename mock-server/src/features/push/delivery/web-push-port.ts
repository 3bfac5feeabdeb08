/** Sends push messages to the browsers' push services. */
import { setTimeout as sleep } from "node:timers/promises";
import webPush from "web-push";
import type { Schema } from "../../../http/handler.ts";
import type { Push, PushPort } from "../../../ports/outside.ts";
import type { Log } from "../../../store/ports.ts";
import { isPushEndpoint } from "../endpoints.ts";
import type { Transport } from "./transport.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** How long a push service keeps a message for a device that is off, s: later it is no news. */
const KEPT_S = 12 * 3_600;
/** Messages on their way at once; a caller waits for a free place. */
const MOST_AT_ONCE = 50;
const RETRY_AFTER_MS = 2_000;
/** The push service has no such device any more. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
const SERVER_ERROR = 500;

export interface WebPushOptions {
  /** The origin of the app. */
  readonly publicUrl: string;
  /** The browser's data of a device; null: a device without. */
  readonly optionsOf: (token: string) => Promise<Schema<"PushOptions"> | null>;
  readonly drop: (token: string) => Promise<unknown>;
  readonly keys: () => VapidKeys;
  /** A mailto: or https: address for the push services. */
  readonly contact: string;
  /** Push services besides the known ones. */
  readonly hosts: readonly string[];
  readonly transport: Transport;
  readonly log: Log;
  /** Waits before the one retry. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

export interface WebPush {
  readonly port: PushPort;
  /** Resolves when no message is on its way. */
  settled(): Promise<void>;
}

/**
 * Returns the port to real push services. A device that the service no longer has is deleted; a service that fails is
 * asked once more. Failures are logged without the endpoint, whose owner could be told by it.
 */
export function createWebPush(options: WebPushOptions): WebPush {
  const { publicUrl, optionsOf, drop, keys, contact, hosts, transport, log, pause = sleep } = options;
  const underWay = new Set<Promise<void>>();

  async function deliver(push: Push): Promise<void> {
    const { to } = push;
    const device = await optionsOf(to);
    if (!device) return;
    const { endpoint, auth, p256dh } = device;
    if (!isPushEndpoint(endpoint, hosts)) {
      log.warn("push: a device names no known push service");
      return;
    }
    const { hostname: service } = new URL(endpoint);
    const content = contentOf(push, publicUrl);
    const request = webPush.generateRequestDetails({ endpoint, keys: { auth, p256dh } }, content, {
      vapidDetails: { subject: contact, ...keys() },
      TTL: KEPT_S,
      urgency: "high",
      contentEncoding: "aes128gcm",
    });
    let status = await transport(request);
    if (status >= SERVER_ERROR) {
      await pause(RETRY_AFTER_MS);
      status = await transport(request);
    }
    if (GONE.has(status)) await drop(to);
    else if (status < 200 || status > 299) log.warn("push: not delivered", { service, status });
  }

  return {
    port: {
      async send(push) {
        while (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
        const sending = deliver(push)
          .catch((error: unknown) => log.warn("push: not delivered", { reason: reasonOf(error) }))
          .finally(() => underWay.delete(sending));
        underWay.add(sending);
      },
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}

/** The number that names a declarative push message, which the browser shows by itself. */
const DECLARATIVE = 8030;

/**
 * The message in both forms: declarative, for browsers that show it without a service worker, and the fields that the
 * service worker of others reads. The badge stands where the standard and where Safari look for it.
 */
function contentOf({ title, text, path, outbid }: Push, publicUrl: string): string {
  const badge = outbid === undefined ? null : { app_badge: outbid };
  return JSON.stringify({
    web_push: DECLARATIVE,
    notification: {
      title,
      body: text,
      lang: "en",
      navigate: `${publicUrl}${path ?? "/auction"}`,
      ...(path !== null && { tag: path.split("?")[0] }),
      ...badge,
    },
    ...badge,
    title,
    body: text,
    ...(path !== null && { path }),
  });
}

/** The kind of an error: its message may hold the endpoint. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}
