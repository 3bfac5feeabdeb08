/** A run of the contract suite at level full leaves the server as it was, however often it runs. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBackend } from "@marsa/api-spec/contract/adapters/open-backend";
import { createTestData } from "@marsa/api-spec/contract/test-data";
import { call, type Call } from "@marsa/api-spec/contract/target";
import type { OperationId } from "@marsa/api-spec/generated/operations.ts";
import { expect, it, onTestFinished } from "vitest";
import { readEnv } from "./env.ts";
import { createLog } from "./http/log.ts";
import { startServer } from "./server.ts";

const RUNS = 3;

async function openServer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "marsa-contract-run-"));
  const env = { ...readEnv({}), port: 0, host: "127.0.0.1", dataDir: folder, webDir: folder };
  const server = await startServer(
    env,
    createLog("text", () => undefined),
  );
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  return `http://127.0.0.1:${server.port}`;
}

it("three runs, one after the other, leave lots, bots, faults and the clock as they were", async () => {
  const { send, begin, end } = await openBackend(await openServer(), null);
  const control = async (id: OperationId, given: Call = {}) => (await call(send, id, given)).body.data;
  const state = async () => {
    const { live } = await control("getLot", { path: { id: 1 } });
    return {
      live: { ...live, epoch: null, time_now: null, time_left: null },
      lots: await control("countLots", { body: {} }),
      bots: (await control("getBots")).on,
      faults: await control("listFaults"),
      eventFaults: await control("listEventFaults"),
      snapshots: await control("listSnapshots"),
      inbox: await control("getInbox"),
      rate: (await control("getClock")).rate,
    };
  };
  const before = await state();
  for (let run = 0; run < RUNS; run += 1) {
    await begin();
    await createTestData(send);
    await control("addFault", { body: { operation: "makebid", status: 503 } });
    await control("setClock", { body: { advance_ms: 86_400_000 } });
    await control("setRouter", { body: { up: false } });
    await end();
    expect(await state()).toEqual(before);
    const late = Date.parse((await control("getClock")).now) - Date.now();
    expect(Math.abs(late)).toBeLessThan(60_000);
  }
}, 240_000);
