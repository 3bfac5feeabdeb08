/** Test helper: a running server. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createBroker } from "@marsa/realtime/router/broker";
import { readEnv, type Env } from "../env/env.ts";
import { createLog } from "../http/log.ts";
import type { RouterLinkParts } from "../start/router-link.ts";
import { startServer, type RunningServer } from "../start/server.ts";
import { ownDatabase } from "../testing/own-database.ts";
import { CHEAP } from "./passwords.ts";

export interface TestServer extends RunningServer {
  readonly url: string;
  /** Path of the database. */
  readonly file: string;
  /** Every line of the log. */
  readonly logged: readonly string[];
}

/**
 * Starts the whole server on a real socket of this machine, over its own folder, which `stop` removes. With POSTGRES its
 * house is a database there.
 * @param startRouter starts the router; in this process by default.
 */
export async function openTestServer(
  over: Partial<Env> = {},
  startRouter: NonNullable<RouterLinkParts["startRouter"]> = createBroker,
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "marsa-server-"));
  const postgres = process.env["POSTGRES"];
  const databaseUrl = postgres ? await ownDatabase(postgres, basename(folder)) : null;
  const env = {
    ...readEnv({}),
    databaseUrl,
    port: 0,
    host: "127.0.0.1",
    dataDir: folder,
    webDir: folder,
    ...over,
  };
  const logged: string[] = [];
  const log = createLog("text", (line) => logged.push(line));
  const server = await startServer(env, log, { passwordCost: CHEAP, startRouter });
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    file: join(folder, "marsa.db"),
    logged,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
