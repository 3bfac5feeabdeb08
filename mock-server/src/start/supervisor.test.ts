/** `EDGES=2 npm start`: an owner and its edges as processes, and how they end. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { newKey } from "@marsa/api-spec/client";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { defaultTerms } from "../domain/lot/terms.ts";
import { readEnv } from "../env/env.ts";
import { createLog } from "../http/log.ts";
import { seqsOf } from "../races/agreement.ts";
import { crowdAt, type Bidder, type Command, type CommandResult, type Crowd } from "../races/crowd.ts";
import { openTestServer } from "../test-support/server.ts";
import { freePort } from "../testing/start-marsa.ts";
import { checkDatabase } from "../verify/check-database.ts";
import { startEdge } from "./start-edge.ts";
import { startFailure } from "./start-failure.ts";

const MAIN = join(import.meta.dirname, "../main.ts");
const SECRET = "a-secret-of-tests-0123456789";
const logged: string[] = [];
const log = createLog("text", (line) => logged.push(line));
/** How long a bidder repeats a command that got no answer, ms. */
const PATIENCE_MS = 60_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "marsa-edges-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

function start(env: Readonly<Record<string, string>>) {
  const all = { ...process.env, HOST: "127.0.0.1", DATA_DIR: folder, LIMITS: "off", ...env };
  return spawn(process.execPath, [MAIN], { env: all });
}

async function endOf(env: Readonly<Record<string, string>>) {
  const child = start(env);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { code, said: said.trim() };
}

/** Starts an owner and two edges. */
async function openHouse() {
  const port = await freePort();
  const child = start({ EDGES: "2", PORT: String(port) });
  onTestFinished(() => void child.kill("SIGKILL"));
  const printed = new Promise<void>((resolve) => {
    let all = "";
    child.stdout.on("data", (chunk: Buffer) => (all += chunk.toString()).includes("ready in") && resolve());
  });
  await Promise.race([printed, once(child, "exit").then(async () => expect.unreachable())]);
  const children = () =>
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === child.pid)
      .map(Number);
  return { child, port, edges: () => children().filter((pid) => pid !== owner()) };
}

const owner = () => Number(readFileSync(join(folder, "server.pid"), "utf8"));

function parentOf(pid: string): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ")[1]);
  } catch {
    // It has ended.
    return null;
  }
}

/** Sends a command until it is answered, as the clients do: under one key. */
async function insist(crowd: Crowd, by: Bidder, lot: number, command: Command): Promise<CommandResult> {
  const key = newKey();
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const result = await crowd.act(by, lot, command, key).catch(() => null);
    if (result && result.status !== 503) return result;
    if (performance.now() > until) throw new Error(`No answer: ${result?.text}`);
    await wait(50);
  }
}

it.runIf(process.platform === "linux")(
  "no acknowledged bid is lost or doubled when an edge and the owner are killed in a bid war",
  async () => {
    const { child, port, edges } = await openHouse();
    const crowd = crowdAt(port);
    const lots = await Promise.all(
      [1, 2].map(() => crowd.lot({ seconds: 3_600, start_price: 10_000, step: 500 })),
    );
    const bidders = await crowd.people(6, 10_000_000);
    const results: CommandResult[] = [];
    const war = new AbortController();
    const fighting = bidders.map(async (by, place) => {
      const lot = lots[place % 2]!;
      while (!war.signal.aborted) {
        const { live } = await crowd.call("getLot", undefined, { id: lot }).catch(() => ({ live: null }));
        const price = live ? (live.price === null ? 10_000 : live.price + 500) : 0;
        if (price > 0) results.push(await insist(crowd, by, lot, { do: "makebid", price, mode: "exact" }));
      }
    });
    const accepted = () => results.filter(({ code }) => code === null).length;
    const goOn = async (more: number) => {
      const before = accepted();
      await expect.poll(accepted, { timeout: 90_000 }).toBeGreaterThan(before + more);
    };
    await goOn(20);
    process.kill(edges()[0]!, "SIGKILL");
    await goOn(20);
    const [first] = [owner()];
    process.kill(first, "SIGKILL");
    await expect.poll(owner, { timeout: 60_000 }).not.toBe(first);
    await goOn(20);
    war.abort();
    await Promise.all(fighting);
    expect(edges()).toHaveLength(2);
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    // The owner has left last, a clean database.
    expect(readdirSync(folder)).not.toContain("marsa.db-wal");
    for (const lot of lots) {
      const seqs = seqsOf(results, lot);
      expect(new Set(seqs).size).toBe(seqs.length);
    }
    const { findings } = checkDatabase(join(folder, "marsa.db"), defaultTerms);
    expect(findings).toEqual([]);
    const stored = bidsOf(join(folder, "marsa.db"));
    const lost = results.filter(
      ({ data, code: refusal, by }) => refusal === null && stored.get(data.id_bid) !== by.id,
    );
    expect(lost).toEqual([]);
  },
  300_000,
);

