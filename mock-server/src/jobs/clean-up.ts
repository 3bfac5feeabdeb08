/** Deletes expired data and archives old rows, a few at a time beside the commits of others. */
import { setTimeout as wait } from "node:timers/promises";
import type { Clock, Log } from "../store/ports.ts";
import {
  ARCHIVED_TABLES,
  copyToArchive,
  moveToArchive,
  type ArchivedTable,
} from "../tables/system/archive.ts";
import { deleteCodesBefore } from "../tables/people/codes.ts";
import {
  deleteAnswersBefore,
  deleteCallBacksBefore,
  deleteLaneEventsBefore,
  deleteNoticesBefore,
  deleteSessionsBefore,
} from "../tables/people/expired.ts";
import type { Database, Store } from "../store/store.ts";
import { DAY_MS, type AuctionTerms } from "../domain/lot/terms.ts";
import { IDLE_MS, LONGEST_MS } from "../http/sessions.ts";
import type { FilesPort } from "../ports/outside.ts";
import type { Job } from "./timing/job.ts";

export interface CleanUpOptions {
  readonly store: Pick<Store, "writeUnrelated">;
  /** The auction clock, which limits answers. */
  readonly clock: Pick<Clock, "now">;
  /** The real time in ms, which limits sessions. */
  readonly realNow: () => number;
  readonly terms: Pick<AuctionTerms, "keyKeptMs">;
  readonly files: Pick<FilesPort, "sweep">;
  readonly log: Log;
  /** Left out: all of them. */
  readonly archived?: readonly ArchivedTable[];
}

/** On the real clock. */
const PERIOD_MS = 10 * 60_000;
/** How long an ended session is stored: it may still count while its user leads a lot that ends soon. */
const SPARED_MS = 24 * 60 * 60_000;
/** How long an uploaded file may stay unused. */
const UNLINKED_MS = 24 * 60 * 60_000;
/** As the privacy policy says (web/public/policy). */
const CALL_BACKS_KEPT_MS = 90 * DAY_MS;
/** As the privacy policy says. */
const NOTICES_KEPT_MS = 365 * DAY_MS;
/** Viewers who missed more of a lane read its state. */
const LANE_EVENTS_KEPT_MS = 30 * DAY_MS;
/** Younger rows of histories, ledgers and the audit stay in the main database. */
const ARCHIVED_AFTER_MS = 30 * DAY_MS;
/** Most rows deleted in one commit, some 2 ms of work, so that no bid waits. */
const MOST_AT_ONCE = 100;
/** Pause after such a commit, in multiples of its duration: the cleanup takes a fifth of the time at most. */
const PAUSE = 4;

/**
 * Deletes answers of expired keys, expired codes, ended sessions, old notices, lane events and requests for a call, and
 * unused files. Moves old rows of histories, ledgers and the audit to the archive.
 */
export function cleanUp({
  store,
  clock,
  realNow,
  terms,
  files,
  log,
  archived = ARCHIVED_TABLES,
}: CleanUpOptions): Job {
  let running: Promise<void> | null = null;
  const stopped = new AbortController();
  /** Repeats a step, with pauses, until it finds no more work. */
  const repeat = async (step: () => Promise<boolean>) => {
    for (;;) {
      const from = performance.now();
      if (!(await step()) || stopped.signal.aborted) return;
      const pauseMs = PAUSE * (performance.now() - from);
      await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const deleteAll = (deleteSome: (db: Database, limit: number) => Promise<number>) =>
    repeat(async () => (await store.writeUnrelated((db) => deleteSome(db, MOST_AT_ONCE))) === MOST_AT_ONCE);
  const archive = (table: ArchivedTable, before: number) =>
    repeat(async () => {
      const to = await store.writeUnrelated((db) => copyToArchive(db, table, before, MOST_AT_ONCE));
      // Deleted only after the copy is on the disk: a power cut leaves at least one of both.
      if (to !== null) await store.writeUnrelated((db) => moveToArchive(db, table, to));
      return to !== null;
    });
  const clean = async () => {
    const now = realNow() - SPARED_MS;
    await deleteAll((db, limit) => deleteSessionsBefore(db, "usedAt", now - IDLE_MS, limit));
    await deleteAll((db, limit) => deleteSessionsBefore(db, "createdAt", now - LONGEST_MS, limit));
    await deleteAll((db, limit) => deleteCodesBefore(db, clock.now(), limit));
    await deleteAll((db, limit) => deleteCallBacksBefore(db, clock.now() - CALL_BACKS_KEPT_MS, limit));
    await files.sweep(clock.now() - UNLINKED_MS);
    const before = clock.now() - terms.keyKeptMs;
    await deleteAll((db, limit) => deleteAnswersBefore(db, before, limit));
    await deleteAll((db, limit) => deleteNoticesBefore(db, clock.now() - NOTICES_KEPT_MS, limit));
    await deleteAll((db, limit) => deleteLaneEventsBefore(db, clock.now() - LANE_EVENTS_KEPT_MS, limit));
    for (const table of archived) await archive(table, clock.now() - ARCHIVED_AFTER_MS);
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
