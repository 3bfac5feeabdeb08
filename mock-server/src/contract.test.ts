import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testContract } from "@marsa/api-spec/contract/suite";
import { afterAll } from "vitest";
import { readEnv } from "./env.ts";
import { createLog } from "./http/log.ts";
import { startServer, type RunningServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "marsa-contract-"));
let server: RunningServer | undefined;

testContract("this server", async () => {
  const env = { ...readEnv({}), port: 0, host: "127.0.0.1", dataDir: folder, webDir: folder };
  const { port } = (server = await startServer(env, createLog("text", console.error)));
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
});

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});
