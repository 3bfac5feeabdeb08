/** Opens the store on PostgreSQL, with a scene in an empty database. */
import { carrySessions } from "./carry-sessions.ts";
import { isWorthAVisit, refresh, type OpenOptions } from "./open.ts";
import { plantFile } from "./plant-file.ts";
import { createReplaceableStore, type ReplaceableStore } from "./replaceable-store.ts";
import { FIRST_SCENE } from "./scene-source.ts";
import { removeDatabase } from "../sqlite/database-file.ts";
import { Quarantine } from "../store/quarantine.ts";
import type { Database, Store } from "../store/store.ts";
import { fingerprintSecret } from "../tables/schema/system.ts";
import { useFingerprints } from "../tables/sealing/fingerprints.ts";
import { useKeys } from "../tables/sealing/keyring.ts";
import { asyncOrm } from "../tables/system/driver.ts";
import { houseLock, takeHouse } from "../postgres/house-lock.ts";
import { House } from "../postgres/house.ts";
import { Link } from "../postgres/link.ts";
import { postgresStore } from "../postgres/postgres-store.ts";
import { explained, inspectPostgres, lastMigration } from "../postgres/refusals.ts";

export interface PostgresOptions extends OpenOptions {
  /** postgres://… */
  readonly url: string;
}

/**
 * Opens the store: plants the scene in an empty database, and migrates an older one on a SQLite copy of it.
 * @throws PostgresRefused, KeysRefused; HouseTaken while another process writes this house
 */
export async function openPostgres(options: PostgresOptions): Promise<ReplaceableStore> {
  const { file, url, quarantine = new Quarantine(), syncFailed = fail } = options;
  const writing = new Link(url, houseLock(syncFailed));
  const lock = await takeHouse(writing);
  const house = new House(url, writing);
  const end = async () => {
    lock.stop();
    await writing.close();
  };
  try {
    await prepare(house, options);
    const open = () => storeOver(house, writing, { ...options, quarantine });
    return createReplaceableStore({
      first: await open(),
      open,
      copyTo: (copy) => house.take(copy),
      async exchange(next) {
        const old = `${file}.old`;
        await house.take(old, lastMigration(), ["user", "session"]);
        const lost = carrySessions(old, next);
        removeDatabase(old);
        await house.put(next);
        return lost;
      },
      quarantine,
      pool: null,
      end,
    });
  } catch (error) {
    await end();
    throw explained(error, url);
  }
}

function fail(error: unknown): never {
  throw error;
}

async function prepare(house: House, options: PostgresOptions): Promise<void> {
  const { file, url, clock, terms, keys, seed, scene = FIRST_SCENE, password } = options;
  const next = `${file}.next`;
  const version = await inspectPostgres(url);
  if (version === null) {
    await plantFile({ file: next, scene, seed, now: clock.now(), terms, password, keys: keys.source });
    await house.put(next);
  } else if (version < lastMigration()) await house.change(next, version, async () => undefined);
  clock.resume?.((await house.meta()).clock);
  if (!(await house.ask((db) => isWorthAVisit(db, clock.now()))))
    await house.change(next, lastMigration(), (db) => refresh(db, options));
}

async function storeOver(
  house: House,
  writing: Link,
  options: PostgresOptions & { readonly quarantine: Quarantine },
): Promise<Store> {
  const { url, clock, terms, keys, log, quarantine, syncFailed: lost = fail } = options;
  const { epoch, seed } = await house.meta();
  const secret = await house.ask((db) => asyncOrm(db).select().from(fingerprintSecret).get());
  const use = (db: Database) => {
    useKeys(db, keys);
    if (secret) useFingerprints(db, secret);
  };
  return postgresStore({ url, writing, epoch, seed, clock, terms, log, quarantine, use, lost });
}
