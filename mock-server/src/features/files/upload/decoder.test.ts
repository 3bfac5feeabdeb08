/** Tests of `decoder.ts`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openDecoder } from "./decoder.ts";

const DYING = new URL("../../../test-support/dying-process.mjs", import.meta.url);

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), "marsa-decoder-"));
  const decoder = openDecoder(DYING);
  onTestFinished(async () => {
    await decoder.close();
    rmSync(folder, { recursive: true });
  });
  return { decoder, mark: Buffer.from(join(folder, "asked")) };
}

it("a file that ends the decoder twice is damaged, and the next file is decoded", async () => {
  const { decoder, mark } = setUp();
  expect(
    await decoder.prepare({ dir: "", key: null, kind: "lot_photo", bytes: new Uint8Array(1), partKey: null }),
  ).toBe("damaged");
  expect(
    await decoder.prepare({ dir: "", key: null, kind: "document", bytes: mark, partKey: null }),
  ).toMatchObject({
    mime: "image/webp",
  });
});

it("a file gets a second try when the decoder was killed for another reason", async () => {
  const { decoder, mark } = setUp();
  expect(
    await decoder.prepare({ dir: "", key: null, kind: "document", bytes: mark, partKey: null }),
  ).toMatchObject({
    mime: "image/webp",
  });
});

it("a closed decoder says so instead of blaming the file", async () => {
  const { decoder, mark } = setUp();
  await decoder.close();
  await expect(
    decoder.prepare({ dir: "", key: null, kind: "document", bytes: mark, partKey: null }),
  ).rejects.toThrow("ended");
});
