/** Test helper: a database on PostgreSQL with a scene. */
import { defaultTerms } from "../../domain/lot/terms.ts";
import { plantScene } from "../../scenes/seed/plant/plant.ts";
import type { SceneSeed } from "../../scenes/seed/types.ts";
import { openWriter, sealOlder } from "../../sqlite/connection.ts";
import { START } from "../../sqlite/test-support/people.ts";
import { passingKeys } from "../../tables/sealing/keyring.ts";
import { sqlite } from "../../tables/system/driver.ts";
import { list, putHouse, tablesOf } from "../copy.ts";
import { Link } from "../link.ts";
import { runOn, type PostgresServer } from "./server.ts";

const PLANTED = {
  seed: 1,
  password: "secret",
  terms: defaultTerms,
  now: START,
  hash: async () => "no hash",
};

export interface World {
  readonly url: string;
  /** Gives the database its first rows back. */
  reset(): Promise<void>;
}

/** Makes a database with this scene, planted on SQLite and copied. */
export async function makeWorld(server: PostgresServer, scene: SceneSeed): Promise<World> {
  const db = openWriter({ file: ":memory:", durable: false, keys: passingKeys() });
  await sealOlder(db);
  await plantScene(db, scene, PLANTED);
  await runOn(server.urlOf("postgres"), "CREATE DATABASE world");
  const url = server.urlOf("world");
  const tables = tablesOf(db);
  const link = new Link(url);
  await link.open();
  await putHouse(link, db);
  await link.close();
  sqlite(db).close();
  const saved = tables.map(({ name }) => `CREATE TABLE saved."${name}" AS SELECT * FROM "${name}"`);
  await runOn(url, "CREATE SCHEMA saved", ...saved);
  const again = tables.flatMap(({ name, columns }) => [
    `DELETE FROM "${name}"`,
    `INSERT INTO "${name}" (${list(columns)}) SELECT ${list(columns)} FROM saved."${name}"`,
  ]);
  const reset = ["SET session_replication_role = replica", "BEGIN", ...again, "COMMIT"];
  return { url, reset: () => runOn(url, ...reset) };
}
