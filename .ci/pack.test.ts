/** The state of package.json after a run of `npm pack` that was ended. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "./steps.ts";

it("a package.json that was changed after an ended run stays as it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "marsa-pack-"));
  const kept = join(root, ".data", `package-${basename(folder)}.json`);
  onTestFinished(() => [folder, kept].forEach((path) => rmSync(path, { recursive: true, force: true })));
  mkdirSync(join(root, ".data"), { recursive: true });
  writeFileSync(kept, '{ "version": "0.1.0", "exports": {} }');
  const changed = '{ "version": "0.2.0", "exports": {} }';
  writeFileSync(join(folder, "package.json"), changed);

  execFileSync(process.execPath, [join(root, ".ci/pack.ts"), "--restore"], { cwd: folder });
  expect(readFileSync(join(folder, "package.json"), "utf8")).toBe(changed);
});
