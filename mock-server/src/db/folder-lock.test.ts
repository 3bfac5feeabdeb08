import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FolderTaken, lockFolder } from "./folder-lock.ts";

it("one server works in a data folder at a time", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "marsa-lock-")), "data");
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderTaken);
  release();
  lockFolder(folder)();
  rmSync(folder, { recursive: true });
});
