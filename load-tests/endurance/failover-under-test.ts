/**
 * A server over a house on PostgreSQL that has a synchronous standby: the primary is killed, and the standby takes its
 * place behind the same address. A new standby then follows it.
 */
import { join } from "node:path";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import {
  promote,
  startPostgres,
  startStandby,
  type PostgresServer,
} from "../../mock-server/src/postgres/test-support/server.ts";
import { ownDatabase } from "../../mock-server/src/testing/own-database.ts";
import { startServer, verifyDatabase, type OwnServer } from "../bin/server.ts";
import { type Front, openFront } from "./front.ts";
import { dataOf, type HouseUnderTest } from "./server-under-test.ts";

/** A process that is killed loses no file. */
const SETTINGS = ["fsync=off", "wal_keep_size=1024"];

export class FailoverUnderTest implements HouseUnderTest {
  /** From the death of the primary to the first answer of the house, ms. */
  readonly gaps: number[] = [];
  server: OwnServer;
  readonly #folder: string;
  readonly #front: Front;
  #primary: PostgresServer;
  #standby: PostgresServer;
  #goneAt = 0;
  #isOver = false;

  private constructor(
    folder: string,
    front: Front,
    [primary, standby]: readonly [PostgresServer, PostgresServer],
    server: OwnServer,
  ) {
    this.#folder = folder;
    this.#front = front;
    this.#primary = primary;
    this.#standby = standby;
    this.server = this.#supervised(server);
  }

  static async open(): Promise<FailoverUnderTest> {
    const folder = mkdtempSync(join(tmpdir(), "marsa-failover-"));
    const [front, primary] = [await openFront(), await startPostgres(SETTINGS)];
    front.leadTo(socketOf(primary));
    await ownDatabase(primary.urlOf("NAME"), "house");
    const standby = await startStandby(primary, SETTINGS);
    return new FailoverUnderTest(folder, front, [primary, standby], await start(folder, front));
  }

  async restart(): Promise<void> {
    await promote(this.#standby);
    this.#primary = this.#standby;
    this.#front.leadTo(socketOf(this.#primary));
    while (!(await this.#takesCommands())) await wait(20);
    this.gaps.push(Math.round(performance.now() - this.#goneAt));
    this.#standby = await startStandby(this.#primary, SETTINGS);
  }

  async verify(): Promise<string | null> {
    return verifyDatabase(this.#primary.urlOf("house"));
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.server.stop();
    this.#front.close();
    await Promise.all([this.#primary.stop(), this.#standby.stop()]);
    rmSync(this.#folder, { recursive: true });
  }

  /** The server, which outlives its database. */
  #supervised(server: OwnServer): OwnServer {
    void this.#startAgain(server);
    const kill = async () => {
      this.#goneAt = performance.now();
      await this.#primary.kill();
      this.#front.leadTo(null);
    };
    return { ...server, kill };
  }

  /** Starts the server again when it ends because nobody knows how a commit ended. */
  async #startAgain({ ended, url }: OwnServer): Promise<void> {
    await ended;
    if (this.#isOver) return;
    this.server = this.#supervised(await start(this.#folder, this.#front, Number(new URL(url).port)));
  }

  async #takesCommands(): Promise<boolean> {
    const asked = dataOf(this.server.url, "makeTokens", { body: { count: 1 } });
    return asked.then(
      () => true,
      () => false,
    );
  }
}

function start(folder: string, { port: database }: Front, port?: number): Promise<OwnServer> {
  const env = { DATABASE_URL: `postgres://marsa@127.0.0.1:${database}/house` };
  return startServer({ env, folder, ...(port !== undefined && { port }) });
}

const socketOf = ({ folder }: PostgresServer) => ({ path: join(folder, ".s.PGSQL.5432") });
