/** Makes and finds recovery codes: ten for one person, each good once. */
import { hash, randomBytes, timingSafeEqual } from "node:crypto";

/** A stored code. */
export interface CodeHash {
  readonly salt: string;
  /** SHA-256, hex. */
  readonly hash: string;
}

const COUNT = 10;
/** 32 characters without those that look alike: five bits each. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH = 16;

/** Returns new codes, to be shown once, and their hashes. */
export function makeRecoveryCodes(): { readonly codes: string[]; readonly hashes: CodeHash[] } {
  const plain = Array.from({ length: COUNT }, () =>
    Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(""),
  );
  return {
    codes: plain.map((code) => code.match(/.{4}/g)!.join("-")),
    hashes: plain.map((code) => {
      const salt = randomBytes(8).toString("hex");
      return { salt, hash: hashOf(salt, code) };
    }),
  };
}

/** Returns the stored code that was typed, with or without its hyphens; null: none. */
export function findRecoveryCode<Stored extends CodeHash>(
  stored: readonly Stored[],
  typed: string,
): Stored | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, "");
  const same = ({ salt, hash: known }: CodeHash) =>
    timingSafeEqual(Buffer.from(hashOf(salt, code)), Buffer.from(known));
  return stored.find(same) ?? null;
}

function hashOf(salt: string, code: string): string {
  return hash("sha256", `${salt} ${code}`, "hex");
}
