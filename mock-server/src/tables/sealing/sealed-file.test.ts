/** Tests of `sealed-file.ts`. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { passingKeys } from "./keyring.ts";
import { fileKeyOf, newFileKey, openedFile, sealedPieces } from "./sealed-file.ts";

const keys = passingKeys();
const PIECE = 64 * 1024;

async function stored(plain: Buffer, name = "0a1b.pdf") {
  const folder = mkdtempSync(join(tmpdir(), "marsa-sealed-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  await writeFile(path, sealedPieces(path, [plain], newFileKey(keys)));
  return { folder, path, read: (at = path) => openedFile(at, fileKeyOf(at, keys)) };
}

it.each([0, 32, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 5])(
  "a file of %i bytes is read as it came",
  async (size) => {
    const plain = randomBytes(size);
    const { path, read } = await stored(plain);
    expect((await read()).equals(plain)).toBe(true);
    // A search for nothing finds it everywhere.
    expect(readFileSync(path).includes(plain.subarray(0, 32))).toBe(size === 0);
  },
);

it("a file that was changed, cut or given another name is not read", async () => {
  const { folder, path, read } = await stored(randomBytes(2 * PIECE + 100));
  const whole = readFileSync(path);
  const changed = Buffer.from(whole);
  changed[5_000]! ^= 1;
  for (const bytes of [
    changed,
    whole.subarray(0, 24 + PIECE + 16),
    whole.subarray(0, -1),
    whole.subarray(0, 24),
  ]) {
    writeFileSync(path, bytes);
    await expect(read()).rejects.toThrow(/authenticate|authentication tag|has no end/);
  }
  writeFileSync(path, whole);
  const other = join(folder, "ffff.pdf");
  renameSync(path, other);
  await expect(read(other)).rejects.toThrow(/authenticate/);
});

it("a file of an older version is read as it is", async () => {
  const { path, read } = await stored(Buffer.alloc(1));
  writeFileSync(path, "%PDF-1.7");
  expect(fileKeyOf(path, keys)).toBeNull();
  expect((await read()).toString()).toBe("%PDF-1.7");
});
