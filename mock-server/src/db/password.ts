import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** Least recommended cost of argon2id: 19 MiB, two passes. About 25 ms on a thread of the pool. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** A salted argon2id hash in PHC form. Runs on the thread pool. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive("argon2id", parameters(password, nonce));
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${base64(nonce)}$${base64(tag)}`;
}

/**
 * Whether this is the password behind the hash. Without a hash (no such account) the same work is done in vain, so
 * that the time taken does not tell whether an account exists.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, , , , salt = "", tag = ""] = (hash ?? "").split("$");
  const nonce = hash === null ? Buffer.alloc(SALT_BYTES) : Buffer.from(salt, "base64");
  const derived = await derive("argon2id", parameters(password, nonce));
  const expected = Buffer.from(tag, "base64");
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

function parameters(message: string, nonce: Buffer): Argon2Parameters {
  return { message, nonce, memory: MEMORY_KIB, passes: PASSES, parallelism: 1, tagLength: TAG_BYTES };
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
