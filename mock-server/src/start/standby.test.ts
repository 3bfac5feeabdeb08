/** Several servers over one house on PostgreSQL, which share their data folder. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { newKey } from "@marsa/api-spec/client";
import { createBroker } from "@marsa/realtime/router/broker";
import { readEnv } from "../env/env.ts";
import { createLog } from "../http/log.ts";
import { newDatabase, serverOfTests } from "../postgres/test-support/server-of-tests.ts";
import { crowdAt } from "../races/crowd.ts";
import { temporaryFolder } from "../sqlite/test-support/open.ts";
import { CHEAP } from "../test-support/passwords.ts";
import { freePort } from "../testing/start-marsa.ts";
import { startServer } from "./server.ts";
import { EXIT, startFailure } from "./start-failure.ts";

const health = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/api/health`)).json() as Promise<{ data?: { status: string } }>;

it("leaves no trace of a start whose database is away", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const databaseUrl = "postgres://marsa:hidden-word@127.0.0.1:9/marsa";
  const env = { ...readEnv({}), port: 0, host: "127.0.0.1", dataDir, databaseUrl };
  const failure = await startServer(env, createLog("text", fail)).then(fail, (error: unknown) =>
    startFailure(error, dataDir),
  );
  expect(failure).toEqual({
    exitCode: EXIT.held,
    message:
      "The database marsa at 127.0.0.1:9 cannot be reached: check DATABASE_URL, and that PostgreSQL runs there.",
  });
  expect(existsSync(dataDir)).toBe(false);
});

const fail = (what: unknown): never => {
  throw new Error(String(what));
};

const postgres = await serverOfTests();

describe.skipIf(postgres === null)("a second server of a house on PostgreSQL", () => {
  it("says to everybody that it stands by, and serves the same house when the first one ends", async () => {
    const dataDir = temporaryFolder();
    const databaseUrl = await newDatabase(postgres!, "pair");
    const logged: string[] = [];
    const start = async (port: number) =>
      startServer(
        { ...readEnv({}), port, host: "127.0.0.1", dataDir, webDir: dataDir, databaseUrl },
        createLog("text", (line) => logged.push(line)),
        { passwordCost: CHEAP },
      );
    const first = await start(0);
    const port = await freePort();
    const ask = async (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const opened = start(port);
    await vi.waitFor(() => expect(logged.join()).toContain("standing by: another server writes"), 20_000);
    const open = await health(first.port);

    const refused = await ask("/api/lots/1");
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      result: "UNAVAILABLE",
      message: "Another server works for this house. This one takes over when that one ends",
      details: { status: "standby" },
    });
    const page = await ask("/", { accept: "text/html" });
    expect([page.status, await page.text()]).toEqual([
      503,
      "This server stands by, and loads this page as soon as it has to take over.",
    ]);

    await first.stop();
    const second = await opened;
    onTestFinished(() => second.stop());
    await vi.waitFor(async () => expect(await health(port)).toEqual(open), 20_000);
    expect(logged.join()).not.toContain("outage");
  }, 60_000);
});

const edgeSecret = "a-secret-of-tests-0123456789";

/** Returns a function that starts a server of the house at a port. */
async function houseOf(database: string) {
  const dataDir = temporaryFolder();
  const databaseUrl = await newDatabase(postgres!, database);
  const logged: string[] = [];
  const log = createLog("text", (line) => logged.push(line));
  const shared = { host: "127.0.0.1", dataDir, webDir: dataDir, databaseUrl, limits: false };
  const env = { ...readEnv({}), ...shared, edgeSecret, scene: "empty" as const };
  const start = async (port: number, secret = edgeSecret) =>
    startServer({ ...env, port, edgeSecret: secret }, log, {
      passwordCost: CHEAP,
      startRouter: createBroker,
    });
  return { start, logged };
}

const opens = async (port: number) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, ["wamp.2.json"]);
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.addEventListener("open", () => resolve("open"));
  socket.addEventListener("error", () => resolve("refused"));
  return promise.finally(() => socket.close());
};
const bid = (price: number) => ({ do: "makebid", price, mode: "exact" }) as const;
const isHealthy = async (port: number, status: string) =>
  vi.waitFor(async () => expect((await health(port)).data?.status).toBe(status), 20_000);

describe.skipIf(postgres === null)("servers of one house with an EDGE_SECRET", () => {
  it("all serve: each passes calls and links on, and answers those that wait when it becomes the owner", async () => {
    const { start, logged } = await houseOf("three");
    const owner = await start(0);
    const [next, last] = [await freePort(), await freePort()];
    const second = start(next);
    await isHealthy(next, "standby");
    const third = start(last);
    await isHealthy(last, "standby");
    expect((await health(owner.port)).data?.status).toBe("ok");
    expect(await opens(last)).toBe("open");

    const [one, other] = [crowdAt(next), crowdAt(last)];
    const lot = await one.lot({ seconds: 3_600, start_price: 10_000, step: 500 });
    const [bidder, rival] = await other.people(2, 1_000_000);
    const key = newKey();
    const first = await one.act(bidder!, lot, bid(10_000), key);
    expect(first.code).toBeNull();
    expect((await other.act(bidder!, lot, bid(10_000), key)).text).toBe(first.text);
    expect((await one.act(bidder!, lot, bid(10_000))).code).not.toBeNull();

    await owner.stop();
    const [held, alsoHeld] = await Promise.all([
      one.act(rival!, lot, bid(10_500)),
      other.act(bidder!, lot, bid(10_000), key),
    ]);
    expect([held.code, alsoHeld.text]).toEqual([null, first.text]);

    const servers = [
      [second, next],
      [third, last],
    ] as const;
    const { port } = await Promise.race(servers.map(([opened]) => opened));
    const [[waiting, waitsAt]] = servers.filter(([, at]) => at !== port) as [(typeof servers)[number]];
    await isHealthy(port, "ok");
    await isHealthy(waitsAt, "standby");
    expect(await opens(waitsAt)).toBe("open");
    expect((await crowdAt(waitsAt).act(bidder!, lot, bid(11_000))).code).toBeNull();
    await (await Promise.race([second, third])).stop();
    onTestFinished(async () => (await waiting).stop());
    expect((await crowdAt(waitsAt).call("getLot", undefined, { id: lot })).live.bids).toBe(3);
    expect(logged.join()).not.toMatch(/outage|uncaught|defect/);
  }, 120_000);

  it("do not pass calls on to an owner with another secret", async () => {
    const { start, logged } = await houseOf("strange");
    const owner = await start(0);
    const port = await freePort();
    const opened = start(port, "another-secret-0123456789ab");
    await vi.waitFor(() => expect(logged.join()).toContain("has another EDGE_SECRET"), 20_000);
    expect(await health(port)).toMatchObject({ details: { status: "standby" } });
    await owner.stop();
    await (await opened).stop();
  }, 60_000);
});
