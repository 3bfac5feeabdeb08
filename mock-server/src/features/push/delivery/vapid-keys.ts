/** Makes the server's VAPID keys once and keeps them beside the database, so that subscriptions outlive a restart. */
import { createECDH } from "node:crypto";
import { join } from "node:path";
import { keepSecret, readSecret } from "../../../env/secret-file.ts";

/** Both base64url. Only the public key leaves the server. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const FILE = "server.push-keys";
/** 65 and 32 bytes. */
const PUBLIC = /^[\w-]{87}$/;
const PRIVATE = /^[\w-]{43}$/;

/** Returns the keys of this folder, read or made at the first call. */
export function keepVapidKeys(folder: string): () => VapidKeys {
  let keys: VapidKeys | null = null;
  return () => (keys ??= keysIn(join(folder, FILE)));
}

/**
 * Reads the public key's line, then the private key's.
 * @throws Error when the file holds something else.
 */
function keysIn(file: string): VapidKeys {
  const [publicKey = "", privateKey = ""] = (readSecret(file) ?? keepSecret(file, newKeys())).split("\n");
  if (!PUBLIC.test(publicKey) || !PRIVATE.test(privateKey))
    throw new Error(`${file} holds no push keys. Remove it, and the next start makes new ones.`);
  return { publicKey, privateKey };
}

function newKeys(): string {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  // A private key with leading zeros is shorter, and push services want 32 bytes.
  const privateKey = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
  return `${publicKey}\n${privateKey}\n`;
}
