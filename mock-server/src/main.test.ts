/** Tests how the server process starts, fails and ends. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import SqliteDatabase from "better-sqlite3";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { lockFolder } from "./sqlite/folder-lock.ts";
import { readEnv } from "./env/env.ts";
import { createLog } from "./http/log.ts";
import { startServer } from "./start/server.ts";
import { startFailure, type StartFailure } from "./start/start-failure.ts";

const MAIN = [process.execPath, join(import.meta.dirname, "main.ts")];
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** Root may write everywhere unless a process starts without that right. */
const WITHOUT_RIGHTS = isRoot ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : [];
/** Runs a command with DATA_DIR on a file system in memory, and prints the file names in it afterwards. */
const onMount = (options: string) => [
  "unshare",
  "-rm",
  "sh",
  "-c",
  `mount -t tmpfs -o ${options} tmpfs "$DATA_DIR" && "$@"; code=$?; ls -A "$DATA_DIR"; exit $code`,
  "sh",
];
const works = (command: readonly string[]) =>
  spawnSync(command[0]!, command.slice(1), { env: { ...process.env, DATA_DIR: tmpdir() } }).status === 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "marsa-main-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/**
 * Starts a process that ends by itself.
 * @param before the program that starts the process.
 */
async function processEnds(dataDir: string, before: readonly string[] = []) {
  const [command, ...args] = [...before, ...MAIN];
  const child = spawn(command!, args, {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir },
  });
  const [out, said, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, said: said.trim(), out: out.trim() };
}

/** Returns the message and the exit code of a failed start, without a process. */
async function failureOf(dataDir: string): Promise<StartFailure> {
  const env = { ...readEnv({}), port: 0, host: "127.0.0.1", dataDir, webDir: folder };
  const log = createLog("text", () => undefined);
  return startServer(env, log).then(
    () => expect.unreachable(),
    (error: unknown) => startFailure(error, dataDir),
  );
}

const sentence = (part: string) => expect.stringMatching(new RegExp(`^[^\\n]*${part}[^\\n]*\\.$`));

describe("a process that cannot start prints one sentence, exits with its code and leaves no files:", () => {
  it("a database file that is no database", async () => {
    writeFileSync(join(folder, "marsa.db"), "no database, but long enough to have a header".repeat(99));
    expect(await processEnds(folder)).toEqual({ code: 65, out: "", said: sentence("is no database") });
    expect(readdirSync(folder)).toEqual(["marsa.db"]);
  });

  it.skipIf(isRoot && !works([...WITHOUT_RIGHTS, "true"]))("a folder of another user", async () => {
    const data = join(folder, "data");
    mkdirSync(data);
    if (isRoot) chownSync(data, NOBODY, NOBODY);
    chmodSync(data, isRoot ? 0o700 : 0o500);
    const ended = await processEnds(data, WITHOUT_RIGHTS);
    expect(ended).toEqual({ code: 77, out: "", said: sentence("may not read and write") });
    expect(readdirSync(data)).toEqual([]);
  });

  it.skipIf(!works([...onMount("size=1m"), "true"]))("a full disk", async () => {
    const ended = await processEnds(folder, onMount("size=1m"));
    expect(ended).toEqual({ code: 74, out: "", said: sentence("is full") });
  });

  it.skipIf(!works([...onMount("ro"), "true"])).each(["", "/new/data"])(
    "a read-only file system, DATA_DIR %j in it",
    async (path) => {
      const inside = [...onMount("ro"), "env", `DATA_DIR=${folder}${path}`];
      const ended = await processEnds(folder, inside);
      expect(ended).toEqual({ code: 73, out: "", said: sentence("is read-only") });
    },
  );
});

it("a server at a port of its own choice prints that port", async () => {
  const [command, ...args] = MAIN;
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, BOTS: "off" };
  const child = spawn(command!, args, { env });
  const [printed] = await once(child.stdout, "data");
  const url = /Marsa +(http:\/\/localhost:[1-9]\d*) /.exec(String(printed))?.[1];
  const answer = await fetch(`${url}/api/config`, { headers: { origin: url! } });
  child.kill();
  await once(child, "exit");
  expect(answer.status).toBe(200);
});

it("SINGLE_STAFF=on is said at the start", async () => {
  const [command, ...args] = MAIN;
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, BOTS: "off", SCENE: "empty" };
  for (const setting of ["on", "off"]) {
    const child = spawn(command!, args, { env: { ...env, SINGLE_STAFF: setting } });
    let printed = "";
    for await (const chunk of child.stdout) {
      printed += String(chunk);
      if (printed.includes("ready in")) child.kill();
    }
    expect(printed.includes("SINGLE_STAFF=on")).toBe(setting === "on");
  }
});

it.skipIf(process.platform === "win32")("a running server keeps its data from other users", async () => {
  const [command, ...args] = MAIN;
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, BOTS: "off" };
  const child = spawn(command!, args, { env });
  await once(child.stdout, "data");
  const open = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
  child.kill();
  await once(child, "exit");
  expect(readdirSync(folder)).toContain("marsa.db");
  expect(open).toEqual([]);
});

describe("a failed start gives its reason and leaves no files:", () => {
  it("a file where the data folder should be", async () => {
    writeFileSync(join(folder, "data"), "mine");
    for (const path of ["data", "data/deeper"]) {
      const failure = { exitCode: 73, message: sentence("A file stands") };
      expect(await failureOf(join(folder, path))).toEqual(failure);
    }
    expect(readdirSync(folder)).toEqual(["data"]);
  });

  it("a folder where the database file should be", async () => {
    mkdirSync(join(folder, "marsa.db"));
    expect(await failureOf(folder)).toEqual({ exitCode: 73, message: sentence("cannot be opened") });
    expect(readdirSync(folder)).toEqual(["marsa.db"]);
  });

  it("a database that another process holds", async () => {
    const other = new SqliteDatabase(join(folder, "marsa.db"));
    other.exec("CREATE TABLE mine (id); BEGIN EXCLUSIVE");
    const before = readdirSync(folder);
    expect(await failureOf(folder)).toEqual({ exitCode: 75, message: sentence("Another process holds") });
    expect(readdirSync(folder)).toEqual(before);
    other.close();
  });

  it("a folder in which another server works", async () => {
    const { release } = lockFolder(folder);
    const before = readdirSync(folder);
    expect(await failureOf(folder)).toEqual({ exitCode: 75, message: sentence("Another server works") });
    expect(readdirSync(folder)).toEqual(before);
    release();
  });
});
