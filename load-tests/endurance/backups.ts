/**
 * `node load-tests/endurance/backups.ts [--rounds 5] [--short]`: copies the database and its archive during a bid war with tools
 * that do not know this server: `sqlite3 .backup`, `VACUUM INTO`, and Litestream (built with Go). Every bid that
 * was acknowledged before a copy began must be in the copy, and `verify` must say OK. A missing tool is skipped
 * with a message. `--short`: one round without Litestream. Exit code 1 when a bid is missing.
 */
import { execFile, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import SqliteDatabase from "better-sqlite3";
import { verifyDatabase } from "../bin/server.ts";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { buildWithGo } from "../bin/go-build.ts";
import { bidOn, openMarket, type Bid, type Market } from "./bidders.ts";
import { openServerUnderTest } from "./server-under-test.ts";

const BIDDERS = 64;
const LOTS = 12;
/** Acknowledged bids between two copies. */
const BIDS_BETWEEN = 200;
const LOOK_MS = 50;

const run = promisify(execFile);
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, short: { type: "boolean", default: false } },
});
const hasSqlite = spawnSync("sqlite3", ["--version"]).status === 0;
const rounds = !hasSqlite ? 0 : values.short ? 1 : Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), "marsa-backups-"));

/** Copies a database that is in use. */
type Copy = (database: string, copy: string) => Promise<unknown>;

const byName: Readonly<Record<string, Copy>> = {
  "sqlite3 .backup": (database, copy) => run("sqlite3", [database, `.backup '${copy}'`]),
  "VACUUM INTO": (database, copy) => run("sqlite3", [database, `VACUUM INTO '${copy}'`]),
};

const underTest = await openServerUnderTest();
try {
  process.exitCode = (await copyInWar()) ? 0 : 1;
} finally {
  await underTest.close();
  rmSync(folder, { recursive: true, force: true });
}

async function copyInWar(): Promise<boolean> {
  const { server, database } = underTest;
  const litestream = values.short
    ? null
    : buildWithGo("litestream", "load-tests/litestream", "github.com/benbjohnson/litestream/cmd/litestream");
  if (!hasSqlite) console.log("SKIPPED: .backup and VACUUM INTO, since sqlite3 is not here");
  if (!litestream && !values.short) console.log("SKIPPED: Litestream, since Go is not here");
  const replica = join(folder, "replica");
  const replicating = litestream ? spawn(litestream, ["replicate", database, `file://${replica}`]) : null;
  const market = await openMarket(server.url, BIDDERS, LOTS);
  const bids: Bid[] = [];
  let isOver = false;
  const war = bidAndKeep(server.url, market, bids, () => isOver);
  const found: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, copy] of Object.entries(byName)) {
      const before = await moreBids(bids);
      const to = join(folder, `${name.replaceAll(/\W/g, "")}-${round}.db`);
      await copy(database, to);
      await copyArchive(copy, to);
      found.push(...lookInto(name, to, before));
    }
  }
  if (litestream && replicating) {
    const before = await moreBids(bids);
    await stop(replicating);
    const to = join(folder, "litestream.db");
    await run(litestream, ["restore", "-o", to, `file://${replica}`]);
    await copyArchive(byName["VACUUM INTO"]!, to);
    found.push(...lookInto("Litestream", to, before));
  }
  isOver = true;
  await war;
  for (const problem of found) console.error(problem);
  const copies = rounds * Object.keys(byName).length + (litestream ? 1 : 0);
  if (copies > 0)
    recordFigure({
      id: `backups: ${copies}`,
      what: `${copies} copies of the database during a bid war`,
      figure: `${acknowledged(bids).length} acknowledged bids, ${found.length} problems in the copies`,
      goal: "0 problems",
      met: found.length === 0,
      command: `npx node load-tests/endurance/backups.ts --rounds ${rounds}`,
    });
  return found.length === 0;
}

/** Copies the archive after its database: it only grows. */
async function copyArchive(copy: Copy, to: string): Promise<void> {
  mkdirSync(dirname(archiveOf(to)), { recursive: true });
  await copy(archiveOf(underTest.database), archiveOf(to));
}

/** Returns the path of the archive of a database. */
function archiveOf(database: string): string {
  return join(dirname(database), "archive", basename(database));
}

/** Lets every bidder bid until the end; `bids` grows with each reply. */
async function bidAndKeep(url: string, market: Market, bids: Bid[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const until = Date.now() + 100;
    bids.push(...(await bidOn(url, market, () => Date.now() > until)));
  }
}

/** Waits for more bids. Returns all acknowledged ones. */
async function moreBids(bids: readonly Bid[]): Promise<number[]> {
  const enough = acknowledged(bids).length + BIDS_BETWEEN;
  while (acknowledged(bids).length < enough) await wait(LOOK_MS);
  return acknowledged(bids);
}

function acknowledged(bids: readonly Bid[]): number[] {
  return bids.flatMap(({ reply }) => (reply?.status === 200 ? [Number(reply.body.data.id_bid)] : []));
}

/** Stops a program by SIGINT. Litestream then replicates the rest. */
async function stop(program: ChildProcess): Promise<void> {
  program.kill("SIGINT");
  await once(program, "exit");
}

/**
 * Returns the problems of a copy.
 * @param ids The bids that were acknowledged before the copy began.
 */
function lookInto(name: string, copy: string, ids: readonly number[]): string[] {
  const db = new SqliteDatabase(copy, { readonly: true });
  const inIt = new Set(db.prepare<[], number>("SELECT id FROM history").pluck().all());
  db.close();
  const missing = ids.filter((id) => !inIt.has(id));
  const wrong = verifyDatabase(copy);
  console.log(
    `${name}: ${ids.length} bids acknowledged before it, ${missing.length} missing; verify ${wrong ?? "OK"}`,
  );
  return [
    ...(missing.length > 0 ? [`${name}: bids ${missing.slice(0, 5).join(", ")} are missing`] : []),
    ...(wrong ? [`${name}: verify ${wrong}`] : []),
  ];
}
