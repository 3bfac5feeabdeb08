/** Test helper: an owner and its edges over one database, each on a socket of its own, in this process. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
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
  /** The slow ways of edges to the owner. */
  readonly ways: readonly Way[];
  /** Calls the edges in turn, each call another one: no connection is shared, no session sticks. */
  readonly send: (path: string, init: RequestInit) => Promise<Response>;
  stop(): Promise<void>;
}

const edgeSecret = "a-secret-of-tests-0123456789";

/** A slow way of an edge to its owner. */
interface Way {
  readonly port: number;
  /** Holds back all bytes, as a process does that stands still. Returns a function that lets them go. */
  hold(): () => void;
  /** Ends all connections and takes no more, as a process does that dies. */
  cut(): void;
}

/** How the edges differ, one entry each. */
interface Differences {
  /** The own clock, ms; left out: that of the process. */
  readonly ticks?: readonly (() => number)[];
  /** How long the way to the owner takes, ms; left out: no time. */
  readonly delaysMs?: readonly number[];
}

/** @param count of edges */
export async function openTestHouse(
  count: number,
  over: Partial<Env> = {},
  { ticks = [], delaysMs = [] }: Differences = {},
): Promise<TestHouse> {
  const owner = await openTestServer({ edgeSecret, ...over });
  const folder = dirname(owner.file);
  const log = createLog("text", (line) => (owner.logged as string[]).push(line));
  const env = { ...readEnv({}), host: "127.0.0.1", dataDir: folder, webDir: folder, ...over };
  const ways: Way[] = [];
  const edges = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const own = ticks[index];
      const port = await freePort();
      const delayMs = delaysMs[index];
      const way = delayMs === undefined ? null : await slowWay(owner.port, delayMs);
      if (way) ways[index] = way;
      const ownerUrl = `http://127.0.0.1:${way?.port ?? owner.port}`;
      const settings = { ...env, port, publicUrl: owner.publicUrl, ownerUrl, edgeSecret };
      return startEdge(settings, log, { threads: 0, ...(own && { ticks: own }) });
    }),
  );
  const urls = edges.map(({ port }) => `http://127.0.0.1:${port}`);
  let turn = 0;
  return {
    owner,
    edges,
    urls,
    ways,
    send: (path, init) => fetch(urls[(turn += 1) % urls.length]! + path, init),
    async stop() {
      await Promise.all(edges.map((edge) => edge.stop()));
      for (const way of ways) way.cut();
      await owner.stop();
    },
  };
}

/** Opens a port whose bytes reach another port, and come back, after a time. */
async function slowWay(to: number, delayMs: number): Promise<Way> {
  const sockets = new Set<Socket>();
  let held: Promise<void> | null = null;
  const pass = async (there: Socket, chunk: Buffer | string) => {
    if (held) await held;
    there.write(chunk);
  };
  const passLate = (from: Socket, there: Socket) => {
    sockets.add(from);
    from
      .on("data", (chunk) => setTimeout(pass, delayMs, there, chunk))
      .on("error", () => from.destroy())
      .on("close", () => sockets.delete(from) && there.destroy());
  };
  const way = createServer((from) => {
    const there = connect(to, "127.0.0.1");
    passLate(from, there);
    passLate(there, from);
  }).listen(0, "127.0.0.1");
  await once(way, "listening");
  return {
    port: (way.address() as AddressInfo).port,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
    cut() {
      way.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
