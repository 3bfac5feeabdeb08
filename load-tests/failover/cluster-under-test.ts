/**
 * A house beyond one machine: two servers over a PostgreSQL with a synchronous standby, and a Crossbar. One server writes,
 * the other one is an edge. Each part can die, and starts again as its machine would start it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { House } from "../../mock-server/src/postgres/house.ts";
import {
  promote,
  startPostgres,
  startStandby,
  type PostgresServer,
} from "../../mock-server/src/postgres/test-support/server.ts";
import { ownDatabase } from "../../mock-server/src/testing/own-database.ts";
import { openRouters, type Routers } from "../bin/routers.ts";
import { freePort, startServer, type OwnServer } from "../bin/server.ts";
import { openFront, type Front } from "../endurance/front.ts";
import { callWithRetry } from "../endurance/server-under-test.ts";

/** A process that is killed loses no file. */
const SETTINGS = ["fsync=off", "wal_keep_size=1024"];
/** How long a link is cut, and a Crossbar is gone, ms. */
const AWAY_MS = 2_000;
const SERVERS = 2;

export class ClusterUnderTest {
  readonly #folder = mkdtempSync(join(tmpdir(), "marsa-cluster-"));
  readonly #routers: Routers;
  readonly #front: Front;
  readonly #servers: (OwnServer | null)[] = [];
  #primary: PostgresServer;
  #standby: PostgresServer;
  #isOver = false;

  private constructor(routers: Routers, front: Front, primary: PostgresServer, standby: PostgresServer) {
    this.#routers = routers;
    this.#front = front;
    this.#primary = primary;
    this.#standby = standby;
  }

  static async open(): Promise<ClusterUnderTest> {
    const [routers, front, primary] = [
      await openRouters(1),
      await openFront(),
      await startPostgres(SETTINGS),
    ];
    await ownDatabase(primary.urlOf("NAME"), "house");
    const standby = await startStandby(primary, SETTINGS);
    const cluster = new ClusterUnderTest(routers, front, primary, standby);
    cluster.#leadTo(primary);
    for (let server = 0; server < SERVERS; server += 1) await cluster.#start(server, await freePort());
    return cluster;
  }

  /** What can die, each until it is back by itself. */
  readonly dies = {
    "an edge": async () => (await this.#server("standby")).kill(),
    "the owner": async () => (await this.#server("ok")).kill(),
    "the primary": async () => {
      const fallen = this.#primary;
      await fallen.kill();
      this.#front.leadTo(null);
      await promote(this.#standby);
      this.#leadTo((this.#primary = this.#standby));
      this.#standby = await startStandby(this.#primary, SETTINGS);
    },
    "the standby": async () => {
      await this.#standby.kill();
      this.#standby = await startStandby(this.#primary, SETTINGS);
    },
    Crossbar: async () => {
      await this.#crossbar(false);
      await wait(AWAY_MS);
      await this.#crossbar(true);
    },
    "the link to PostgreSQL": async () => {
      this.#front.leadTo(null);
      await wait(AWAY_MS);
      this.#leadTo(this.#primary);
    },
  };

  /** Address of the server that passes calls on. */
  async edgeUrl(): Promise<string> {
    return (await this.#server("standby")).url;
  }

  /** Copies the house into a SQLite file. */
  copyTo(file: string): Promise<void> {
    return new House(this.#primary.urlOf("house")).take(file);
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#servers.map(async (server) => server?.stop()));
    this.#front.close();
    await Promise.all([this.#primary.stop(), this.#standby.stop(), this.#routers.close()]);
    rmSync(this.#folder, { recursive: true });
  }

  /** Starts a server, and again whenever it ends. */
  async #start(index: number, port: number): Promise<void> {
    const env = {
      ...this.#routers.env,
      DATABASE_URL: `postgres://marsa@127.0.0.1:${this.#front.port}/house`,
      EDGE_SECRET: "only-for-this-run-of-a-cluster-under-test",
    };
    this.#servers[index] = null;
    const server = await startServer({ env, port, folder: this.#folder });
    this.#servers[index] = server;
    void server.ended.then(() => (this.#isOver ? undefined : this.#start(index, port)));
  }

  /** Returns the server that is so, once there is one: "ok" the owner, "standby" the edge. */
  async #server(status: "ok" | "standby"): Promise<OwnServer> {
    for (;;) {
      for (const server of this.#servers) {
        const health = server && (await callWithRetry(server.url, "getHealth").catch(() => null));
        if (server && health?.status === 200 && health.body.data.status === status) return server;
      }
      await wait(50);
    }
  }

  #leadTo({ folder }: PostgresServer): void {
    this.#front.leadTo({ path: join(folder, ".s.PGSQL.5432") });
  }

  async #crossbar(up: boolean): Promise<void> {
    await fetch(this.#routers.control, { method: "POST", body: JSON.stringify({ up }) });
  }
}
