/** The format of the recorder's log. */
import { expect, it } from "vitest";
import { readLog } from "./log-format.ts";
import { recorded } from "./test-support/log.ts";

const named = recorded("name", { slot: 1, bytes: "marsa.db" });
const read = (...records: Buffer[]) => [...readLog(Buffer.concat(records))];

it("reads each kind of record with its file, its thread and its end", () => {
  const records = read(
    named,
    recorded("make"),
    recorded("write", { offset: 4_096, bytes: "page" }),
    recorded("resize", { offset: 8_192 }),
    recorded("syncBegun", { thread: 9 }),
    recorded("synced", { thread: 9 }),
    recorded("rename", { bytes: "marsa.db-old" }),
    recorded("unlink"),
  );
  const of = { thread: 7, name: "marsa.db" };
  expect(records).toEqual([
    { ...of, end: 56, kind: "make" },
    { ...of, end: 84, kind: "write", at: 4_096, bytes: Buffer.from("page") },
    { ...of, end: 108, kind: "resize", size: 8_192 },
    { ...of, end: 132, kind: "sync begun", thread: 9 },
    { ...of, end: 156, kind: "synced", thread: 9 },
    { ...of, end: 192, kind: "rename", to: "marsa.db-old" },
    { ...of, end: 216, kind: "unlink" },
  ]);
});

it("slot 0 is the folder", () => {
  expect(read(recorded("syncBegun", { slot: 0 }))).toMatchObject([{ kind: "sync begun", name: "" }]);
});

it("a write beyond 4 GB has its whole offset", () => {
  expect(read(named, recorded("write", { offset: 2 ** 40, bytes: "x" }))).toMatchObject([{ at: 2 ** 40 }]);
});

it("leaves out half a record at the end, as after a kill", () => {
  const whole = recorded("write", { bytes: "whole" });
  const half = recorded("write", { bytes: "half" });
  for (const left of [1, 23, 24, half.length - 1])
    expect(read(named, whole, half.subarray(0, left)), `${left} bytes`).toHaveLength(1);
});

it("refuses a file without a name and an unknown kind", () => {
  expect(() => read(recorded("write", { bytes: "x" }))).toThrow("A file without a name before byte 25");
  const wrong = recorded("make");
  wrong.writeUInt32LE(99);
  expect(() => read(named, wrong)).toThrow("Kind 99 before byte 56");
});
