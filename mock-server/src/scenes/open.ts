/** Opens the store, with a scene in a new database. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { and, count, eq, gt, isNull, max, notInArray, sql } from "drizzle-orm";
import type { LotKind } from "../domain/lot/lot.ts";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import { connect, openReaderOfVersion, sealOlder, type Connections } from "../sqlite/connection.ts";
import { copyDatabase, exchange } from "../sqlite/database-file.ts";
import { carrySessions } from "./carry-sessions.ts";
import { createReadStore } from "../sqlite/read-store.ts";
import { sqliteStore } from "../sqlite/sqlite-store.ts";
import { syncPath } from "../sqlite/sync-path.ts";
import { readMeta, readStamp } from "../tables/system/meta.ts";
import type { Passwords } from "../tables/people/password.ts";
import type { Clock, ClockSetting, Log } from "../store/ports.ts";
import type { Keyring } from "../tables/sealing/keyring.ts";
import { refuseMissingKeys } from "../sqlite/recovery/keys-of-file.ts";
import { Quarantine } from "../store/quarantine.ts";
import { readHere, readInThreads, readWhole } from "../sqlite/readers/readers.ts";
import { inspectDatabase, type Recovery } from "../sqlite/recovery/recovery.ts";
import type { PlantOrder } from "./plant-file.ts";
import {
  createReplaceableStore,
  type ReplaceableStore,
  type ReplaceableStoreParts,
} from "./replaceable-store.ts";
import { queue } from "../tables/schema/lanes.ts";
import { lot } from "../tables/schema/lots.ts";
import { user } from "../tables/schema/people.ts";
import { meta } from "../tables/schema/system.ts";
import { insertLanes } from "./seed/plant/insert-lanes.ts";
import { plantLots, plantScene } from "./seed/plant/plant.ts";
import { NO_SCENE } from "./seed/worlds/scenes.ts";
import type { FreshLanes, LaneSeed, LotSeed, SceneSeed } from "./seed/types.ts";
import type { Database } from "../store/store.ts";
import { inTransaction, asyncOrm, sqlite } from "../tables/system/driver.ts";

/** The source of lots and people. The same seed gives the same ones, placed around `now` (ms). */
export interface SceneSource {
  make(seed: number, now: number): SceneSeed;
  /** Returns more lots for a scene whose lots end soon; none for a scene without new lots. */
  makeFresh(seed: number, now: number, from: FreeNumbers, scene: string): LotSeed[];
  /** Returns lanes that start soon, when none is left; null, or left out, for a scene without lanes. */
  makeFreshLanes?(seed: number, now: number, from: FreeNumbers, scene: string): FreshLanes | null;
}

/** The first free id and lot numbers. */
export interface FreeNumbers {
  readonly lotId: number;
  readonly laneId: number;
  readonly number: { readonly vehicle: number; readonly apartment: number };
}

export interface OpenOptions {
  /** Path of the database; created, with its folder and its scene, if missing. */
  readonly file: string;
  /** The clock, restored from the database before its first use. */
  readonly clock: Pick<Clock, "now"> & { resume?(setting: ClockSetting): void };
  readonly log: Log;
  /** The keys of encrypted values. */
  readonly keys: Keyring;
  readonly terms: AuctionTerms;
  readonly scenes: SceneSource;
  readonly seed: number;
  /** Name of the scene of a new database; left out: an evening. */
  readonly scene?: PlantOrder["scene"];
  /** Password of the demo accounts. */
  readonly password: string;
  /** false in most tests: a commit then does not survive a power cut. */
  readonly durable?: boolean;
  /** Number of reader threads for long queries; 0 (tests): this thread. */
  readonly threads?: number;
  readonly hash?: Passwords["hash"];
  /** Closed lots. Left out: none. */
  readonly quarantine?: Quarantine;
  /** Called when the last server did not end cleanly. */
  readonly unclean?: () => void;
  /** Called when the disk did not sync: the process has to end. Left out: throws. */
  readonly syncFailed?: (error: unknown) => void;
  /** Epoch of a new database; left out: a generated one. */
  readonly epoch?: string;
}

