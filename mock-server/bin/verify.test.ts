import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const run = (file: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "verify.ts"), file], { encoding: "utf8" });

it.each([
  [
    "no database",
    "letter.txt",
    "Dear Marsa, this is a letter and not a database. ".repeat(40),
    /not a database/,
  ],
  ["a database of something else", "empty.db", "", /no such table/],
])("npm run verify says in a sentence that it was given %s", (_, name, content, why) => {
  const folder = mkdtempSync(join(tmpdir(), "marsa-verify-"));
  try {
    const file = join(folder, name);
    writeFileSync(file, content);
    const { status, stdout, stderr } = run(file);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(`${file} can't be read`)]);
    expect(stderr).toMatch(why);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
