/** A house moves to PostgreSQL and back. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { House } from "../postgres/house.ts";
import { Link } from "../postgres/link.ts";
import { inspectPostgres, lastMigration } from "../postgres/refusals.ts";
import { cuttingProxy } from "../postgres/test-support/cutting-proxy.ts";
import { runOn } from "../postgres/test-support/server.ts";
import { newDatabase, serverOfTests } from "../postgres/test-support/server-of-tests.ts";
import { lockFolder } from "../sqlite/folder-lock.ts";
import { startFailure } from "../start/start-failure.ts";
import { archiveOf } from "../tables/system/archive.ts";
import { move, type Proof } from "./move.ts";
import {
  changedFile,
  contentOf,
  copyOfHouse,
  fileWith,
  freshFile,
  plantHouse,
  stateOf,
} from "./test-support/houses.ts";

const server = await serverOfTests();
const database = (name: string) => newDatabase(server!, name);
const bin = (name: string) => join(import.meta.dirname, "../../bin", name);
const run = (name: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [bin(name), ...args], { encoding: "utf8" });

const root = mkdtempSync(join(tmpdir(), "marsa-move-"));
/** A house, and the same one on PostgreSQL. */
const planted = join(root, "data", "marsa.db");
let full = "";
let empty = "";
let moved: readonly Proof[] = [];
const houseOfTest = (change?: string) => copyOfHouse(planted, change);

beforeAll(async () => {
  if (!server) return;
  await plantHouse(planted);
  [full, empty] = [await database("whole_house"), await database("no_house")];
  moved = await move(planted, full);
}, 240_000);
afterAll(() => rmSync(root, { recursive: true }));

const isSame = (proofs: readonly Proof[]) =>
  new Set(proofs.map(({ tables, rows, journal, all }) => `${tables} ${rows} ${journal} ${all}`)).size === 1;

describe.skipIf(server === null)("A house that moves", { timeout: 120_000 }, () => {
  it("to PostgreSQL and back has the same rows in each table, those of its archive included", async () => {
    const content = contentOf(planted);
    for (const table of ["history", "queue_lot", "settlement", "ledger", "file", "lot_search"])
      expect(content[table]!.length).toBeGreaterThan(0);
    expect(existsSync(archiveOf(planted))).toBe(true);
    const back = freshFile();
    expect(isSame([...moved, ...(await move(full, back))])).toBe(true);
    expect(contentOf(back)).toEqual(content);
    expect(readdirSync(dirname(back))).toEqual(["marsa.db", "server.lock"]);
  });

  it("says what both places hold, and can be checked where it is", async () => {
    const { status, stdout, stderr } = run("move.ts", full, freshFile());
    expect({ status, stderr: stderr.replace(/\d+ rows are copied\n/g, "") }).toEqual({
      status: 0,
      stderr: "",
    });
    expect(stdout).toMatch(/tables.*rows.*journal.*all rows.*verify.*seconds/);
    expect(stdout.match(/'OK'/g)).toHaveLength(2);
    expect(run("verify.ts", full)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^OK: 630 lots/),
    });
    const none = run("verify.ts", empty);
    expect(none).toMatchObject({ status: 2, stdout: "" });
    expect(none.stderr).toMatch(/^The database no_house at \S+ holds no house\.\n$/);
  });

  it("and is written meanwhile leaves no copy", async () => {
    const to = freshFile();
    let stamp = 0;
    const write = () => runOn(full, `UPDATE meta SET clock_offset_ms = clock_offset_ms + ${++stamp}`);
    const writing = setInterval(() => void write(), 50);
    const error = await move(full, to).catch((failed: unknown) => failed);
    clearInterval(writing);
    await runOn(full, "UPDATE meta SET clock_offset_ms = 0");
    expect(String(error)).toMatch(/The copy differs from the house, and is deleted\.$/);
    expect(existsSync(dirname(to))).toBe(false);
  });
});

interface Case {
  readonly from: string;
  readonly to: string;
}

const SECRET = "hidden-word";
const OTHER = "CREATE TABLE public.other (id int)";
const OLDER =
  "DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)";
const NEWER = "UPDATE __drizzle_migrations SET created_at = created_at + 1";
const WRONG = "UPDATE lot SET price = price + 1 WHERE status = 'sold'";

