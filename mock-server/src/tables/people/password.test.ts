/** Tests of `password.ts`. */
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

const cheap = { memoryKib: 8, passes: 1 };

describe("a password's hash", () => {
  it("matches its password and no other", async () => {
    const hash = await hashPassword("marsa-demo", cheap);
    expect(await verifyPassword("marsa-demo", hash)).toBe(true);
    expect(await verifyPassword("marsa-demo ", hash)).toBe(false);
  });
  it("has its own salt, and never contains the password", async () => {
    const hashes = [await hashPassword("marsa-demo", cheap), await hashPassword("marsa-demo", cheap)];
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(hashes.join()).not.toContain("marsa-demo");
  });
  it("contains its cost, so that the cost can be raised later", async () => {
    expect(await hashPassword("marsa-demo")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
  it("matches nothing when there is no hash", async () => {
    expect(await verifyPassword("", null)).toBe(false);
    expect(await verifyPassword("", "not a hash")).toBe(false);
  });
});
