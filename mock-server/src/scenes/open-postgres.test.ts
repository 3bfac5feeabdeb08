/** Opening a house on PostgreSQL, and one process at a time. */
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { defaultTerms } from "../domain/lot/terms.ts";
import { findLotsInRoom, findLotsOnOffer } from "./bots.ts";
import { firstScene } from "./scene-source.ts";
import { NO_SCENE } from "./seed/worlds/scenes.ts";
import { MIGRATIONS, openVersion, sealOlder } from "../sqlite/connection.ts";
import { FixedClock, temporaryFolder, TEST_KEYS } from "../sqlite/test-support/open.ts";
import { startFailure } from "../start/start-failure.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { Database } from "../store/store.ts";
import { Keyring, newKey, useKeys } from "../tables/sealing/keyring.ts";
import { sqlite } from "../tables/system/driver.ts";
import { asyncPrepared } from "../tables/system/prepared.ts";
import { putHouse } from "../postgres/copy.ts";
import { houseLock, HouseTaken } from "../postgres/house-lock.ts";
import { Link } from "../postgres/link.ts";
import { openPostgres, takeHouse } from "./open-postgres.ts";
import type { OpenOptions } from "./open.ts";
import { inspectPostgres, lastMigration } from "../postgres/refusals.ts";
import { runOn } from "../postgres/test-support/server.ts";
import { newDatabase, serverOfTests } from "../postgres/test-support/server-of-tests.ts";

const server = await serverOfTests();
const ADDED = "SELECT max(created_at) AS last FROM __drizzle_migrations";

const reason = (db: Database) => asyncPrepared(db, "SELECT pause_reason FROM meta").get();

const never = { lost: fail, standsBy: () => fail(new Error("Nobody else writes this house")) };

async function openOn(url: string, keys = TEST_KEYS) {
  return openPostgres(await takeHouse(url, keys, never), {
    ...OPTIONS,
    keys,
    file: join(temporaryFolder(), "marsa.db"),
  });
}

const OPTIONS: Omit<OpenOptions, "file" | "keys"> = {
  clock: new FixedClock(),
  log: { warn: () => undefined, error: () => undefined },
  terms: defaultTerms,
  scenes: firstScene,
  seed: 1,
  scene: NO_SCENE,
  password: "secret",
};

/** The sentence that a person at the terminal reads. */
const said = (error: unknown): string => startFailure(error, "/data").message;
const refusalOf = (url: string) => inspectPostgres(url).then(() => "none", said);
const changed = (url: string, change: (address: URL) => void): string => {
  const address = new URL(url.replace("@/", "@local/"));
  change(address);
  return address.href.replace("@local/", "@/");
};
const tables = async (url: string) => {
  const link = new Link(url);
  await link.open();
  const { rows } = await link.ask("SELECT count(*) FROM pg_class");
  await link.close();
  return rows[0]![0];
};

describe.skipIf(server === null)("A house on PostgreSQL", () => {
  it("is planted in an empty database, and is the same one when it is opened again", async () => {
    const url = await newDatabase(server!, "planted");
    const first = await openOn(url);
    const { epoch } = first;
    await first.write((db: Database) => asyncPrepared(db, "UPDATE meta SET pause_reason = ?").run("A storm"));
    await first.close();
    const again = await openOn(url);
    onTestFinished(() => again.close());
    expect(again.epoch).toBe(epoch);
    expect(await again.read(reason)).toEqual({ pause_reason: "A storm" });
  }, 60_000);

  it("is restored from a dump, which sets no search path", async () => {
    const url = await newDatabase(server!, "dumped");
    await (await openOn(url)).close();
    const restoring = runOn(
      url,
      "SET search_path = ''",
      "INSERT INTO marsa.lot_search (rowid, title, number, words) VALUES (1, 'Patrol', '10001', 'nissan')",
      "REINDEX SCHEMA marsa",
    );
    await expect(restoring).resolves.toBeUndefined();
  }, 60_000);

  it("has bots, which find lots", async () => {
    const store = await openOn(await newDatabase(server!, "bots"));
    onTestFinished(() => store.close());
    expect([await findLotsOnOffer(store, 0, 1), await findLotsInRoom(store, 1, 1)]).toEqual([[], []]);
  }, 60_000);

  it("of an older version gets the tables of this one, with its rows", async () => {
    const url = await newDatabase(server!, "older");
    const versions = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map((each) => each.folderMillis);
    const older = openVersion(join(temporaryFolder(), "marsa.db"), versions.at(-2)!);
    useKeys(older, TEST_KEYS);
    await sealOlder(older);
    sqlite(older).exec(
      "INSERT INTO meta (id, epoch, seed, scene, stamped_at) VALUES (1, 'kept', 7, 'none', 5)",
    );
    const link = new Link(url);
    await link.open();
    link.send("BEGIN");
    await putHouse(link, older);
    await link.commit();
    await link.close();
    sqlite(older).close();
    const store = await openOn(url);
    onTestFinished(() => store.close());
    expect(store).toMatchObject({ epoch: "kept", seed: 7 });
    expect(await store.read((db) => asyncPrepared(db, ADDED).get())).toEqual({ last: lastMigration() });
  }, 60_000);

  it("needs the keys of its values", async () => {
    const url = await newDatabase(server!, "sealed");
    await (await openOn(url)).close();
    const keys = new Keyring({ keys: newKey() });
    await expect(openOn(url, keys)).rejects.toThrow(/The key [0-9a-f]{8} is missing/);
    await (await openOn(url)).close();
  }, 60_000);
});

