/** Tests of `folder-lock.ts`. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { FolderTaken, lockFolder } from "./folder-lock.ts";
import { type Connection } from "../tables/system/driver.ts";

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "marsa-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it("one server works in a data folder at a time", () => {
  const folder = join(newFolder(), "data");
  const { release } = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderTaken);
  release();
  lockFolder(folder).release();
});

describe("a failed start", () => {
  it("removes the folders and files that it created", () => {
    const folder = newFolder();
    const { abandon } = lockFolder(join(folder, "new/data"));
    for (const name of ["marsa.db", "marsa.db-wal", "server.pid"])
      writeFileSync(join(folder, "new/data", name), "");
    abandon();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("leaves existing files, and files of other programs", () => {
    const folder = newFolder();
    writeFileSync(join(folder, "server.pid"), "");
    const { abandon } = lockFolder(folder);
    for (const name of ["marsa.db", "notes.txt"]) writeFileSync(join(folder, name), "");
    abandon();
    expect(readdirSync(folder).toSorted()).toEqual(["notes.txt", "server.pid"]);
  });

  it("leaves an older database with all files beside it", () => {
    const folder = newFolder();
    writeFileSync(join(folder, "marsa.db"), "");
    const { abandon } = lockFolder(folder);
    writeFileSync(join(folder, "marsa.db-wal"), "");
    abandon();
    expect(readdirSync(folder).toSorted()).toEqual(["marsa.db", "marsa.db-wal"]);
  });

  it("leaves the files of the server that owns the folder", () => {
    const folder = newFolder();
    const { release } = lockFolder(folder);
    const before = readdirSync(folder);
    expect(() => lockFolder(folder)).toThrow(FolderTaken);
    expect(readdirSync(folder)).toEqual(before);
    release();
  });

  it("leaves nothing where the lock cannot be created", () => {
    const folder = newFolder();
    mkdirSync(join(folder, "server.lock"));
    expect(() => lockFolder(folder)).toThrow(/unable to open/);
    writeFileSync(join(folder, "file"), "");
    expect(() => lockFolder(join(folder, "file/data"))).toThrow(/ENOTDIR/);
    expect(readdirSync(folder).toSorted()).toEqual(["file", "server.lock"]);
  });
});

it("a lock counts only while the folder still has the locked file", () => {
  const folder = newFolder();
  const { exec } = SqliteDatabase.prototype;
  vi.spyOn(SqliteDatabase.prototype, "exec").mockImplementationOnce(function replaced(this: Connection, sql) {
    rmSync(join(folder, "server.lock"));
    writeFileSync(join(folder, "server.lock"), "");
    return exec.call(this, sql);
  });
  const { release } = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderTaken);
  release();
});
