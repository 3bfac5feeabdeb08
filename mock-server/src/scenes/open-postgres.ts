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
import { useKeys, type Keyring } from "../tables/sealing/keyring.ts";
import { asyncOrm } from "../tables/system/driver.ts";
import type { Waiting } from "../postgres/house-lock.ts";
import { House } from "../postgres/house.ts";
import { postgresStore } from "../postgres/postgres-store.ts";
import { explained, inspectPostgres, lastMigration } from "../postgres/refusals.ts";

/**
 * Returns the house of this database once no other process writes it.
 * @throws PostgresRefused, and KeysRefused without the keys of its values, before it waits
 */
export async function takeHouse(url: string, keys: Keyring, waiting: Waiting): Promise<House> {
  const house = new House(url, waiting);
  try {
    if ((await inspectPostgres(house.url)) !== null) await secretOf(house, keys);
    await house.lock();
    return house;
  } catch (error) {
    throw explained(error, url);
  }
}

/**
 * Opens the store: plants the scene in an empty database, and migrates an older one on a SQLite copy of it.
 * @throws PostgresRefused, KeysRefused
 */
export async function openPostgres(house: House, options: OpenOptions): Promise<ReplaceableStore> {
  const { file, quarantine = new Quarantine() } = options;
  try {
    await prepare(house, options);
    const open = () => storeOver(house, { ...options, quarantine });
    const store = createReplaceableStore({
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
      end: () => house.close(),
      isSilent: () => house.isSilent,
    });
    house.renew = () => store.writeUnrelated(() => undefined);
    return store;
  } catch (error) {
    await house.close();
    throw explained(error, house.url);
  }
}

function fail(error: unknown): never {
  throw error;
}

async function prepare(house: House, options: OpenOptions): Promise<void> {
  const { file, clock, terms, keys, seed, scene = FIRST_SCENE, password } = options;
  const next = `${file}.next`;
  const version = await inspectPostgres(house.url);
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
  options: OpenOptions & { readonly quarantine: Quarantine },
): Promise<Store> {
  const { clock, terms, keys, log, quarantine, syncFailed: lost = fail } = options;
  const { url, writing } = house;
  const { epoch, seed } = await house.meta();
  const secret = await secretOf(house, keys);
  const use = (db: Database) => {
    useKeys(db, keys);
    if (secret) useFingerprints(db, secret);
  };
  return postgresStore({ url, writing, epoch, seed, clock, terms, log, quarantine, use, lost });
}

/** Returns the row of the secret that finds equal values. @throws KeysRefused without the key that sealed it */
const secretOf = (house: House, keys: Keyring) =>
  house.ask(async (db) => {
    const secret = await asyncOrm(db).select().from(fingerprintSecret).get();
    useKeys(db, keys);
    if (secret) useFingerprints(db, secret);
    return secret;
  });

/** Says what of this database needs a key; null: nothing. @throws PostgresRefused */
export const keyNeededOnPostgres = async (url: string): Promise<string | null> =>
  (await inspectPostgres(url)) === null ? null : "the house of DATABASE_URL needs it";
