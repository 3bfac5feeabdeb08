/** The engines of the conformance suite: SQLite on the disk and in memory. */
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { plantScene } from "../../scenes/seed/plant/plant.ts";
import type { Engine, OpenedStore } from "../../store/conformance/engine.ts";
import { Quarantine } from "../../store/quarantine.ts";
import type { Database } from "../../store/store.ts";
import { readMeta } from "../../tables/system/meta.ts";
import { sqlite } from "../../tables/system/driver.ts";
import { verify } from "../../verify/verify.ts";
import { checkpointsWithin } from "../checkpoints.ts";
import { openWriter, sealOlder } from "../connection.ts";
import { cacheParts } from "../readers/cache-parts.ts";
import { readHere } from "../readers/readers.ts";
import { sqliteStore } from "../sqlite-store.ts";
import { emptyDatabase, FixedClock, openTestStore, temporaryFolder, TEST_KEYS } from "./open.ts";
import { smallScene } from "./people.ts";

const common: Pick<Engine, "run" | "fill"> = {
  run: (db, sql, ...values) =>
    void sqlite(db)
      .prepare(sql)
      .run(...values),
  /** The database may not grow. */
  async fill({ store }) {
    const limit = (pages: number | string) =>
      store.write((db) => void sqlite(db).pragma(`max_page_count = ${pages}`));
    await limit(await store.read((db) => sqlite(db).pragma("page_count", { simple: true }) as number));
    return () => limit(1_073_741_823);
  },
};

const findingsOf = async (file: string) => (await verify(file, defaultTerms)).findings;
const files = new WeakMap<OpenedStore, string>();

export const onDisk: Engine = {
  ...common,
  name: "SQLite on the disk",
  open: () => openOnDisk(),
  reopen(left) {
    const file = files.get(left)!;
    const copy = join(file, "..", "left.db");
    for (const suffix of ["", "-wal"]) copyFileSync(file + suffix, copy + suffix);
    return openOnDisk(copy);
  },
  verify: (opened) => findingsOf(files.get(opened)!),
};

async function openOnDisk(file?: string): Promise<OpenedStore> {
  const opened = await openTestStore(file === undefined ? {} : { file });
  files.set(opened, opened.file);
  return opened;
}

const memories = new WeakMap<OpenedStore, Database>();
const bytesOf = (opened: OpenedStore) => sqlite(memories.get(opened)!).serialize();

export const inMemory: Engine = {
  ...common,
  name: "SQLite in memory",
  open() {
    const bytes = Buffer.from(emptyDatabase());
    // Read and write version 1: memory has no write-ahead log.
    return openInMemory(bytes.fill(1, 18, 20));
  },
  reopen: (left) => openInMemory(bytesOf(left)),
  verify(opened) {
    const file = join(temporaryFolder(), "marsa.db");
    writeFileSync(file, bytesOf(opened));
    return findingsOf(file);
  },
};

async function openInMemory(bytes: Buffer): Promise<OpenedStore> {
  const clock = new FixedClock();
  const logged: string[] = [];
  const log = { warn: (event: string) => logged.push(event), error: (event: string) => logged.push(event) };
  const db = openWriter({ file: bytes, durable: false, keys: TEST_KEYS });
  await sealOlder(db);
  if (!readMeta(db))
    await plantScene(db, smallScene(), {
      seed: 1,
      password: "secret",
      terms: defaultTerms,
      now: clock.now(),
      hash: async () => "no hash",
    });
  const store = sqliteStore({
    writer: db,
    reader: db,
    readers: cacheParts(readHere(db)),
    checkpoints: checkpointsWithin,
    epoch: readMeta(db)!.epoch,
    seed: 1,
    clock,
    terms: defaultTerms,
    log,
    quarantine: new Quarantine(),
    syncFailed: (error) => {
      throw error;
    },
  });
  onTestFinished(() => store.close());
  const query = <Row>(sql: string, ...values: unknown[]) =>
    sqlite(db)
      .prepare(sql)
      .all(...values) as Row[];
  const opened = { store, clock, logged, query };
  memories.set(opened, db);
  return opened;
}
