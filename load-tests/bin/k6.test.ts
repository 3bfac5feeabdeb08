/** The order in which k6 is looked for. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

/** Runs `k6.ts` with only this folder on the PATH. */
function find(folder: string, named = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "k6.ts")], {
    encoding: "utf8",
    env: { ...process.env, K6_PATH: named, PATH: folder },
  });
  return { status, said: (stdout + stderr).trim() };
}

function folderWithK6(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), "marsa-k6-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "k6"), `#!/bin/sh\necho "${version}"\n`);
  chmodSync(join(folder, "k6"), 0o755);
  return folder;
}

it("takes the k6 of the machine before one that was built here", () => {
  expect(find(folderWithK6("k6 v2.0.0 (go1.26)"))).toEqual({ status: 0, said: "k6" });
});

it("takes the k6 that K6_PATH names before the one of the machine", () => {
  const named = join(folderWithK6("k6 v2.1.0"), "k6");
  expect(find(folderWithK6("k6 v2.0.0"), named)).toEqual({ status: 0, said: named });
});

it("takes a named k6 that was built for runs without times, which gives another name", () => {
  const named = join(folderWithK6("k6-untimed v2.1.0"), "k6");
  expect(find(folderWithK6("k6 v2.0.0"), named)).toEqual({ status: 0, said: named });
});