/** Returns the bidder of each stored bid, by its id. */
function bidsOf(file: string): Map<number, number> {
  const db = new SqliteDatabase(file, { readonly: true });
  const rows = db.prepare<[], { id: number; user_id: number }>("SELECT id, user_id FROM history").all();
  db.close();
  return new Map(rows.map((row) => [row.id, row.user_id]));
}

describe("what cannot start says one sentence and ends with its code:", () => {
  it("an edge without a secret", async () => {
    const { code, said } = await endOf({ OWNER_URL: "http://127.0.0.1:1" });
    expect(code).toBe(78);
    expect(said).toBe("OWNER_URL makes this process an edge: it needs the owner's EDGE_SECRET too.");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("an edge with another secret than the owner's", async () => {
    const house = await openTestServer({ edgeSecret: SECRET });
    onTestFinished(house.stop);
    const PORT = String(await freePort());
    const { code, said } = await endOf({ OWNER_URL: house.url, EDGE_SECRET: "guessed", PORT });
    expect(code).toBe(78);
    expect(said).toBe(`The owner at ${house.url} has another EDGE_SECRET. Give this edge the same one.`);
    expect(house.logged.join()).toContain("a process without the secret asked to be an edge");
    expect(house.logged.join()).not.toContain("guessed");
  });

  it("an edge that finds no owner", async () => {
    const alone = await openTestServer();
    onTestFinished(alone.stop);
    // Started in this process: the other one looks for half a minute.
    const [nobody, env] = [`http://127.0.0.1:${await freePort()}`, { ...readEnv({}), dataDir: folder }];
    for (const ownerUrl of [nobody, alone.url]) {
      const edge = startEdge({ ...env, ownerUrl, edgeSecret: SECRET }, log, { lookMs: 300 });
      const { message, exitCode } = startFailure(await edge.catch((error: unknown) => error), folder);
      expect(exitCode).toBe(78);
      expect(message).toBe(
        `There is no owner with an EDGE_SECRET at ${ownerUrl}, looked for 0.3 s: set OWNER_URL to the owner's address.`,
      );
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it("an edge over another database than its owner's", async () => {
    const house = await openTestServer({ edgeSecret: SECRET });
    const other = await openTestServer({ edgeSecret: SECRET, scene: "empty" });
    onTestFinished(house.stop);
    onTestFinished(other.stop);
    for (const dataDir of [folder, dirname(other.file)]) {
      const env = { ...readEnv({}), dataDir, ownerUrl: house.url, edgeSecret: SECRET };
      const before = readdirSync(dataDir);
      const error: unknown = await startEdge(env, log, { threads: 0 }).catch((refusal: unknown) => refusal);
      expect(startFailure(error, dataDir)).toEqual({
        message: `${join(dataDir, "marsa.db")} is not the database of the owner at ${house.url}: set DATA_DIR to the owner's folder.`,
        exitCode: 78,
      });
      expect(readdirSync(dataDir)).toEqual(before);
    }
  });

  it("an edge of another version than the database", async () => {
    const house = await openTestServer({ edgeSecret: SECRET });
    onTestFinished(house.stop);
    const db = new SqliteDatabase(house.file);
    db.exec("UPDATE __drizzle_migrations SET created_at = created_at + 1");
    db.close();
    const dataDir = dirname(house.file);
    const env = { ...readEnv({}), dataDir, ownerUrl: house.url, edgeSecret: SECRET };
    const error: unknown = await startEdge(env, log, { threads: 0 }).catch((refusal: unknown) => refusal);
    expect(startFailure(error, dataDir)).toEqual({
      message: `${house.file} is of another version of Marsa: start the edge and its owner from the same version.`,
      exitCode: 65,
    });
    expect([...logged, ...house.logged].join()).not.toContain(SECRET);
  });

  it("more edges than there may be", async () => {
    expect(await endOf({ EDGES: "65" })).toEqual({
      code: 78,
      said: 'EDGES is a whole number from 0 to 64, not "65".',
    });
  });

  it("edges at a taken port", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const { code, said } = await endOf({ EDGES: "2", PORT: String(port) });
    expect(code).toBe(69);
    expect(said).toMatch(/^Port \d+ is taken: [^\n]+\.$/);
    expect(readdirSync(folder)).toEqual([]);
  });
});