/** An open lot with this much time left is enough for a visit, ms. */
const WORTH_A_VISIT_MS = 60 * 60_000;

/**
 * Opens the store: migrates the tables, plants the scene in an empty database, and adds new lots and lanes when the
 * old ones end soon (a demo left overnight).
 * @throws DatabaseRefused when acknowledged commits are missing; KeysRefused without the keys of its values; Error when
 *   the file is no database, or another process holds it.
 */
export async function openStore(options: OpenOptions): Promise<ReplaceableStore> {
  const { file, clock, terms, log, keys, durable = true, threads = 0, syncFailed = fail } = options;
  const { quarantine = new Quarantine() } = options;
  mkdirSync(dirname(file), { recursive: true });
  const recovery = inspectDatabase(file);
  await refuseMissingKeys(file, keys);
  if (recovery.isUnclean) {
    report(recovery, log);
    // A killed server may have written its last commit without a sync; from here on others see that commit.
    syncPath(`${file}-wal`);
    options.unclean?.();
  }
  const pool = threads === 0 ? null : readInThreads(file, threads, keys.source);
  const first = connect({ file, durable, keys, pool, syncFailed });
  try {
    const { writer } = first;
    await sealOlder(writer);
    const known = readMeta(writer);
    if (known) clock.resume?.(known.clock);
    else await plant(writer, options);
    await refresh(writer, options);
    const over = (connections: Connections) => {
      const { epoch, seed } = metaOf(connections.reader);
      return sqliteStore({ ...connections, epoch, seed, clock, terms, log, quarantine, syncFailed });
    };
    return createReplaceableStore({
      ...exchangesOf(file),
      open: () => over(connect({ file, durable, keys, pool, syncFailed })),
      first: over(first),
      pool,
      quarantine,
    });
  } catch (error) {
    await pool?.close();
    await first.checkpoints.close();
    sqlite(first.reader).close();
    sqlite(first.writer).close();
    throw error;
  }
}

/** The files of an edge: another process, the owner, has opened the database and writes it. */
export type EdgeOptions = Pick<OpenOptions, "file" | "keys" | "threads">;

/** Opens the database of a running owner to read it. Writes are refused with OwnerNeeded. */
export function openToRead({ file, keys, threads = 0 }: EdgeOptions): ReplaceableStore {
  const pool = threads === 0 ? null : readInThreads(file, threads, keys.source);
  const open = () => {
    const reader = openReaderOfVersion(
      { file, durable: true, keys },
      "start the edge and its owner from the same version.",
    );
    return createReadStore({ reader, readers: readWhole(pool ?? readHere(reader)), ...metaOf(reader) });
  };
  return createReplaceableStore({
    ...exchangesOf(file),
    open,
    first: open(),
    pool,
    quarantine: new Quarantine(),
  });
}

/** How the database at this path is replaced and copied. */
function exchangesOf(file: string): Pick<ReplaceableStoreParts, "exchange" | "copyTo"> {
  return {
    exchange(next) {
      const lost = carrySessions(file, next);
      exchange(next, file);
      return lost;
    },
    copyTo: (copy) => copyDatabase(file, copy),
  };
}

function metaOf(reader: Database): NonNullable<ReturnType<typeof readMeta>> {
  const known = readMeta(reader);
  if (!known) throw new Error(`There is no scene in ${sqlite(reader).name}`);
  return known;
}

/** Logs how the last server left the database. */
function report({ commits, stoppedAt }: Recovery, log: Log): void {
  log.warn("the last server did not end cleanly: the commits of its log are redone", {
    commits,
    stopped: stoppedAt ?? "at the end of the log",
  });
}

function fail(error: unknown): never {
  throw error;
}

