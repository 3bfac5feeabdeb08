import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { and, count, eq, gt, max, sql } from "drizzle-orm";
import type { LotKind } from "../domain/lot.ts";
import type { AuctionTerms } from "../domain/terms.ts";
import { openReader, openWriter } from "./connection.ts";
import type { hashPassword } from "./password.ts";
import type { Clock, Log } from "./ports.ts";
import { lot } from "./schema/lots.ts";
import { meta } from "./schema/system.ts";
import { plantLots, plantScene } from "./seed/plant.ts";
import type { LotSeed, SceneSeed } from "./seed/types.ts";
import { createStore } from "./sqlite-store.ts";
import type { Database, Store } from "./store.ts";

/** Where lots and people come from. The same seed number gives the same ones, placed around `now` (ms). */
export interface SceneSource {
  make(seed: number, now: number): SceneSeed;
  /** More lots for the same people. */
  makeFresh(seed: number, now: number, from: FreeNumbers): LotSeed[];
}

/** The first id and lot numbers that are not taken. */
export interface FreeNumbers {
  readonly lotId: number;
  readonly number: { readonly vehicle: number; readonly apartment: number };
}

export interface OpenOptions {
  /** Path of the database; made, with its folder and its scene, when it is not there. */
  readonly file: string;
  readonly clock: Pick<Clock, "now">;
  readonly log: Log;
  readonly terms: AuctionTerms;
  readonly scenes: SceneSource;
  readonly seed: number;
  /** Of the demo accounts. */
  readonly password: string;
  /** false in tests that don't ask: then a commit does not survive a power cut. */
  readonly durable?: boolean;
  readonly hash?: typeof hashPassword;
}

/** An open lot that runs this long is enough to look at. */
const WORTH_A_VISIT_MS = 60 * 60_000;

/**
 * Opens the store: brings the tables up to date, plants the scene in an empty database, and adds fresh lots when all
 * are about to be over (a demo left overnight).
 * @throws Error when the file is no database, or another process holds it.
 */
export async function openStore(options: OpenOptions): Promise<Store> {
  const { file, clock, log, durable = true } = options;
  mkdirSync(dirname(file), { recursive: true });
  const writer = openWriter({ file, durable });
  const reader = openReader({ file, durable });
  try {
    const epoch = epochOf(writer) ?? (await plant(writer, options));
    refresh(writer, epoch, options);
    return createStore({ writer, reader, epoch, clock, log });
  } catch (error) {
    reader.$client.close();
    writer.$client.close();
    throw error;
  }
}

/** Deletes a database, which must not be open. */
export function removeDatabase(file: string): void {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true });
}

function epochOf(db: Database): string | null {
  return db.select({ epoch: meta.epoch }).from(meta).get()?.epoch ?? null;
}

async function plant(db: Database, options: OpenOptions): Promise<string> {
  const now = options.clock.now();
  await plantScene(db, options.scenes.make(options.seed, now), { ...options, now });
  const epoch = epochOf(db);
  if (epoch === null) throw new Error("The planted scene has no epoch");
  return epoch;
}

function refresh(db: Database, epoch: string, { clock, scenes, seed, terms }: OpenOptions): void {
  const now = clock.now();
  if (openLots(db, now + WORTH_A_VISIT_MS) > 0) return;
  const lots = scenes.makeFresh(seed, now, freeNumbers(db));
  db.$client.transaction(() => plantLots(db, lots, { terms, epoch, now }))();
}

/** How many lots are still on at `until`. */
function openLots(db: Database, until: number): number {
  const on = and(eq(lot.status, "active"), gt(lot.endsAt, until));
  return db.select({ lots: count() }).from(lot).where(on).get()?.lots ?? 0;
}

export function freeNumbers(db: Database): FreeNumbers {
  const row = db
    .select({ id: max(lot.id), vehicle: highestNumber("vehicle"), apartment: highestNumber("apartment") })
    .from(lot)
    .get();
  return {
    lotId: (row?.id ?? 0) + 1,
    number: { vehicle: (row?.vehicle ?? 20_000) + 1, apartment: (row?.apartment ?? 30_000) + 1 },
  };
}

function highestNumber(kind: LotKind) {
  return sql<number | null>`max(iif(${lot.kind} = ${kind}, ${lot.number}, null))`;
}
