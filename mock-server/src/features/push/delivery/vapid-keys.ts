/** Makes the server's VAPID keys once and keeps them beside the database, so that subscriptions outlive a restart. */
import { createECDH } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Both base64url. Only the public key leaves the server. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const FILE = "server.push-keys";
/** 65 and 32 bytes. */
const PUBLIC = /^[\w-]{87}$/;
const PRIVATE = /^[\w-]{43}$/;
const OWNER_ONLY = 0o600;

/** Returns the keys of this folder, read or made at the first call. */
export function keepVapidKeys(folder: string): () => VapidKeys {
  let keys: VapidKeys | null = null;
  return () => (keys ??= readKeys(join(folder, FILE)) ?? makeKeys(folder));
}

/** Reads the public key's line, then the private key's. */
function readKeys(file: string): VapidKeys | null {
  if (!existsSync(file)) return null;
  const [publicKey = "", privateKey = ""] = readFileSync(file, "utf8").split("\n");
  if (!PUBLIC.test(publicKey) || !PRIVATE.test(privateKey))
    throw new Error(`${file} holds no push keys. Remove it, and the next start makes new ones.`);
  return { publicKey, privateKey };
}

/** The keys appear whole or not at all; keys of another process that was faster stay. */
function makeKeys(folder: string): VapidKeys {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  // A private key with leading zeros is shorter, and push services want 32 bytes.
  const privateKey = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, FILE);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${publicKey}\n${privateKey}\n`, { mode: OWNER_ONLY });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readKeys(file)!;
}
