/** Tests that auctions survive a system clock that steps back. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { readEnv } from "../env/env.ts";
import { createLog } from "../http/log.ts";
import { startServer } from "../start/server.ts";

const HOUR_MS = 3_600_000;

function setSystemClockBack(ms: number): void {
  const system = Date.now;
  vi.spyOn(Date, "now").mockImplementation(() => system() - ms);
}

/** Sends requests to the server on this port. */
const callsTo = (port: number) => {
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads it field by field, and a wrong field fails it
  const call = async (path: string, body?: object): Promise<any> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? "POST" : "GET",
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    return ((await response.json()) as { data: unknown }).data;
  };
  return {
    call,
    health: () => call("/api/health"),
    now: async () => Date.parse((await call("/_mock/clock")).now),
    phase: async (lot: number) => (await call(`/api/auction/lot/${lot}`)).live.phase,
    makeLot: async (seconds: number) =>
      (await call("/_mock/lots", { count: 1, seconds, start_price: 1_000, step: 100 })).ids[0] as number,
  };
};

it("auctions go on though the system clock goes back by an hour, also after a restart, and log and health report it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "marsa-clock-back-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...readEnv({}), port: 0, host: "127.0.0.1", dataDir: folder, webDir: folder };
  const lines: string[] = [];
  const log = createLog("text", (line) => lines.push(line));

  const first = await startServer(env, log);
  const a = callsTo(first.port);
  const [ended, open] = [await a.makeLot(60), await a.makeLot(1_800)];
  await a.call("/_mock/clock", { advance_ms: 61_000 });
  const before = await a.now();
  setSystemClockBack(HOUR_MS);
  const after = await a.now();
  expect(after).toBeGreaterThanOrEqual(before);
  expect([await a.phase(ended), await a.phase(open)]).toEqual(["not_sold", "open"]);
  expect((await a.health()).status).toBe("degraded");
  expect(lines).toEqual([expect.stringMatching(/warn the system clock went back.* aheadMs=3[56]\d{5}$/)]);
  await first.stop();

  const second = await startServer(env, log);
  const b = callsTo(second.port);
  const resumed = await b.now();
  expect(resumed).toBeGreaterThanOrEqual(after);
  expect(resumed).toBeLessThan(after + HOUR_MS / 2);
  expect([await b.phase(ended), await b.phase(open)]).toEqual(["not_sold", "open"]);
  expect((await b.call("/_mock/process")).clock_lead_ms).toBeGreaterThan(HOUR_MS / 2);
  expect(lines.filter((line) => line.includes("system clock"))).toHaveLength(2);

  vi.restoreAllMocks();
  expect((await b.call("/_mock/process")).clock_lead_ms).toBe(0);
  expect(lines.at(-1)).toContain("the system clock has caught up");
  const journal = await b.call(`/api/auction/journal/${ended}`);
  const times = journal.items.map(({ at }: { at: string }) => at);
  expect(times).toEqual(times.toSorted());
  await second.stop();
});
