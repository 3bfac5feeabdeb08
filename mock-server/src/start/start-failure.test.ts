/** Tests of the messages of a failed start. */
import { expect, it } from "vitest";
import { FolderCannotLock, FolderTaken } from "../sqlite/folder-lock.ts";
import { EnvError } from "../env/open-settings.ts";
import { DiskFull } from "./open-database.ts";
import { startFailure } from "./start-failure.ts";

const coded = (code: string, more: object = {}, cause?: Error) =>
  Object.assign(new Error("no", { cause }), { code, ...more });

it.each([
  ["EROFS", 73, "is read-only: make it writable"],
  ["SQLITE_READONLY", 73, "is read-only: make it writable"],
  ["SQLITE_READONLY_DIRECTORY", 73, "is read-only: make it writable"],
  ["ENOTDIR", 73, "A file stands where the data folder /data should be"],
  ["EEXIST", 73, "A file stands where the data folder /data should be"],
  ["SQLITE_CANTOPEN", 73, "/data/marsa.db cannot be opened: check"],
  ["SQLITE_CANTOPEN_ISDIR", 73, "/data/marsa.db cannot be opened: check"],
  ["EACCES", 77, "may not read and write in the data folder /data: give"],
  ["EPERM", 77, "may not read and write in the data folder /data: give"],
  ["SQLITE_PERM", 77, "may not read and write in the data folder /data: give"],
  ["ENOSPC", 74, "The disk of the data folder /data is full: free some space"],
  ["EDQUOT", 74, "The disk of the data folder /data is full: free some space"],
  ["SQLITE_FULL", 74, "The disk of the data folder /data is full: free some space"],
  ["SQLITE_IOERR_SHMSIZE", 74, "The disk of the data folder /data is full: free some space"],
  ["EIO", 74, "does not read or write: check the disk"],
  ["SQLITE_IOERR_READ", 74, "does not read or write: check the disk"],
  ["SQLITE_IOERR_FSYNC", 74, "does not read or write: check the disk"],
  ["SQLITE_IOERR_LOCK", 71, "cannot lock and share files: set DATA_DIR"],
  ["SQLITE_IOERR_SHMMAP", 71, "cannot lock and share files: set DATA_DIR"],
  ["ENOLCK", 71, "cannot lock and share files: set DATA_DIR"],
  ["SQLITE_PROTOCOL", 71, "cannot lock and share files: set DATA_DIR"],
  ["SQLITE_BUSY", 75, "Another process holds the database /data/marsa.db: end that process"],
  ["SQLITE_LOCKED", 75, "Another process holds the database /data/marsa.db: end that process"],
  ["SQLITE_NOTADB", 65, "/data/marsa.db is no database, or a damaged one: put a backup"],
  ["SQLITE_CORRUPT_INDEX", 65, "/data/marsa.db is no database, or a damaged one: put a backup"],
])("%s ends a start with %i and one sentence", (code, exitCode, part) => {
  const failure = startFailure(coded(code), "/data");
  expect(failure).toEqual({ exitCode, message: expect.stringContaining(part) });
  expect(failure.message).toMatch(/^[^\n]+[^.]: [^\n:]+\.$/);
});

it.each([
  [new FolderTaken(), 75, "Another server works in the data folder /data: end that server first"],
  [new FolderCannotLock(), 71, "cannot lock and share files"],
  [new DiskFull(), 74, "is full"],
  [new EnvError("PORT is a number."), 78, "PORT is a number."],
  [coded("EADDRINUSE", { syscall: "listen", port: 80 }), 69, "Port 80 is taken: end what uses it"],
  [coded("EACCES", { syscall: "listen", port: 80 }), 77, "may not listen on port 80: set PORT"],
  [coded("EADDRNOTAVAIL", { syscall: "listen" }), 78, "HOST is no address of this machine: set it"],
])("%s ends a start with %i", (error, exitCode, part) => {
  expect(startFailure(error, "/data")).toEqual({ exitCode, message: expect.stringContaining(part) });
});

it("the innermost cause decides", () => {
  const error = coded("SQLITE_ERROR", {}, coded("SQLITE_IOERR_WRITE", {}, coded("ENOSPC")));
  expect(startFailure(error, "/data").message).toContain("is full");
});

it("a defect shows its stack, and so does an error about a file elsewhere", () => {
  const defect = new Error("a mistake");
  const elsewhere = coded("EACCES", { path: "/program/index.html" });
  for (const error of [defect, elsewhere]) {
    expect(startFailure(error, "/data")).toEqual({ exitCode: 1, message: error.stack });
  }
});

it("an error about a file in the data folder, or in a folder above it, is about the data folder", () => {
  for (const path of ["/srv/data/marsa.db", "/srv"]) {
    expect(startFailure(coded("EACCES", { path }), "/srv/data").exitCode).toBe(77);
  }
});
