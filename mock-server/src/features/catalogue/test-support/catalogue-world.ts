/** Test helper: a full scene for catalogue tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { openReader } from "../../../sqlite/connection.ts";
import { openStore } from "../../../scenes/open.ts";
import { makeScene } from "../../../scenes/seed/worlds/scenes.ts";
import type { Store } from "../../../store/store.ts";
import type { LaneFees } from "../../../domain/lot/fees.ts";
import { defaultTerms } from "../../../domain/lot/terms.ts";
import { passingKeys } from "../../../tables/sealing/keyring.ts";
import { passwords } from "../../../test-support/passwords.ts";
import { queue } from "../../../tables/schema/lanes.ts";
import { asyncOrm, sqlite } from "../../../tables/system/driver.ts";

/** 21 Nov 2026, 12:00 in Dubai. */
export const NOON = Date.UTC(2026, 10, 21, 8);

/** What the lanes of the scene charge. */
const LANE_FEES: LaneFees = { buyer: { basisPoints: 1_150, min: 0, max: 50_000 }, seller: null };

export interface CatalogueWorld {
  readonly store: Store;
  /** Reads the database from outside. */
  query<Row>(sql: string): Row[];
}

/** Opens the full evening scene in its own store, with a fee of its lanes, for a whole test file; removed afterwards. */
export async function openCatalogue(seed = 1): Promise<CatalogueWorld> {
  const folder = mkdtempSync(join(tmpdir(), "marsa-catalogue-"));
  const file = join(folder, "marsa.db");
  const silent = { warn: () => undefined, error: () => undefined };
  const store = await openStore({
    file,
    clock: { now: () => NOON },
    log: silent,
    terms: defaultTerms,
    scenes: { make: (number, now) => makeScene("evening", number, now), makeFresh: () => [] },
    seed,
    password: "marsa-demo",
    durable: false,
    hash: passwords.hash,
    keys: passingKeys(),
  });
  await store.write(async (db) => {
    await asyncOrm(db).update(queue).set({ fees: LANE_FEES });
  });
  const outside = sqlite(openReader({ file, durable: false }));
  afterAll(async () => {
    outside.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const query = <Row>(sql: string) => {
    // A read brings the tables up to date.
    void store.read(() => null);
    return outside.prepare(sql).all() as Row[];
  };
  return { store, query };
}
