/** Chooses how push leaves the server. */
import type { PushSettings } from "../../../env/env.ts";
import type { Schema } from "../../../http/handler.ts";
import type { PushPort } from "../../../ports/outside.ts";
import type { Log } from "../../../store/ports.ts";
import type { Store } from "../../../store/store.ts";
import { optionsOf, removeDevice } from "../repository.ts";
import { sendHttps, type Transport } from "./transport.ts";
import { keepVapidKeys } from "./vapid-keys.ts";

interface PushParts {
  /** Null: simulated. */
  readonly settings: PushSettings | null;
  readonly simulated: PushPort;
  /** The origin of the app. */
  readonly publicUrl: string;
  /** Folder of the keys. */
  readonly folder: string;
  readonly store: Store;
  readonly log: Log;
  readonly transport?: Transport;
}

export interface OpenedPush {
  readonly port: PushPort;
  /** The public VAPID key. */
  readonly publicKey: () => string;
}

/** Returns the port: the simulated one, or one to the browsers' push services, loaded with its first message. */
export function openPush(parts: PushParts): OpenedPush {
  const { settings, simulated, publicUrl, folder, store, log, transport = sendHttps } = parts;
  const keys = keepVapidKeys(folder);
  const publicKey = () => keys().publicKey;
  if (!settings) return { port: simulated, publicKey };
  let opened: Promise<PushPort> | null = null;
  const open = async (): Promise<PushPort> => {
    const { createWebPush } = await import("./web-push-port.ts");
    const { port } = createWebPush({
      ...settings,
      publicUrl,
      optionsOf: async (token) => {
        const options = await store.read((db) => optionsOf(db, token));
        return options === null ? null : (JSON.parse(options) as Schema<"PushOptions">);
      },
      drop: (token) => store.write((db) => removeDevice(db, token)),
      keys,
      transport,
      log,
    });
    return port;
  };
  return { port: { send: async (push) => (await (opened ??= open())).send(push) }, publicKey };
}
