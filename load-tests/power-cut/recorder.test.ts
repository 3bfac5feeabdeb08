/** The recorder in a real process. Skipped where it cannot be compiled. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterAll, expect, it } from "vitest";
import { DATABASE, readFiles } from "./database-files.ts";
import { Disk } from "./disk-image.ts";
import { readLog } from "./log-format.ts";
import { buildRecorder, recordedBy } from "./recorder.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "marsa-recorder-")));
afterAll(() => rmSync(folder, { recursive: true }));
const recorder = buildRecorder(folder);

/** Runs a module under the recorder, with `database` as the path of its database. */
function recordedOf(name: string, code: string) {
  const data = join(folder, name);
  mkdirSync(data);
  const database = join(data, DATABASE);
  const log = join(folder, `${name}.log`);
  const path = "path" in recorder ? recorder.path : "";
  const begin = `const database = ${JSON.stringify(database)};`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", begin + code], {
    env: { ...process.env, ...recordedBy(path, database, log) },
    cwd: import.meta.dirname,
  });
  return { data, database, records: [...readLog(readFileSync(log))] };
}

it.skipIf("why" in recorder)(
  "records the changes of Node to the files of the database, and to no others",
  () => {
    const { records } = recordedOf(
      "node",
      `import fs from "node:fs";
    fs.writeFileSync(database + "-shm", "shared memory");
    fs.writeFileSync(database.replace("marsa.db", "server.lock"), "other");
    const file = fs.openSync(database + "-redo", "w+");
    fs.writeSync(file, Buffer.from("record"), 0, 6, 100);
    fs.ftruncateSync(file, 50);
    fs.fdatasyncSync(file);
    fs.closeSync(file);
    fs.renameSync(database + "-redo", database + "-old");
    fs.unlinkSync(database + "-old");
    fs.fsyncSync(fs.openSync(database.replace("/marsa.db", ""), "r"));`,
    );
    const name = "marsa.db-redo";
    expect(records).toMatchObject([
      { name, kind: "make" },
      { name, kind: "resize", size: 0 },
      { name, kind: "write", at: 100, bytes: Buffer.from("record") },
      { name, kind: "resize", size: 50 },
      { name, kind: "sync begun" },
      { name, kind: "synced" },
      { name, kind: "rename", to: "marsa.db-old" },
      { name: "marsa.db-old", kind: "unlink" },
      { name: "", kind: "sync begun" },
      { name: "", kind: "synced" },
    ]);
  },
);

it.skipIf("why" in recorder)("records all changes of SQLite: the rebuilt files are those on the disk", () => {
  const { records, data, database } = recordedOf(
    "sqlite",
    `import SqliteDatabase from "better-sqlite3";
    const db = new SqliteDatabase(database);
    db.pragma("journal_mode = WAL");
    db.exec("CREATE TABLE bid (id INTEGER PRIMARY KEY, text)");
    const insert = db.prepare("INSERT INTO bid (text) VALUES (?)");
    const some = db.transaction(() => Array.from({ length: 100 }, () => insert.run("x".repeat(5_000))));
    for (let i = 0; i < 15; i += 1) some();
    db.exec("DELETE FROM bid WHERE id > 1000; VACUUM");`,
  );
  const disk = new Disk(new Map());
  for (const record of records) disk.apply(record);
  expect(disk.becomes(readFiles(data))).toBe(0);
  expect(new SqliteDatabase(database).prepare("SELECT count(*) FROM bid").pluck().get()).toBe(1_000);
});
