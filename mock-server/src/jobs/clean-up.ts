/** Deletes expired data. */
import type { Clock, Log } from "../store/ports.ts";
import { deleteCodesBefore } from "../tables/people/codes.ts";
import {
  deleteAnswersBefore,
  deleteCallBacksBefore,
  deleteSessionsBefore,
} from "../tables/people/expired.ts";
import type { Store } from "../store/store.ts";
import { DAY_MS, type AuctionTerms } from "../domain/terms.ts";
import { IDLE_MS, LONGEST_MS } from "../http/sessions.ts";
import type { FilesPort } from "../ports.ts";
import type { Job } from "./job.ts";

export interface CleanUpOptions {
  readonly store: Pick<Store, "write">;
  /** The auction clock, which limits answers. */
  readonly clock: Pick<Clock, "now">;
  /** The real time in ms, which limits sessions. */
  readonly realNow: () => number;
  readonly terms: Pick<AuctionTerms, "keyKeptMs">;
  readonly files: Pick<FilesPort, "sweep">;
  readonly log: Log;
}

/** On the real clock. */
const PERIOD_MS = 10 * 60_000;
/** How long an ended session is stored: it may still count while its user leads a lot that ends soon. */
const SPARED_MS = 24 * 60 * 60_000;
/** How long an uploaded file may stay unused. */
const UNLINKED_MS = 24 * 60 * 60_000;
/** As the privacy policy says (web/public/policy). */
const CALL_BACKS_KEPT_MS = 90 * DAY_MS;
/** Most rows deleted in one commit, so that no bid waits. */
const MOST_AT_ONCE = 500;

/** Deletes answers of expired keys, expired codes, ended sessions, old requests for a call and unused files. */
export function cleanUp({ store, clock, realNow, terms, files, log }: CleanUpOptions): Job {
  let running = Promise.resolve();
  const clean = async () => {
    const now = realNow() - SPARED_MS;
    await store.write((db) =>
      deleteSessionsBefore(db, { usedAt: now - IDLE_MS, createdAt: now - LONGEST_MS }),
    );
    await store.write((db) => deleteCodesBefore(db, clock.now()));
    await store.write((db) => deleteCallBacksBefore(db, clock.now() - CALL_BACKS_KEPT_MS));
    await files.sweep(clock.now() - UNLINKED_MS);
    const before = clock.now() - terms.keyKeptMs;
    while ((await store.write((db) => deleteAnswersBefore(db, before, MOST_AT_ONCE))) === MOST_AT_ONCE);
  };
  const run = () => {
    running = clean().catch((error: unknown) => log.error("the cleanup failed", error));
  };
  run();
  const timer = setInterval(run, PERIOD_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
