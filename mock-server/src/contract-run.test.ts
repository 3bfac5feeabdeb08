/** A run of the contract suite at level full leaves the server as it was, however often it runs. */
import { openBackend } from "@marsa/api-spec/contract/adapters/open-backend";
import { createTestData } from "@marsa/api-spec/contract/base/test-data";
import { call, type Call } from "@marsa/api-spec/contract/base/target";
import type { OperationId } from "@marsa/api-spec/generated/operations";
import { expect, it, onTestFinished } from "vitest";
import { openTestServer } from "./test-support/server.ts";

const RUNS = 3;

it("three runs, one after the other, leave lots, bots, faults and the clock as they were", async () => {
  const server = await openTestServer();
  onTestFinished(server.stop);
  const { send, begin, end } = await openBackend(server.url, null);
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
