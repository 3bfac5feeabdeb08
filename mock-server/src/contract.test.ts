import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playChecks } from "@marsa/api-spec/contract/check";
import { contract } from "@marsa/api-spec/contract/contract";
import { faults } from "@marsa/api-spec/contract/faults";
import { testContract } from "@marsa/api-spec/contract/suite";
import type { Send } from "@marsa/api-spec/contract/target";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";
import { createLog } from "./http/log.ts";
import { startServer, type RunningServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "marsa-contract-"));
let server: RunningServer;
const send: Send = (path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init);

beforeAll(async () => {
  const env = { ...readEnv({}), port: 0, host: "127.0.0.1", dataDir: folder, webDir: folder };
  server = await startServer(env, createLog("text", console.error));
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

// The role table is part of it: each kind of people at each call.
// @proves 6.role.buyer
// @proves 6.role.seller
// @proves 6.role.auctioneer
// @proves 6.role.backoffice
// @proves 6.role.manager
// @proves 6.role.admin-is-ustatus-admin
// @proves 6.rule.backoffice-is-for-staff
testContract("this server", async () => send);

describe("the suite finds", () => {
  it.each(faults)("$name, and says where", async ({ about, spoil, says }) => {
    const worthPlaying = contract.filter((check) => check.about === about);
    const results = await playChecks(worthPlaying, spoil(send));
    const found = results.map(({ broken }) => broken).filter((broken) => broken !== null);
    expect(found).toContainEqual(expect.stringMatching(says));
  });
});
