/** Test helper: an owner and its edges over one database, each on a socket of its own, in this process. */
import { dirname } from "node:path";
import { startEdge } from "../start/start-edge.ts";
import { readEnv, type Env } from "../env/env.ts";
import { createLog } from "../http/log.ts";
import type { RunningServer } from "../start/server.ts";
import { freePort } from "../testing/start-marsa.ts";
import { openTestServer, type TestServer } from "./server.ts";

export interface TestHouse {
  readonly owner: TestServer;
  readonly edges: readonly RunningServer[];
  /** The address of each edge. */
  readonly urls: readonly string[];
  /** Calls the edges in turn, each call another one: no connection is shared, no session sticks. */
  readonly send: (path: string, init: RequestInit) => Promise<Response>;
  stop(): Promise<void>;
}

const edgeSecret = "a-secret-of-tests-0123456789";

/** @param count of edges. `ticks`: the own clock of each edge, ms; left out: that of the process. */
export async function openTestHouse(
  count: number,
  over: Partial<Env> = {},
  ticks: readonly (() => number)[] = [],
): Promise<TestHouse> {
  const owner = await openTestServer({ edgeSecret, ...over });
  const folder = dirname(owner.file);
  const log = createLog("text", (line) => (owner.logged as string[]).push(line));
  const env = { ...readEnv({}), host: "127.0.0.1", dataDir: folder, webDir: folder, ...over };
  const edges = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const own = ticks[index];
      const port = await freePort();
      const settings = { ...env, port, publicUrl: owner.publicUrl, ownerUrl: owner.url, edgeSecret };
      return startEdge(settings, log, { threads: 0, ...(own && { ticks: own }) });
    }),
  );
  const urls = edges.map(({ port }) => `http://127.0.0.1:${port}`);
  let turn = 0;
  return {
    owner,
    edges,
    urls,
    send: (path, init) => fetch(urls[(turn += 1) % urls.length]! + path, init),
    async stop() {
      await Promise.all(edges.map((edge) => edge.stop()));
      await owner.stop();
    },
  };
}
