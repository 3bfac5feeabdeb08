/** Tests of uploads in parts: over a line that breaks, each part arrives at last. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTestApp } from "../../test-support/app.ts";
import { openParts } from "./parts.ts";

const DAY_MS = 86_400_000;

async function photo(): Promise<Buffer> {
  const data = randomBytes(300 * 200 * 3);
  return await sharp(data, { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function setUp() {
  const app = await openTestApp();
  const tokens = [await app.tokenOf(1), await app.tokenOf(2)] as const;
  const send = (
    bytes: Buffer,
    from: number,
    size: number,
    { upload = "one-upload", as = tokens[0], kind = "lot_photo" } = {},
  ) => {
    const form = new FormData();
    form.set("kind", kind);
    form.set("file", new Blob([new Uint8Array(bytes)]), "front left.jpg");
    return app.post(`/api/uploads/${upload}?from=${from}&size=${size}`, form, { token: as });
  };
  return { ...app, tokens, send };
}

describe("A file in parts", () => {
  it("is whole with its last part, and the same as one that came at once", async () => {
    const { send, post, tokens } = await setUp();
    const bytes = await photo();
    const half = Math.floor(bytes.length / 2);
    const first = await send(bytes.subarray(0, half), 0, bytes.length);
    expect(first.body.data).toEqual({ received: half, file: null });
    const last = await send(bytes.subarray(half), half, bytes.length);
    expect(last.body.data.received).toBe(bytes.length);
    expect(last.body.data.file).toMatchObject({ kind: "lot_photo", name: "front left.jpg", width: 1200 });
    const form = new FormData();
    form.set("kind", "lot_photo");
    form.set("file", new Blob([new Uint8Array(bytes)]), "front left.jpg");
    const whole = await post("/api/files", form, { token: tokens[0] });
    expect(last.body.data.file.url).toBe(whole.body.data.url);
  });

  it("goes on where it stopped: a part may come twice, and a gap is named", async () => {
    const { send } = await setUp();
    const bytes = await photo();
    const size = bytes.length;
    const cut = [1_000, 2_500];
    await send(bytes.subarray(0, cut[0]), 0, size);
    expect((await send(bytes.subarray(cut[1]), cut[1]!, size)).body.data).toEqual({
      received: 1_000,
      file: null,
    });
    await send(bytes.subarray(cut[0], cut[1]), cut[0]!, size);
    expect((await send(bytes.subarray(0, cut[0]), 0, size)).body.data).toEqual({
      received: 2_500,
      file: null,
    });
    const done = (await send(bytes.subarray(cut[1]), cut[1]!, size)).body.data;
    expect(done.file.width).toBe(1200);
    // The answer was lost: the last part comes again, and no second file is made.
    expect((await send(bytes.subarray(cut[1]), cut[1]!, size)).body.data).toEqual(done);
  });

  it("takes nothing from another person with the same id", async () => {
    const { send, tokens } = await setUp();
    const bytes = await photo();
    await send(bytes.subarray(0, 1_000), 0, bytes.length);
    const others = await send(bytes.subarray(1_000), 1_000, bytes.length, { as: tokens[1] });
    expect(others.body.data).toEqual({ received: 0, file: null });
  });

  it.each([
    ["is larger than it may be", 0, 11 * 1024 * 1024, "one-upload", 413, "TOO_LARGE"],
    ["grows beyond what it may have", 11 * 1024 * 1024, 5, "one-upload", 413, "TOO_LARGE"],
    ["is no picture", 0, 5, "one-upload", 415, "UNSUPPORTED_TYPE"],
    ["begins before its start", -1, 5, "one-upload", 422, "VALIDATION"],
    ["has a path for its id", 0, 5, "..%2F..%2Fescape", 422, "VALIDATION"],
  ])("is refused when it %s", async (_what, from, size, upload, status, code) => {
    const { send } = await setUp();
    const answer = await send(Buffer.from("words"), from, size, { upload });
    expect([answer.status, answer.body.result]).toEqual([status, code]);
  });

  it("that nobody goes on with is deleted after a day", async () => {
    const folder = mkdtempSync(join(tmpdir(), "marsa-parts-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const parts = openParts(folder);
    const now = Date.now();
    for (const [upload, age] of [
      ["old", DAY_MS + 1_000],
      ["new", 1_000],
    ] as const) {
      const path = parts.pathOf({ userId: 1, upload });
      writeFileSync(path, "part");
      utimesSync(path, (now - age) / 1_000, (now - age) / 1_000);
    }
    await parts.sweep(now - DAY_MS);
    expect(readdirSync(folder)).toEqual(["1-new"]);
  });
});