const withUser = (url: string, user: string) => url.replace("marsa@", `${user}:${SECRET}@`);

async function likeFull(name: string, change: string): Promise<string> {
  await runOn(server!.urlOf("postgres"), `CREATE DATABASE ${name} TEMPLATE whole_house`);
  await runOn(server!.urlOf(name), change);
  return server!.urlOf(name);
}

/** The first facts that a server says of itself, each after its length: its version, and whether it is a standby. */
const facts = (version: number, isStandby: number) => `\0\0\0\u0002${version}\0\0\0\u0001${isStandby}`;

/** A server that says other facts. */
function saying(other: string): string {
  const said = (bytes: Buffer) =>
    Buffer.from(bytes.toString("latin1").replace(facts(18, 0), other), "latin1");
  return cuttingProxy(said).through(empty);
}

const cases: readonly [what: string, code: number, sentence: RegExp, given: () => Case | Promise<Case>][] = [
  [
    "from a folder with a server",
    75,
    /^Another server works in the data folder/,
    () => {
      const from = houseOfTest();
      const lock = lockFolder(dirname(from));
      onTestFinished(() => lock.release());
      return { from, to: empty };
    },
  ],
  [
    "to a database with a server",
    75,
    /^The database owned at .* has a server: end that server first/,
    async () => {
      const to = await database("owned");
      const owner = new House(to, { lost: () => undefined, standsBy: () => undefined });
      await owner.lock();
      onTestFinished(() => owner.close());
      return { from: houseOfTest(), to };
    },
  ],
  ["to a house", 65, /holds a house: name an empty/, () => ({ from: houseOfTest(), to: full })],
  ["to a house in a file", 65, /holds a house: move its database/, () => ({ from: full, to: houseOfTest() })],
  [
    "to an archive",
    65,
    /holds a house: move its database/,
    () => {
      const to = freshFile();
      mkdirSync(dirname(archiveOf(to)), { recursive: true });
      writeFileSync(archiveOf(to), "old rows");
      return { from: full, to };
    },
  ],
  [
    "to another program's database",
    65,
    /holds tables of another program/,
    async () => {
      const to = await database("others");
      await runOn(to, OTHER);
      return { from: houseOfTest(), to };
    },
  ],
  ["of an older version", 65, /another version of Marsa/, () => ({ from: houseOfTest(OLDER), to: empty })],
  ["of a newer version", 65, /another version of Marsa/, () => ({ from: houseOfTest(NEWER), to: empty })],
  [
    "of an older version on PostgreSQL",
    65,
    /is of an older version/,
    async () => ({ from: await likeFull("older", OLDER), to: freshFile() }),
  ],
  [
    "of a newer version on PostgreSQL",
    65,
    /is of a newer version/,
    async () => ({ from: await likeFull("newer", NEWER), to: freshFile() }),
  ],
  [
    "of another program",
    65,
    /is no house of Marsa/,
    () => ({ from: changedFile(fileWith(""), OTHER.replace("public.", "")), to: empty }),
  ],
  ["of a letter", 65, /is no database/, () => ({ from: fileWith("Dear Marsa, ".repeat(99)), to: empty })],
  ["of nothing", 65, /^There is no database at/, () => ({ from: freshFile(), to: empty })],
  ["of nothing on PostgreSQL", 65, /holds no house/, () => ({ from: empty, to: freshFile() })],
  ["with a wrong row", 65, /is wrong in lot/, () => ({ from: houseOfTest(WRONG), to: empty })],
  [
    "without its archive",
    65,
    /the archive of .* is not there/,
    () => {
      const from = houseOfTest();
      rmSync(archiveOf(from));
      return { from, to: empty };
    },
  ],
  [
    "to no server",
    75,
    /cannot be reached: check DATABASE_URL/,
    () => ({ from: houseOfTest(), to: `postgres://marsa:${SECRET}@127.0.0.1:9/x` }),
  ],
  [
    "to no address",
    65,
    /^DATABASE_URL cannot be read/,
    () => ({ from: houseOfTest(), to: `postgres://marsa:${SECRET}@[/x` }),
  ],
  [
    "without rights",
    65,
    /belongs to another user/,
    async () => {
      await runOn(empty, "CREATE ROLE guest LOGIN", "REVOKE CREATE ON DATABASE no_house FROM public");
      return { from: houseOfTest(), to: withUser(empty, "guest") };
    },
  ],
  [
    "as a stranger",
    65,
    /refuses the user of DATABASE_URL/,
    () => ({ from: houseOfTest(), to: withUser(empty, "nobody") }),
  ],
  [
    "to an old server",
    65,
    /is PostgreSQL 15: Marsa needs 17/,
    () => ({ from: houseOfTest(), to: saying(facts(15, 0)) }),
  ],
  [
    "to a standby",
    75,
    /is a standby: name the primary/,
    () => ({ from: houseOfTest(), to: saying(facts(18, 1)) }),
  ],
  ["between files", 78, /^Name a file of SQLite and/, () => ({ from: houseOfTest(), to: freshFile() })],
];

