/**
 * Two servers over one house on PostgreSQL, behind one address: the second stands by, and takes over when the first is
 * killed, paused or ended. A new one then stands by for it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import type { NetConnectOpts } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, startServer, verifyDatabase, type OwnServer } from "../bin/server.ts";
import { type Front, openFront } from "./front.ts";
import { callWithRetry, type HouseUnderTest } from "./server-under-test.ts";

/** How long a paused server sleeps, ms. */
const PAUSE_MS = 10_000;
/** The longest time until the next server answers, ms. */
const MOST_MS = 8_000;

/** How the serving process goes, in turn. */
export const WAYS = ["killed", "paused", "ended"] as const;

interface Takeover {
  readonly how: (typeof WAYS)[number];
  readonly ms: number;
}

interface Place {
  /** The data folder of both servers. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly front: Front;
}

/** Kills the serving process, pauses the next one, and ends the one after that as a rolling restart does. */
export class PairUnderTest implements HouseUnderTest {
  readonly takeovers: Takeover[] = [];
  readonly server: OwnServer;
  readonly #place: Place;
  #serving: OwnServer;
  #next: Member;
  #paused: OwnServer | null = null;
  #goneAt = 0;

  private constructor(place: Place, serving: OwnServer, next: Member) {
    this.#place = place;
    this.#serving = serving;
    this.#next = next;
    this.server = { ...serving, url: place.front.url, kill: () => this.#kill() };
  }

  /** @param databaseUrl of an empty database. */
  static async open(databaseUrl: string): Promise<PairUnderTest> {
    const folder = mkdtempSync(join(tmpdir(), "marsa-pair-"));
    const place = { folder, databaseUrl, front: await openFront() };
    const serving = await (await start(place)).opened;
    place.front.leadTo(portOf(serving));
    return new PairUnderTest(place, serving, await startStandby(place));
  }

  get #way(): Takeover["how"] {
    return WAYS[this.takeovers.length % WAYS.length]!;
  }

  /** Address of the server that is paused; null: none is. */
  get pausedUrl(): string | null {
    return this.#paused?.url ?? null;
  }

  async restart(): Promise<void> {
    const last = this.#serving;
    this.#serving = await this.#next.opened;
    const ms = Math.round(performance.now() - this.#goneAt);
    this.takeovers.push({ how: this.#way, ms });
    if (ms > MOST_MS) throw new Error(`The next server answered after ${ms} ms`);
    this.#place.front.leadTo(portOf(this.#serving));
    if (this.#paused) {
      await wait(PAUSE_MS - ms);
      process.kill(last.pid, "SIGCONT");
      await last.ended;
    }
    this.#next = await startStandby(this.#place);
  }

  async verify(): Promise<string | null> {
    return verifyDatabase(this.#place.databaseUrl);
  }

  async close(): Promise<void> {
    await this.#serving.stop();
    await (await this.#next.opened).stop();
    this.#place.front.close();
    rmSync(this.#place.folder, { recursive: true });
  }

  async #kill(): Promise<void> {
    this.#goneAt = performance.now();
    this.#paused = this.#way === "paused" ? this.#serving : null;
    if (this.#paused) process.kill(this.#paused.pid, "SIGSTOP");
    else await (this.#way === "killed" ? this.#serving.kill() : this.#serving.stop());
    this.#place.front.leadTo(null);
  }
}

function portOf({ url }: OwnServer): NetConnectOpts {
  return { port: Number(new URL(url).port), host: "127.0.0.1" };
}

interface Member {
  readonly url: string;
  /** Resolves when the server serves. */
  readonly opened: Promise<OwnServer>;
}

async function start({ folder, databaseUrl, front }: Place): Promise<Member> {
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, PUBLIC_URL: front.url };
  const opened = startServer({ env, port, folder });
  opened.catch(nothing);
  return { url: `http://127.0.0.1:${port}`, opened };
}

/** Returns a server that stands by. */
async function startStandby(place: Place): Promise<Member> {
  const member = await start(place);
  await standsBy(member.url);
  return member;
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

function nothing(): void {
  return undefined;
}
