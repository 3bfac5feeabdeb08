/** Hashes and verifies passwords. */
import crypto, { randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** The cost of computing a hash. */
export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** The smallest cost recommended for argon2id; 25 to 60 ms on a pool thread. */
const ORDINARY: PasswordCost = { memoryKib: 19_456, passes: 2 };
const TAG_BYTES = 32;
/** Node before 24.7, which runs only the packages for other repositories, lacks it: there a hash blocks its thread. */
const HAS_ARGON2 = "argon2" in crypto;
const SALT_BYTES = 16;

/** Hashes and verifies passwords and codes, on the thread pool. */
export interface Passwords {
  /** Returns a salted argon2id hash in PHC form, with its cost. */
  hash(password: string): Promise<string>;
  /**
   * Whether this password matches the hash. Without a hash (no such account) the same work is done, so that the
   * duration does not reveal whether an account exists.
   */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** @param cost Of each new hash; tests use a smaller one. */
export function createPasswords(cost: PasswordCost = ORDINARY): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const tag = await tagOf(password, salt, cost);
      return `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=1$${base64(salt)}$${base64(tag)}`;
    },
    verify: (password, hash) => isPassword(password, hash, cost),
  };
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/;

async function isPassword(password: string, hash: string | null, ordinary: PasswordCost): Promise<boolean> {
  const [, memory, passes, salt, tag] = PHC.exec(hash ?? "") ?? [];
  if (salt === undefined || tag === undefined) {
    await tagOf(password, Buffer.alloc(SALT_BYTES), ordinary);
    return false;
  }
  const cost = { memoryKib: Number(memory), passes: Number(passes) };
  const derived = await tagOf(password, Buffer.from(salt, "base64"), cost);
  const expected = Buffer.from(tag, "base64");
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

async function tagOf(
  password: string,
  salt: Buffer,
  { memoryKib, passes }: PasswordCost,
): Promise<Uint8Array> {
  if (HAS_ARGON2) {
    const cost = { memory: memoryKib, passes, parallelism: 1, tagLength: TAG_BYTES };
    return promisify(crypto.argon2)("argon2id", { message: password, nonce: salt, ...cost });
  }
  const { argon2id } = await import("hash-wasm");
  const cost = { memorySize: memoryKib, iterations: passes, parallelism: 1, hashLength: TAG_BYTES };
  return argon2id({ password, salt, ...cost, outputType: "binary" });
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64").replace(/=+$/, "");
}
