/** Two servers over one house on PostgreSQL, which share their data folder. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { readEnv } from "../env/env.ts";
import { createLog } from "../http/log.ts";
import { newDatabase, serverOfTests } from "../postgres/test-support/server-of-tests.ts";
import { temporaryFolder } from "../sqlite/test-support/open.ts";
import { CHEAP } from "../test-support/passwords.ts";
import { freePort } from "../testing/start-marsa.ts";
import { startServer } from "./server.ts";
import { EXIT, startFailure } from "./start-failure.ts";

const health = async (port: number) => (await fetch(`http://127.0.0.1:${port}/api/health`)).json();

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