describe.skipIf(server === null)("A move", { timeout: 120_000 }, () => {
  it.each(cases)("%s is refused with code %i and a sentence, and changes nothing", async (...given) => {
    const [, exitCode, sentence, make] = given;
    const { from, to } = await make();
    const places = [from, to, empty, full].filter((place) => !place.includes(SECRET));
    const state = () => Promise.all(places.map(stateOf));
    const before = await state();
    const error = await move(from, to).catch((failed: unknown) => failed);
    const folder = dirname([from, to].find((place) => place.startsWith("/"))!);
    const failure = startFailure(error, folder);
    expect(failure).toEqual({ message: expect.stringMatching(sentence), exitCode });
    expect(failure.message).not.toMatch(new RegExp(`${SECRET}|\n`));
    expect(await state()).toEqual(before);
  });

  it("that is refused is told in the words of a move", () => {
    const from = houseOfTest();
    const away = run("move.ts", from, `postgres://marsa:${SECRET}@127.0.0.1:9/x`);
    const reason = "cannot be reached: check the address, and that PostgreSQL runs there.";
    expect(away).toMatchObject({
      status: 75,
      stdout: "",
      stderr: `The database x at 127.0.0.1:9 ${reason}\n`,
    });
    const lock = lockFolder(dirname(from));
    const served = run("move.ts", from, empty);
    lock.release();
    expect(served).toMatchObject({ status: 75, stdout: "" });
    expect(served.stderr).toMatch(/^Another server works in the data folder \S+: end that server first\.\n$/);
    expect(run("move.ts", from)).toMatchObject({ status: 78, stdout: "" });
  });
});

async function killWhen(isThere: () => Promise<boolean>, from: string, to: string): Promise<void> {
  const moving = spawn(process.execPath, [bin("move.ts"), from, to], { stdio: "ignore" });
  await expect.poll(isThere, { timeout: 60_000, interval: 5 }).toBe(true);
  moving.kill("SIGKILL");
  expect(await once(moving, "exit")).toEqual([null, "SIGKILL"]);
}

describe.skipIf(server === null)("A move that is cut short", { timeout: 120_000 }, () => {
  it("by a kill leaves an empty database, and the next move succeeds", async () => {
    const [from, to] = [houseOfTest(), await database("killed")];
    const watch = new Link(empty);
    await watch.open();
    const writes = "SELECT 1 FROM pg_stat_activity WHERE datname = 'killed' AND query LIKE 'INSERT INTO%'";
    await killWhen(async () => (await watch.ask(writes)).rows.length > 0, from, to);
    await watch.close();
    expect(await inspectPostgres(to)).toBeNull();
    expect(isSame(await move(from, to))).toBe(true);
  });

  it("by a kill leaves no database file, and the next move succeeds", async () => {
    const to = freshFile();
    await killWhen(async () => existsSync(`${to}.next`), full, to);
    expect(existsSync(to)).toBe(false);
    expect(isSame(await move(full, to))).toBe(true);
  });

  it.each([
    ["before", null],
    ["after", lastMigration()],
  ] as const)("by the network %s its commit leaves a whole house or none", async (moment, version) => {
    const to = await database(`cut_${moment}`);
    const proxy = cuttingProxy();
    proxy.cut(moment);
    const error = await move(houseOfTest(), proxy.through(to)).catch((failed: unknown) => failed);
    expect(startFailure(error, "/data")).toMatchObject({ exitCode: 75 });
    expect(await inspectPostgres(to)).toBe(version);
  });
});
