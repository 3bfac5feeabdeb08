/**
 * Two servers over one house on PostgreSQL, behind one address: the second stands by, and takes over when the first is
 * killed or paused. A new one then stands by for it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runOn, startPostgres } from "../../mock-server/src/postgres/test-support/server.ts";
import { House } from "../../mock-server/src/postgres/house.ts";
import { freePort, startServer, verifyDatabase, type OwnServer } from "../bin/server.ts";
import { callWithRetry, type HouseUnderTest } from "./server-under-test.ts";

/** How long a paused server sleeps, ms. */
const PAUSE_MS = 10_000;
/** The longest time until the next server answers, ms. */
const MOST_MS = 8_000;

export interface Takeover {
  readonly how: "killed" | "paused";
  readonly ms: number;
}

export interface PairUnderTest extends HouseUnderTest {
  readonly takeovers: readonly Takeover[];
  /** Address of the server that is paused; null: it was killed. */
  readonly pausedUrl: string | null;
}

/** Kills the serving process and pauses the next one, in turn. */
export async function openPairUnderTest(): Promise<PairUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), "marsa-pair-"));
  const postgres = await startPostgres();
  await runOn(postgres.urlOf("postgres"), "CREATE DATABASE house");
  const DATABASE_URL = postgres.urlOf("house");
  const front = await openFront();
  const start = async (): Promise<Member> => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const opened = startServer({ env: { DATABASE_URL, PUBLIC_URL: front.url }, port, folder });
    opened.catch(() => undefined);
    return { url, opened };
  };
  let serving = await (await start()).opened;
  front.leadTo(serving.url);
  let next = await start();
  await standsBy(next.url);
  const takeovers: Takeover[] = [];
  let paused: OwnServer | null = null;
  let goneAt = 0;
  const pair = {
    takeovers,
    server: {
      ...serving,
      url: front.url,
      async kill() {
        goneAt = performance.now();
        paused = takeovers.length % 2 === 0 ? null : serving;
        pair.pausedUrl = paused?.url ?? null;
        if (paused) process.kill(paused.pid, "SIGSTOP");
        else await serving.kill();
        front.leadTo(null);
      },
    },
    pausedUrl: null as string | null,
    async restart() {
      const last = serving;
      serving = await next.opened;
      const ms = Math.round(performance.now() - goneAt);
      takeovers.push({ how: paused ? "paused" : "killed", ms });
      if (ms > MOST_MS) throw new Error(`The next server answered after ${ms} ms`);
      front.leadTo(serving.url);
      if (paused) {
        await wait(PAUSE_MS - ms);
        process.kill(last.pid, "SIGCONT");
        await last.ended;
      }
      next = await start();
      await standsBy(next.url);
    },
    async verify() {
      const copy = join(folder, "copy.db");
      await new House(DATABASE_URL, { lost: () => undefined, standsBy: () => undefined }).take(copy);
      return verifyDatabase(copy);
    },
    async close() {
      await serving.stop();
      await (await next.opened).stop();
      front.close();
      await postgres.stop();
      rmSync(folder, { recursive: true });
    },
  };
  return pair;
}

interface Member {
  readonly url: string;
  /** Resolves when the server serves. */
  readonly opened: Promise<OwnServer>;
}

async function standsBy(url: string): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- it looks again and again
    const { status, body } = await callWithRetry(url, "getHealth").catch(() => ({ status: 0, body: null }));
    if (status === 503 && body.details.status === "standby") return;
    // oxlint-disable-next-line no-await-in-loop -- it looks again and again
    await wait(50);
  }
}

/** Opens an address that leads to one server at a time, or to none: every connection then ends. */
async function openFront() {
  let target: number | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = target === null ? socket.destroy() : connect(target, "127.0.0.1");
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(one);
      one
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
    }
    if (upstream !== socket) socket.pipe(upstream).pipe(socket);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo(url: string | null): void {
      target = url === null ? null : Number(new URL(url).port);
      for (const socket of sockets) socket.destroy();
    },
    close: () => void server.close(),
  };
}
