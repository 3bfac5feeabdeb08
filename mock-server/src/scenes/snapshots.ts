/** Stores snapshots of the database. */
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from "node:fs";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { openReader, openWriter, sealOlder } from "../sqlite/connection.ts";
import { removeDatabase } from "../sqlite/database-file.ts";
import type { Keyring } from "../tables/sealing/keyring.ts";
import { refuseMissingKeys } from "../sqlite/recovery/keys-of-file.ts";
import { keepMoment, readMeta, type Meta } from "../tables/system/meta.ts";
import type { Clock, ClockSetting, Log } from "../store/ports.ts";
import { meta, outbox } from "../tables/schema/system.ts";
import { newEpoch } from "./seed/plant/plant.ts";
import type { ReplaceableStore } from "./replaceable-store.ts";
import { asyncOrm, sqlite } from "../tables/system/driver.ts";

/** A stored state of the server, with its name. */
export interface Snapshot {
  readonly name: string;
  /** When it was taken, ms since 1970 UTC on the auction clock: its time continues there. */
  readonly takenAt: number;
  readonly bytes: number;
}

export interface Snapshots {
  /** Stores the current state; a snapshot of the same name is replaced. */
  take(
    name: string,
    store: Pick<ReplaceableStore, "write" | "copyTo">,
    clock: Pick<Clock, "now"> & { readonly setting: ClockSetting },
  ): Promise<Snapshot>;
  /** Sorted by name, without hidden ones, whose names begin with a dot. */
  list(): Snapshot[];
  /** Returns the file of a snapshot; null for an unknown name. */
  read(name: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Stores the file at `path`, which stays, under a name; null when it is no snapshot. */
  add(name: string, path: string): Promise<Snapshot | null>;
  /** Returns whether there was one. */
  remove(name: string): boolean;
  /**
   * Creates a database from it in the file `next`, under a new epoch and with an empty outbox.
   * @returns its identity; null for an unknown snapshot.
   */
  unpack(name: string, next: string): Promise<Meta | null>;
}

export interface SnapshotsParts {
  /** Folder of the snapshots, each a database in one file. */
  readonly folder: string;
  readonly log: Log;
  /** The keys of encrypted values: a snapshot of an older version has none yet. */
  readonly keys: Keyring;
}

const SUFFIX = ".sqlite";

export function openSnapshots({ folder, log, keys }: SnapshotsParts): Snapshots {
  const pathOf = (name: string) => join(folder, `${name}${SUFFIX}`);

  function look(name: string): Snapshot | null {
    try {
      const known = metaOf(pathOf(name));
      return known && { name, takenAt: known.stampedAt, bytes: statSync(pathOf(name)).size };
    } catch (error) {
      log.error("not a snapshot", error, { name });
      return null;
    }
  }

  return {
    async take(name, store, clock) {
      mkdirSync(folder, { recursive: true });
      const unfinished = join(folder, `${name}.part`);
      await store.write((db) => keepMoment(db, clock));
      // From here to the start of the copy nothing is awaited, so that no commit comes between.
      await store.copyTo(unfinished);
      renameSync(unfinished, pathOf(name));
      return look(name)!;
    },
    list() {
      if (!existsSync(folder)) return [];
      const names = readdirSync(folder).filter((entry) => /^[^.].*\.sqlite$/.test(entry));
      return names.toSorted().flatMap((entry) => look(entry.slice(0, -SUFFIX.length)) ?? []);
    },
    read: (name) => readFile(pathOf(name)).catch(nullIfMissing),
    async add(name, path) {
      mkdirSync(folder, { recursive: true });
      const unfinished = join(folder, `${name}.part`);
      await copyFile(path, unfinished);
      if (!isDatabaseWithScene(unfinished)) {
        removeDatabase(unfinished);
        return null;
      }
      renameSync(unfinished, pathOf(name));
      return look(name);
    },
    remove(name) {
      const known = existsSync(pathOf(name));
      removeDatabase(pathOf(name));
      return known;
    },
    async unpack(name, next) {
      if (!existsSync(pathOf(name))) return null;
      removeDatabase(next);
      await copyFile(pathOf(name), next);
      await refuseMissingKeys(next, keys);
      const db = openWriter({ file: next, durable: false, keys });
      try {
        await sealOlder(db);
        await asyncOrm(db).update(meta).set({ epoch: newEpoch() });
        // Events of an old epoch.
        await asyncOrm(db).delete(outbox);
        return readMeta(db);
      } finally {
        sqlite(db).close();
      }
    },
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

function isDatabaseWithScene(path: string): boolean {
  try {
    return metaOf(path) !== null;
  } catch {
    return false;
  }
}

function metaOf(path: string): Meta | null {
  const db = openReader({ file: path, durable: false });
  try {
    return readMeta(db);
  } finally {
    sqlite(db).close();
  }
}
