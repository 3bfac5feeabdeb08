/** Checks the database after a crash and once a day. */
import { addToAudit } from "../tables/people/audit.ts";
import type { Clock, Log } from "../store/ports.ts";
import type { Quarantine } from "../store/quarantine.ts";
import type { Store } from "../store/store.ts";
import { checkInWorker } from "../verify/check-in-worker.ts";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import type { Job } from "./timing/job.ts";

export interface CheckOptions {
  readonly store: Pick<Store, "writeUnrelated">;
  /** Path of the database. */
  readonly file: string;
  readonly quarantine: Quarantine;
  readonly clock: Pick<Clock, "now">;
  readonly terms: AuctionTerms;
  readonly log: Log;
  /** Checks the database; by default in a thread. */
  readonly check?: typeof checkInWorker;
}

/** On the real clock. */
const PERIOD_MS = 24 * 60 * 60_000;

/**
 * Checks the whole database, closes damaged lots and people and opens the others. Staff read each finding in the
 * audit. If the check fails, closed lots stay closed.
 */
export async function checkDatabase({ check = checkInWorker, ...options }: CheckOptions): Promise<void> {
  const { store, file, quarantine, clock, terms, log } = options;
  try {
    const { lots, rows, findings } = await check({ file, terms });
    for (const { table, row, what } of findings)
      log.error("the database is wrong", null, { table, row, what });
    if (findings.length > 0) {
      const at = clock.now();
      await store.writeUnrelated(async (db) => {
        for (const { table, row, what } of findings)
          await addToAudit(db, {
            at,
            userId: null,
            act: "database.finding",
            subject: `${table} ${row}`,
            reason: what,
            address: null,
          });
      });
    }
    quarantine.open(findings);
    log.warn("the database was checked", { lots, rows, findings: findings.length });
  } catch (error) {
    log.error("the database cannot be checked", error);
  }
}

/** Checks the database once a day, in parallel to the bids. */
export function checkDaily(options: CheckOptions): Job {
  let checking: Promise<void> | null = null;
  const timer = setInterval(() => {
    checking ??= checkDatabase(options).finally(() => (checking = null));
  }, PERIOD_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await checking;
    },
  };
}
