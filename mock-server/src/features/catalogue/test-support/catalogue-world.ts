import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { openReader } from "../../../sqlite/connection.ts";
import { openStore } from "../../../scenes/open.ts";
import { hashPassword } from "../../../tables/people/password.ts";
import { makeScene } from "../../../scenes/seed/scenes.ts";
import type { Store } from "../../../store/store.ts";
import { defaultTerms } from "../../../domain/terms.ts";

/** 21 Nov 2026, 12:00 in Dubai. */
export const NOON = Date.UTC(2026, 10, 21, 8);

export interface CatalogueWorld {
  readonly store: Store;
  /** What the database holds, seen from outside. */
  query<Row>(sql: string): Row[];
}

/** The full scene of an evening in a store of its own, for a whole file of tests; gone after them. */
export async function openCatalogue(seed = 1): Promise<CatalogueWorld> {
  const folder = mkdtempSync(join(tmpdir(), "marsa-house-"));
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
    hash: (password) => hashPassword(password, { memoryKib: 8, passes: 1 }),
  });
  const outside = openReader({ file, durable: false }).$client;
  afterAll(async () => {
    outside.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const query = <Row>(sql: string) => {
    // Whoever reads finds the tables up to date.
    void store.read(() => null);
    return outside.prepare(sql).all() as Row[];
  };
  return { store, query };
}
