/** Tests of `keyring.ts`. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { Keyring, newKey, passingKeys } from "./keyring.ts";
import type { Sealed } from "../schema/sealed.ts";

const changed = (sealed: Sealed): Sealed => {
  const text = String(sealed);
  return (text.slice(0, -2) + (text.endsWith("AA") ? "BB" : "AA")) as unknown as Sealed;
};

describe("An encrypted value", () => {
  const keys = passingKeys();
  const sealed = keys.seal("totp.secret:1", "JBSWY3DPEHPK3PXP");

  it("is read with its key at its place", () => {
    expect(keys.open("totp.secret:1", sealed)).toBe("JBSWY3DPEHPK3PXP");
    expect(String(sealed)).toMatch(new RegExp(`^s1\\.${keys.first}\\.`));
  });

  it("is another text each time", () => {
    expect(keys.seal("totp.secret:1", "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  });

  it("is not read in another row or column, nor after a change", () => {
    expect(() => keys.open("totp.secret:2", sealed)).toThrow(/authenticate/);
    expect(() => keys.open("refund_account.iban:1", sealed)).toThrow(/authenticate/);
    expect(() => keys.open("totp.secret:1", changed(sealed))).toThrow(/authenticate/);
  });

  it("is not read with another key, and no plain text passes for one", () => {
    expect(() => passingKeys().open("totp.secret:1", sealed)).toThrow(/The key [0-9a-f]{8} is missing/);
    const plain = "JBSWY3DPEHPK3PXP" as unknown as Sealed;
    expect(() => keys.open("totp.secret:1", plain)).toThrow("totp.secret:1 is not encrypted");
  });
});

describe("The keys", () => {
  it("are written by the first and read by all of them", () => {
    const [older, newer] = [newKey(), newKey()];
    const sealed = new Keyring({ keys: older }).seal("a.b:1", "text");
    const both = new Keyring({ keys: `${newer}, ${older}\n` });
    expect(both.open("a.b:1", sealed)).toBe("text");
    expect(both.first).toBe(new Keyring({ keys: newer }).first);
  });

  it("of a file that has got a new one are read again at its first value", () => {
    const folder = mkdtempSync(join(tmpdir(), "marsa-keys-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "keys");
    const [older, newer] = [newKey(), newKey()];
    writeFileSync(file, older);
    const reader = new Keyring({ file });
    writeFileSync(file, `${newer}\n${older}\n`);
    const sealed = new Keyring({ file }).seal("a.b:1", "text");
    expect(reader.open("a.b:1", sealed)).toBe("text");
  });

  it.each([
    ["", /is empty/],
    ["c2hvcnQ=", /not 32 random bytes/],
    [Buffer.alloc(32, "ab").toString("base64"), /not 32 random bytes/],
  ])("%j are refused by the name of their setting", (keys, sentence) => {
    expect(() => new Keyring({ keys })).toThrow(sentence);
    expect(() => new Keyring({ keys })).toThrow("DATA_KEYS");
  });
});
