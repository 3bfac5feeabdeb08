/** The house in a database: who writes it, and what can be done with it while no store is open over it. */
import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { openVersion, openWriter } from "../sqlite/connection.ts";
import { removeDatabase } from "../sqlite/database-file.ts";
import type { Database } from "../store/store.ts";
import { sqlite } from "../tables/system/driver.ts";
import { readMeta, type Meta } from "../tables/system/meta.ts";
import { putHouse, tablesOf, takeRows, type Copied } from "./copy.ts";
import { houseLock, LEASE_MS, LOOK_AGAIN_MS, SPEAK_EVERY_MS, type Waiting } from "./house-lock.ts";
import { Link } from "./link.ts";
import { lastMigration } from "./refusals.ts";
import { RowsOnDemand, tablesOver } from "./rows.ts";

export class House {
  readonly url: string;
  /** The only connection that writes: it has the lock of the house. */
  readonly writing: Link;
  /** Runs a transaction, so that the store of the moment opens a lost connection again. */
  renew: () => Promise<unknown> = async () => undefined;
  #isStandby = false;
  #speaking: NodeJS.Timeout | undefined;
  readonly #copied: Copied | undefined;

  /** `waiting`: left out by who only reads. */
  constructor(url: string, waiting?: Waiting, copied?: Copied) {
    this.url = url;
    this.#copied = copied;
    const standsBy = (owner: string | null) => {
      waiting?.standsBy(owner);
      this.#isStandby = true;
    };
    this.writing = new Link(url, waiting && houseLock({ ...waiting, standsBy }));
  }

  /** Waits until no other process writes this house, and keeps it until `close`. @throws what `standsBy` throws */
  async lock(): Promise<void> {
    try {
      await this.writing.open();
    } catch (error) {
      if (!this.#isStandby) throw error;
      await wait(LOOK_AGAIN_MS);
      return this.lock();
    }
    const speak = () => this.writing.ask("SELECT 1").catch(() => this.renew().catch(() => undefined));
    this.#speaking = setInterval(() => this.writing.isBusy || void speak(), SPEAK_EVERY_MS).unref();
  }

  /** Whether PostgreSQL was silent for so long that another process may have taken over. */
  get isSilent(): boolean {
    return performance.now() - this.writing.heardAt > LEASE_MS;
  }

  async close(): Promise<void> {
    clearInterval(this.#speaking);
    await this.writing.close();
  }

  /** Puts the database of a file in the place of this one, in one transaction, and deletes the file. */
  async put(file: string): Promise<void> {
    const db = openWriter({ file, durable: false });
    try {
      await this.writing.open();
      this.writing.send("BEGIN");
      await putHouse(this.writing, db, this.#copied);
      await this.writing.commit();
    } catch (error) {
      await this.writing.ask("ROLLBACK").catch(() => undefined);
      throw error;
    } finally {
      sqlite(db).close();
      removeDatabase(file);
    }
  }

  /** Copies the house into a SQLite file. `version`: the moment of its last migration, ms. `only`: of some tables. */
  async take(file: string, version = lastMigration(), only: readonly string[] | null = null): Promise<void> {
    await this.reading(async (link) => {
      removeDatabase(file);
      const db = openVersion(file, version);
      try {
        await takeRows(
          link,
          db,
          tablesOf(db).filter(({ name }) => !only || only.includes(name)),
          this.#copied,
        );
      } finally {
        sqlite(db).close();
        for (const end of ["-wal", "-shm"]) rmSync(file + end, { force: true });
      }
    });
  }

  /** Changes the house on a SQLite copy in `file`, migrated to this version, which then takes its place. */
  async change(file: string, version: number, work: (db: Database) => Promise<void>): Promise<void> {
    await this.take(file, version);
    const db = openWriter({ file, durable: false });
    await work(db).finally(() => sqlite(db).close());
    await this.put(file);
  }

  ask<T>(fn: (db: Database) => Promise<T>): Promise<T> {
    return this.reading((link) => fn(tablesOver(link)));
  }

  /** @throws Error for a database without a scene */
  async meta(): Promise<Meta> {
    const [known] = await this.reading((link) => {
      const rows = new RowsOnDemand(link);
      return rows.run([() => readMeta(rows.db)]);
    });
    if (!known) throw new Error("There is no scene in the database");
    return known;
  }

  /** Runs `work` over a snapshot. */
  async reading<T>(work: (link: Link) => Promise<T>): Promise<T> {
    const link = new Link(this.url);
    try {
      await link.open();
      link.send("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      return await work(link);
    } finally {
      await link.close();
    }
  }
}
