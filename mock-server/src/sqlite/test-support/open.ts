/** Test helper: a store on a database of its own. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { openReader, openWriter } from "../connection.ts";
import { openStore, type OpenOptions } from "../../scenes/open.ts";
import type { ReplaceableStore } from "../../scenes/replaceable-store.ts";
import { smallScene, START } from "./people.ts";
import { Keyring } from "../../tables/sealing/keyring.ts";
import { createSecretScan } from "./secret-scan.ts";
import { sqlite, type Connection } from "../../tables/system/driver.ts";

/** A clock that stands still until it is set. */
export class FixedClock {
  readonly setting = { offsetMs: 0, frozenAt: null };
  #now: number;

  constructor(now = START) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  set(now: number): void {
    this.#now = now;
  }
}

/** The keys of all test stores. */
export const TEST_KEYS = new Keyring({ keys: "2fVbQZ0mT3uJ5o8xkq7Wc1RyHsLpNdGe4AiU9BvXn6E=" });

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "marsa-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

let empty: Buffer | undefined;

/** A database with all tables and no row, created once: migrating a new one takes longer than most tests. */
export function emptyDatabase(): Buffer {
  if (empty) return empty;
  const folder = mkdtempSync(join(tmpdir(), "marsa-empty-"));
  const file = join(folder, "marsa.db");
  sqlite(openWriter({ file, durable: false })).close();
  empty = readFileSync(file);
  rmSync(folder, { recursive: true });
  return empty;
}

export interface TestStore {
  readonly store: ReplaceableStore;
  readonly clock: FixedClock;
  readonly file: string;
  /** All log lines of the store. */
  readonly logged: string[];
  /** Rows of the tables, read from outside with all commits. */
  query<Row>(sql: string, ...values: unknown[]): Row[];
}

/**
 * Opens a store on a database with a small scene; closed and removed after the test. An event with a secret of the
 * scene fails the test; `isScanned` false turns this check off, since it reads after each commit.
 */
export async function openTestStore(
  options: Partial<OpenOptions> = {},
  { isScanned = true }: { readonly isScanned?: boolean } = {},
): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), "marsa-store-"));
  const { file = join(folder, "marsa.db") } = options;
  const clock = new FixedClock();
  const logged: string[] = [];
  const log = { warn: (event: string) => logged.push(event), error: (event: string) => logged.push(event) };
  if (!existsSync(file)) writeFileSync(file, emptyDatabase());
  const store = await openStore({
    file,
    clock,
    log,
    terms: defaultTerms,
    scenes: { make: () => smallScene(), makeFresh: () => [] },
    seed: 1,
    password: "secret",
    durable: false,
    hash: async () => "no hash",
    keys: TEST_KEYS,
    ...options,
  });
  const secrets = createSecretScan(store);
  const scanned: Promise<void>[] = [];
  store.onCommit(({ events }) => {
    if (!isScanned) return;
    for (const { topic, payload, eligible } of events) scanned.push(secrets.event(topic, payload, eligible));
  });
  let outside: Connection | undefined;
  onTestFinished(async () => {
    await Promise.all(scanned);
    outside?.close();
    await store.close();
    rmSync(folder, { recursive: true });
    if (secrets.leaks.length > 0) throw new Error(`A secret got out: ${secrets.leaks.join("\n")}`);
  });
  const query = <Row>(sql: string, ...values: unknown[]) => {
    void store.read(() => null).catch(() => null);
    outside ??= sqlite(openReader({ file, durable: false }));
    return outside.prepare(sql).all(...values) as Row[];
  };
  return { store, clock, file, logged, query };
}