async function plant(db: Database, options: OpenOptions): Promise<void> {
  const now = options.clock.now();
  await plantScene(db, options.scenes.make(options.seed, now), { ...options, now });
  // The duration does not count as an outage: no server was away.
  await asyncOrm(db).update(meta).set({ stampedAt: options.clock.now() });
}

/** Adds lots and lanes to a scene whose own end soon. */
export async function refresh(
  db: Database,
  { clock, scenes, terms }: Pick<OpenOptions, "clock" | "scenes" | "terms">,
): Promise<void> {
  const now = clock.now();
  const known = readMeta(db);
  if (!known) return;
  const { epoch, seed, scene } = known;
  await inTransaction(db, async () => {
    if (!(await isOneOpen(db, now + WORTH_A_VISIT_MS))) {
      await plantLots(db, scenes.makeFresh(seed, now, await freeNumbers(db), scene), { terms, epoch, now });
    }
    if ((await lanesLeft(db)) > 0) return;
    const fresh = scenes.makeFreshLanes?.(seed, now, await freeNumbers(db), scene);
    if (!fresh) return;
    await plantLots(db, fresh.lots, { terms, epoch, now });
    await insertLanes(db, fresh.lanes.map(await withKnown(db)), now);
  });
}

/** Returns a lane with its existing operators: a database may be older than one of them. */
async function withKnown(db: Database): Promise<(lane: LaneSeed) => LaneSeed> {
  const known = new Set((await asyncOrm(db).select({ id: user.id }).from(user)).map(({ id }) => id));
  return ({ paddles, ...lane }) => ({
    ...lane,
    operators: lane.operators.filter((id) => known.has(id)),
    ...(paddles && { paddles: paddles.filter(({ userId }) => known.has(userId)) }),
  });
}

/** Whether a scene still has lots and lanes for a visit; one without a scene needs none. */
export async function isWorthAVisit(db: Database, now: number): Promise<boolean> {
  if ((await readStamp(db))?.scene === NO_SCENE) return true;
  return (await isOneOpen(db, now + WORTH_A_VISIT_MS)) && (await lanesLeft(db)) > 0;
}

/** Returns the number of upcoming and running lanes. */
async function lanesLeft(db: Database): Promise<number> {
  const on = notInArray(queue.status, ["finished", "cancelled"]);
  return (await asyncOrm(db).select({ lanes: count() }).from(queue).where(on).get())?.lanes ?? 0;
}

/** Whether a standard lot is still open at `until`. */
async function isOneOpen(db: Database, until: number): Promise<boolean> {
  const on = and(eq(lot.status, "active"), isNull(lot.queueId), gt(lot.endsAt, until));
  return (await asyncOrm(db).select({ id: lot.id }).from(lot).where(on).limit(1).get()) !== undefined;
}

/** Vehicles with higher numbers may meet the numbers of apartments. */
const LAST_APART = 29_000;
/** More lots than a scene adds of one kind. */
const ROOM = 10_000;

/** Returns ids and numbers from which a scene may number its lots and lanes. */
export async function freeNumbers(db: Database): Promise<FreeNumbers> {
  const row = await asyncOrm(db)
    .select({
      id: max(lot.id),
      vehicle: highestNumber("vehicle"),
      apartment: highestNumber("apartment"),
      all: max(lot.number),
    })
    .from(lot)
    .get();
  const vehicle = (row?.vehicle ?? 20_000) + 1;
  const above = (row?.all ?? 0) + 1;
  const lane = await asyncOrm(db)
    .select({ id: max(queue.id) })
    .from(queue)
    .get();
  return {
    lotId: (row?.id ?? 0) + 1,
    laneId: (lane?.id ?? 0) + 1,
    number:
      vehicle > LAST_APART
        ? { vehicle: above, apartment: above + ROOM }
        : { vehicle, apartment: (row?.apartment ?? 30_000) + 1 },
  };
}

function highestNumber(kind: LotKind) {
  return sql<number | null>`max(CASE WHEN ${lot.kind} = ${kind} THEN ${lot.number} END)`;
}
