/** Test helper: a running server. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv, type Env } from "../env.ts";
import { createLog } from "../http/log.ts";
import { startServer, type RunningServer } from "../server.ts";

/** Starts the whole server on a real socket of this machine, over its own folder, which `stop` removes. */
export async function openTestServer(over: Partial<Env> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "marsa-server-"));
  const env = { ...readEnv({}), port: 0, host: "127.0.0.1", dataDir: folder, webDir: folder, ...over };
  const server = await startServer(
    env,
    createLog("text", () => undefined),
  );
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