describe.skipIf(server === null)("A database that cannot be used", () => {
  it("is refused with one sentence without a secret, and stays as it was", async () => {
    const url = await newDatabase(server!, "strange");
    const before = await tables(url);
    await runOn(
      server!.urlOf("postgres"),
      "CREATE ROLE guest LOGIN",
      "REVOKE CREATE ON DATABASE strange FROM public",
    );
    expect(await refusalOf(changed(url, (address) => (address.username = "guest")))).toMatch(
      /^The database strange at .* belongs to another user: make the user of DATABASE_URL its owner/,
    );
    expect(await refusalOf(changed(url, (address) => (address.username = "nobody")))).toMatch(
      /refuses the user of DATABASE_URL: check user and password\.$/,
    );
    expect(await refusalOf(changed(url, (address) => (address.pathname = "/nowhere")))).toMatch(
      /^The database nowhere at .* does not exist: create it/,
    );
    const away = await refusalOf("postgres://marsa:hidden-word@127.0.0.1:9/marsa");
    expect(away).toMatch(/^The database marsa at 127\.0\.0\.1:9 cannot be reached: check DATABASE_URL/);
    expect(away).not.toContain("hidden-word");
    expect(await tables(url)).toBe(before);
    await runOn(url, "CREATE TABLE public.of_others (id int)");
    expect(await refusalOf(url)).toMatch(/holds tables of another program: name an empty database\.$/);
  });

  it("is refused when it is newer, or when its schema is not a house", async () => {
    const url = await newDatabase(server!, "newer");
    await (await openOn(url)).close();
    await runOn(url, "UPDATE __drizzle_migrations SET created_at = created_at + 1");
    expect(await refusalOf(url)).toMatch(/is of a newer version of Marsa: start that version\.$/);
    await runOn(url, "DROP TABLE __drizzle_migrations");
    expect(await refusalOf(url)).toMatch(/has a schema marsa of another program/);
  }, 60_000);

  it("has no connection left", async () => {
    const url = await newDatabase(server!, "crowded");
    await runOn(url, "ALTER DATABASE crowded CONNECTION LIMIT 0", "CREATE ROLE plain LOGIN");
    expect(await refusalOf(changed(url, (address) => (address.username = "plain")))).toMatch(
      /has no connection left: raise max_connections/,
    );
  });
});

describe.skipIf(server === null)("The lock of a house", () => {
  const LEASE_MS = 200;
  const linkTo = (url: string, heard: string[] = [], leaseMs = LEASE_MS) =>
    new Link(
      url,
      houseLock(
        { lost: ({ message }) => heard.push(message), standsBy: () => heard.push("stands by") },
        leaseMs,
      ),
    );

  it("is with one connection at a time: the next one waits until it ends", async () => {
    const url = await newDatabase(server!, "locked");
    const heard: string[] = [];
    const [first, second] = [linkTo(url, heard, 60_000), linkTo(url, heard, 60_000)];
    onTestFinished(() => second.close());
    await first.open();
    const opened = second.open().then(() => heard.push("opened"));
    await vi.waitFor(() => expect(heard).toEqual(["stands by"]), 5_000);
    await first.close();
    await opened;
    expect(heard).toEqual(["stands by", "opened"]);
  });

  it("leaves a process that is silent for too long: it commits nothing, and hears of it when it wakes up", async () => {
    const url = await newDatabase(server!, "paused");
    await runOn(url, "CREATE TABLE public.bid (amount int)");
    const heard: string[] = [];
    const [paused, next] = [linkTo(url, heard), linkTo(url)];
    onTestFinished(async () => void (await Promise.all([paused.close(), next.close()])));
    await paused.open();
    paused.send("BEGIN");
    await paused.ask("INSERT INTO public.bid VALUES (1)");
    await next.open();
    await expect(paused.commit()).rejects.toThrow(StoreUnavailable);
    next.send("SELECT 1");
    await expect(paused.open()).rejects.toThrow(HouseTaken);
    expect(heard).toEqual(["Another process writes this house"]);
    expect((await next.ask("SELECT * FROM public.bid")).rows).toEqual([]);
  });

  it("comes back to a process whose own connection broke", async () => {
    const url = await newDatabase(server!, "broken");
    const link = linkTo(url);
    onTestFinished(() => link.close());
    await link.open();
    await link.ask("SELECT pg_terminate_backend(pg_backend_pid())").catch(() => null);
    await expect(link.ask("SELECT 1")).rejects.toThrow(StoreUnavailable);
    await link.open();
    expect((await link.ask("SELECT 1")).rows).toEqual([[1]]);
  });

  it("is in doubt while PostgreSQL is silent for longer than others wait: the house then stores nothing", async () => {
    const store = await openOn(await newDatabase(server!, "silent"));
    onTestFinished(() => store.close());
    expect(store.isReadOnly).toBe(false);
    const later = performance.now() + 5_500;
    const now = vi.spyOn(performance, "now").mockReturnValue(later);
    expect(store.isReadOnly).toBe(true);
    now.mockRestore();
  }, 60_000);

  it("opens a lost connection again by a transaction, within a second", async () => {
    const url = await newDatabase(server!, "renewed");
    const house = await takeHouse(url, TEST_KEYS, never);
    onTestFinished(() => house.close());
    house.renew = () => house.writing.open();
    await house.writing.ask("SELECT pg_terminate_backend(pg_backend_pid())").catch(() => null);
    await vi.waitFor(async () => expect((await house.writing.ask("SELECT 1")).rows).toEqual([[1]]), 5_000);
  });
});

function fail(error: unknown): never {
  throw error;
}
