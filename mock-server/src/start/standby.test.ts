/** Two servers over one house on PostgreSQL, which share their data folder. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { readEnv } from "../env/env.ts";
import { createLog } from "../http/log.ts";
import { newDatabase } from "../postgres/test-support/server.ts";
import { serverOfTests } from "../postgres/test-support/server-of-tests.ts";
import { temporaryFolder } from "../sqlite/test-support/open.ts";
import { CHEAP } from "../test-support/passwords.ts";
import { freePort } from "../testing/start-marsa.ts";
import { startServer } from "./server.ts";

const health = async (port: number) => (await fetch(`http://127.0.0.1:${port}/api/health`)).json();

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
