import { randomBytes } from "node:crypto";
import type { AuctionTerms } from "../../../domain/terms.ts";
import { hashPassword } from "../../../tables/people/password.ts";
import { meta } from "../../../tables/schema/system.ts";
import type { Database } from "../../../store/store.ts";
import { insertDictionaries } from "./insert-dictionaries.ts";
import { insertLanes } from "./insert-lanes.ts";
import { insertLots } from "./insert-lots.ts";
import { insertUsers } from "./insert-users.ts";
import { replay, type ReplayOptions } from "./replay.ts";
import type { LotSeed, SceneSeed, UserSeed } from "../types.ts";

export interface PlantOptions {
  readonly terms: AuctionTerms;
  /** ms since 1970 UTC. */
  readonly now: number;
  /** The number that made the scene. */
  readonly seed: number;
  /** One for all demo accounts. */
  readonly password: string;
  /** Makes the hash that is stored; tests take a cheaper one. */
  readonly hash?: typeof hashPassword;
  /** Left out: a new one. */
  readonly epoch?: string;
}

/**
 * Fills an empty database with a scene, in one transaction: people, dictionaries, lots, and their past as the engine
 * judges it. Gives it a new epoch.
 */
export async function plantScene(db: Database, scene: SceneSeed, options: PlantOptions): Promise<void> {
  const { terms, now, seed, password, hash = hashPassword, epoch = newEpoch() } = options;
  const hashes = await hashesFor(scene.users, password, hash);
  db.$client.transaction(() => {
    db.insert(meta).values({ id: 1, epoch, seed, scene: scene.name, stampedAt: now }).run();
    insertDictionaries(db);
    insertUsers(db, scene.users, terms, hashes);
    plantLots(db, scene.lots, { terms, epoch, now });
    insertLanes(db, scene.lanes ?? [], now);
  })();
}

/** Puts lots in and lives through their past. Inside a transaction. */
export function plantLots(db: Database, lots: readonly LotSeed[], options: ReplayOptions): void {
  insertLots(db, lots);
  replay(db, lots, options);
}

/** Names a database for as long as it lives: short, and never the same twice. */
export function newEpoch(): string {
  return randomBytes(8).toString("base64url");
}

/** A hash with a salt of its own for everybody who can sign in. */
async function hashesFor(
  users: readonly UserSeed[],
  password: string,
  hash: typeof hashPassword,
): Promise<Map<number, string>> {
  const demo = users.filter((user) => user.demo);
  return new Map(await Promise.all(demo.map(async ({ id }) => [id, await hash(password)] as const)));
}
