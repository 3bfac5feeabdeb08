/** Plants a scene in a database. */
import { randomBytes } from "node:crypto";
import type { AuctionTerms } from "../../../domain/lot/terms.ts";
import { createPasswords, type Passwords } from "../../../tables/people/password.ts";
import { putHouse } from "../../../tables/money/papers.ts";
import { meta } from "../../../tables/schema/system.ts";
import type { Database } from "../../../store/store.ts";
import { insertAfterSales } from "./insert-after-sales.ts";
import { insertDictionaries } from "./insert-dictionaries.ts";
import { insertLanes } from "./insert-lanes.ts";
import { insertLots } from "./insert-lots.ts";
import { insertUsers } from "./insert-users.ts";
import { insertWaiting } from "./insert-waiting.ts";
import { replay, type ReplayOptions } from "./replay.ts";
import type { LotSeed, SceneSeed } from "../types.ts";
import { inTransaction, asyncOrm } from "../../../tables/system/driver.ts";

export interface PlantOptions {
  readonly terms: AuctionTerms;
  /** ms since 1970 UTC. */
  readonly now: number;
  /** Seed of the scene. */
  readonly seed: number;
  /** Password of all demo accounts. */
  readonly password: string;
  /** Hashes the password; tests use a cheaper hash. */
  readonly hash?: Passwords["hash"];
  /** Left out: a new one. */
  readonly epoch?: string;
}

/**
 * Fills an empty database with a scene, in one transaction: people, dictionaries, lots, and their past as the
 * engine judges it. Sets a new epoch.
 */
export async function plantScene(db: Database, scene: SceneSeed, options: PlantOptions): Promise<void> {
  const { terms, now, seed, password, hash = createPasswords().hash, epoch = newEpoch() } = options;
  // One hash for all demo accounts: a published password needs no salt of each account.
  const passwordHash = await hash(password);
  await inTransaction(db, async () => {
    await asyncOrm(db).insert(meta).values({ id: 1, epoch, seed, scene: scene.name, stampedAt: now });
    insertDictionaries(db);
    await insertUsers(db, scene.users, terms, ({ demo }) => (demo ? passwordHash : null));
    await plantLots(db, scene.lots, { terms, epoch, now });
    await insertLanes(db, scene.lanes ?? [], now);
    if (scene.house) await putHouse(db, scene.house, null);
    if (scene.waiting) {
      await insertWaiting(db, scene.waiting);
      await insertAfterSales(db, now);
    }
  });
}

/** Inserts lots and replays their past. Inside a transaction. */
export async function plantLots(
  db: Database,
  lots: readonly LotSeed[],
  options: ReplayOptions,
): Promise<void> {
  await insertLots(db, lots);
  await replay(db, lots, options);
}

/** Returns a short unique name for a database. */
export function newEpoch(): string {
  return randomBytes(8).toString("base64url");
}
