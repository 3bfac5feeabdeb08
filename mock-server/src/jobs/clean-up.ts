/** Deletes expired data, a few rows at a time beside the commits of others. */
import { setTimeout as wait } from "node:timers/promises";
import type { Clock, Log } from "../store/ports.ts";
import { deleteCodesBefore } from "../tables/people/codes.ts";
import {
  deleteAnswersBefore,
  deleteCallBacksBefore,
  deleteSessionsBefore,
} from "../tables/people/expired.ts";
import type { Database, Store } from "../store/store.ts";
import { DAY_MS, type AuctionTerms } from "../domain/terms.ts";
import { IDLE_MS, LONGEST_MS } from "../http/sessions.ts";
import type { FilesPort } from "../ports/outside.ts";
import type { Job } from "./job.ts";

export interface CleanUpOptions {
  readonly store: Pick<Store, "writeUnrelated">;
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
/** Most rows deleted in one commit, some 2 ms of work, so that no bid waits. */
const MOST_AT_ONCE = 100;
/** Pause after such a commit, in multiples of its duration: the cleanup takes a fifth of the time at most. */
const PAUSE = 4;

/** Deletes answers of expired keys, expired codes, ended sessions, old requests for a call and unused files. */
export function cleanUp({ store, clock, realNow, terms, files, log }: CleanUpOptions): Job {
  let running: Promise<void> | null = null;
  const stopped = new AbortController();
  const deleteAll = async (deleteSome: (db: Database, limit: number) => number) => {
    for (;;) {
      const from = performance.now();
      const deleted = await store.writeUnrelated((db) => deleteSome(db, MOST_AT_ONCE));
      if (deleted < MOST_AT_ONCE || stopped.signal.aborted) return;
      const pauseMs = PAUSE * (performance.now() - from);
      await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const clean = async () => {
    const now = realNow() - SPARED_MS;
    await deleteAll((db, limit) => deleteSessionsBefore(db, "usedAt", now - IDLE_MS, limit));
    await deleteAll((db, limit) => deleteSessionsBefore(db, "createdAt", now - LONGEST_MS, limit));
    await deleteAll((db, limit) => deleteCodesBefore(db, clock.now(), limit));
    await deleteAll((db, limit) => deleteCallBacksBefore(db, clock.now() - CALL_BACKS_KEPT_MS, limit));
    await files.sweep(clock.now() - UNLINKED_MS);
    const before = clock.now() - terms.keyKeptMs;
    await deleteAll((db, limit) => deleteAnswersBefore(db, before, limit));
  };
  const run = () => {
    running ??= clean()
      .catch((error: unknown) => log.error("the cleanup failed", error))
      .finally(() => (running = null));
  };
  run();
  const timer = setInterval(run, PERIOD_MS);
  return {
    async stop() {
      clearInterval(timer);
      stopped.abort();
      await running;
    },
  };
}
