/** The engine of the conformance suite on PostgreSQL. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { openWriter } from "../../sqlite/connection.ts";
import { emptyDatabase, FixedClock, temporaryFolder } from "../../sqlite/test-support/open.ts";
import { smallScene } from "../../sqlite/test-support/people.ts";
import type { Engine, OpenedStore } from "../../store/conformance/engine.ts";
import { Quarantine } from "../../store/quarantine.ts";
import type { Database } from "../../store/store.ts";
import { sqlite } from "../../tables/system/driver.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import { verify } from "../../verify/verify.ts";
import { Link } from "../link.ts";
import { postgresStore } from "../postgres-store.ts";
import { tablesOver } from "../rows.ts";
import { takeRows, tablesOf } from "../copy.ts";
import { runOn, type PostgresServer } from "./server.ts";
import { makeWorld } from "./world.ts";

const urls = new WeakMap<OpenedStore, string>();

/** A disk that is full refuses every row of a commit. */
const FILL = `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$`;
const TRIGGER = "CREATE TRIGGER full_disk BEFORE INSERT ON ";

/** Copies all rows into a SQLite database. */
export async function copyTo(opened: OpenedStore, db: Database): Promise<void> {
  const link = new Link(urls.get(opened)!);
  await link.open();
  link.send("BEGIN");
  await takeRows(link, db, tablesOf(db));
  await link.close();
}

export interface PostgresEngine extends Engine {
  /** Copies all rows into a SQLite database. */
  copyTo(opened: OpenedStore, db: Database): Promise<void>;
  /** Opens a store on a new world; `through` may put another address before that of the database. */
  open(through?: (url: string) => string): Promise<OpenedStore>;
}

/** Returns the engine on this server, for worlds with this scene. */
export async function onPostgres(server: PostgresServer, scene = smallScene()): Promise<PostgresEngine> {
  const world = await makeWorld(server, scene);
  return {
    copyTo,
    name: "PostgreSQL",
    async open(through = (url: string) => url) {
      await world.reset();
      return openOn(through(world.url));
    },
    reopen: (left) => openOn(urls.get(left)!),
    run: async (db, sql, ...values) => void (await asyncPrepared(db, sql).run(...values)),
    async verify(opened) {
      const file = join(temporaryFolder(), "marsa.db");
      writeFileSync(file, emptyDatabase());
      const db = openWriter({ file, durable: false });
      await copyTo(opened, db);
      sqlite(db).close();
      return (await verify(file, defaultTerms)).findings;
    },
    async fill(opened) {
      const url = urls.get(opened)!;
      const tables = ["history", "outbox"];
      await runOn(url, FILL, ...tables.map((table) => `${TRIGGER}${table} EXECUTE FUNCTION full_disk()`));
      return () => runOn(url, "DROP FUNCTION full_disk CASCADE");
    },
  };
}

/** Opens a store, which the test or its end closes. */
export async function openOn(url: string): Promise<OpenedStore & { close(): Promise<void> }> {
  const clock = new FixedClock();
  const logged: string[] = [];
  const log = { warn: (event: string) => logged.push(event), error: (event: string) => logged.push(event) };
  const outside = new Link(url);
  await outside.open();
  const db = tablesOver(outside);
  const query = <Row>(sql: string, ...values: unknown[]) => asyncPrepared<Row>(db, sql).all(...values);
  const [{ epoch, seed }] = (await query<{ epoch: string; seed: number }>(
    "SELECT epoch, seed FROM meta",
  )) as [{ epoch: string; seed: number }];
  const writing = new Link(url);
  const store = postgresStore({
    url,
    writing,
    epoch,
    seed,
    use: () => undefined,
    clock,
    log,
    terms: defaultTerms,
    quarantine: new Quarantine(),
    lost: (error) => {
      throw error;
    },
  });
  const close = async () => {
    await store.close();
    await writing.close();
    await outside.close();
  };
  onTestFinished(close);
  const opened = { store, clock, logged, query, close };
  urls.set(opened, url);
  return opened;
}

/** All rows but what is drawn by lot, or by SQLite alone. */
export function rowsIn(db: Database): Record<string, unknown[]> {
  const tables = tablesOf(db).filter(({ name }) => !["last_commit", "fingerprint_secret"].includes(name));
  const entries = tables.map(({ name, columns }) => {
    const kept = columns
      .filter((column) => !["salt", "hash"].includes(column))
      .map((column) => `"${column}"`);
    const sql = `SELECT ${kept.join(", ")} FROM "${name}" ORDER BY ${kept.map((_, i) => i + 1).join(", ")}`;
    return [name, sqlite(db).prepare(sql).all()] as const;
  });
  return Object.fromEntries(entries);
}
