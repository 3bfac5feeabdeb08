/** Tests of `password.ts`. */
import { argon2id } from "hash-wasm";
import { describe, expect, it } from "vitest";
import { passwords } from "../../test-support/passwords.ts";
import { createPasswords } from "./password.ts";

describe("a password's hash", () => {
  it("matches its password and no other", async () => {
    const hash = await passwords.hash("marsa-demo");
    expect(await passwords.verify("marsa-demo", hash)).toBe(true);
    expect(await passwords.verify("marsa-demo ", hash)).toBe(false);
  });
  it("has its own salt, and never contains the password", async () => {
    const hashes = [await passwords.hash("marsa-demo"), await passwords.hash("marsa-demo")];
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(hashes.join()).not.toContain("marsa-demo");
    for (const hash of hashes) expect(Buffer.from(hash.split("$")[4]!, "base64")).toHaveLength(16);
  });
  it("contains its cost, so that the cost can be raised later", async () => {
    expect(await createPasswords().hash("marsa-demo")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const before = await passwords.hash("marsa-demo");
    expect(before).toContain("$m=8,t=1,");
    expect(await createPasswords().verify("marsa-demo", before)).toBe(true);
  });
  it("is the same where Node has no Argon2 and a package computes it", async () => {
    const cost = { memorySize: 1024, iterations: 1, parallelism: 1, hashLength: 32 };
    const salt = Buffer.alloc(16, 7);
    const hash = await argon2id({ password: "marsa-demo", salt, ...cost, outputType: "encoded" });
    expect(await passwords.verify("marsa-demo", hash)).toBe(true);
  });
  it("matches nothing when there is no hash", async () => {
    expect(await passwords.verify("", null)).toBe(false);
    expect(await passwords.verify("", "not a hash")).toBe(false);
  });
});
