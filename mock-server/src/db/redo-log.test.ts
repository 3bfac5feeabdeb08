import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { StoreUnavailable } from "./errors.ts";
import { readRedoLog, RedoLog } from "./redo-log.ts";

function newLog() {
  const folder = mkdtempSync(join(tmpdir(), "marsa-redo-"));
  const file = join(folder, "marsa.db-redo");
  const log = new RedoLog(file, true);
  onTestFinished(() => {
    log.close();
    rmSync(folder, { recursive: true });
  });
  return { file, log };
}

const record = (id: number, content = `commit ${id}`) => ({ id, content });

describe("a redo log", () => {
  it("gives back what was written, in its order", () => {
    const { file, log } = newLog();
    const written = [record(7), record(9, "grüße, مرحبا"), record(12, "x".repeat(300_000))];
    for (const each of written) log.add(each);
    expect(readRedoLog(file)).toEqual(written);
  });

  it("has nothing where there is no file", () => {
    expect(readRedoLog(newLog().file)).toEqual([]);
  });

  it("begins anew with nothing of what it held before, though the file still has its bytes", () => {
    const { file, log } = newLog();
    for (let id = 1; id <= 20; id++) log.add(record(id));
    log.beginAnew();
    log.add(record(21));
    expect(readRedoLog(file)).toEqual([record(21)]);
  });

  it("keeps what it held until something new is written", () => {
    const { file, log } = newLog();
    log.add(record(1));
    log.beginAnew();
    expect(readRedoLog(file)).toEqual([record(1)]);
  });

  it("ends before a record that is not whole", () => {
    const { file, log } = newLog();
    log.add(record(1));
    log.add(record(2, "a long commit"));
    const bytes = readFileSync(file);
    bytes[bytes.indexOf("a long commit") + 4] = 0;
    writeFileSync(file, bytes);
    expect(readRedoLog(file)).toEqual([record(1)]);
  });

  it("ends where the file does", () => {
    const { file, log } = newLog();
    log.add(record(1));
    log.add(record(2, "a long commit"));
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.indexOf("a long commit") + 4));
    expect(readRedoLog(file)).toEqual([record(1)]);
  });

  it("is none where something else stands in the file", () => {
    const { file } = newLog();
    appendFileSync(file, "SQLite format 3, or whatever else somebody calls so");
    expect(readRedoLog(file)).toEqual([]);
  });

  it("refuses what the disk does not take, and is in doubt until it begins anew", () => {
    const { file, log } = newLog();
    mkdirSync(file);
    expect(() => log.add(record(1))).toThrow(StoreUnavailable);
    expect(log.isUsable).toBe(false);
    rmdirSync(file);
    log.beginAnew();
    log.add(record(2));
    expect([log.isUsable, readRedoLog(file)]).toEqual([true, [record(2)]]);
  });

  it("is long when it would be worth a sync to begin anew", () => {
    const { log } = newLog();
    expect(log.isLong).toBe(false);
    for (let id = 1; id <= 9; id++) log.add(record(id, "x".repeat(1024 * 1024)));
    expect(log.isLong).toBe(true);
    log.beginAnew();
    expect(log.isLong).toBe(false);
  });
});
