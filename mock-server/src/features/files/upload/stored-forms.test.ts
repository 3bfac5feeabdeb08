/** Tests of `stored-forms.ts`. */
import { mkdtempSync, promises, readdirSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { storeForms } from "./stored-forms.ts";

/** Records file operations of the test's process: "flushed", "renamed", "synced" in order. */
function watchFiles(): string[] {
  const done: string[] = [];
  const { writeFile, rename, open } = promises;
  const write = vi.spyOn(promises, "writeFile").mockImplementation(async (path, data, options) => {
    await writeFile(path, data, options);
    if (typeof options === "object" && options?.flush) done.push("flushed");
  });
  const move = vi.spyOn(promises, "rename").mockImplementation(async (from, to) => {
    await rename(from, to);
    done.push("renamed");
  });
  const opening = vi.spyOn(promises, "open").mockImplementation(async (path, ...rest) => {
    const opened = await open(path, ...rest);
    const sync = opened.sync.bind(opened);
    opened.sync = async () => {
      await sync();
      done.push("synced");
    };
    return opened;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    for (const spy of [write, move, opening]) spy.mockRestore();
    syncBuiltinESMExports();
  });
  return done;
}

it("tells of a photo only when the bytes and the names of all its forms survive a power cut", async () => {
  const dir = mkdtempSync(join(tmpdir(), "marsa-forms-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const done = watchFiles();
  const files = [
    { suffix: "-480.webp", bytes: Buffer.from("small") },
    { suffix: "-960.webp", bytes: Buffer.from("larger") },
  ];
  const facts = { mime: "image/webp", width: 960, height: 640, thumbhash: null, pages: null };
  const { hash, bytes } = await storeForms(dir, { ...facts, files }, null);
  expect(bytes).toBe(6);
  // One sync of the folder holds both names.
  expect(done).toEqual(["flushed", "flushed", "renamed", "renamed", "synced"]);
  expect(readdirSync(join(dir, hash.slice(0, 2)))).toEqual([`${hash}-480.webp`, `${hash}-960.webp`]);
});
