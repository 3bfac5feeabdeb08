/** GET and POST /backoffice/auctions/pause, POST /backoffice/auctions/resume: a pause of all standard auctions. */
import { addToAudit } from "../../tables/people/audit.ts";
import { countOpen, extendEnds, touchedEnds } from "../../tables/lots/extend-ends.ts";
import { readPause } from "../../tables/lots/pause.ts";
import { meta } from "../../tables/schema/system.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { AFTER_PAUSE } from "../../domain/outage.ts";
import type { Pause } from "../../domain/pause.ts";
import type { Database } from "../../store/store.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";

const SUBJECT = "All standard auctions";
const stale = { ok: false, code: "STALE", details: {} } as const;

/** Before a pause: the lots whose end it moves at least. During a pause: the lots that a resume now would move. */
export const getAuctionPause: Handler<"getAuctionPause"> = async (_request, { store, clock }) =>
  ok(
    await store.read((db) => {
      const now = clock.now();
      const pause = readPause(db);
      const ends = touchedEnds(db, { from: pause?.since ?? now, until: now });
      return presentPause(pause, ends.size, openingOf(db, now, pause === null ? [] : [...ends.values()]));
    }),
  );

/** From now on nobody can bid, and no lot ends. Bids received before are judged as always. */
export const pauseAuctions: Handler<"pauseAuctions"> = async (
  { body, headers, user, address },
  { store, clock },
) => {
  const { reason } = body;
  const key = commandKey("pauseAuctions", { user, headers }, [reason]);
  const outcome = await writeIdempotent(store, key, clock.now(), (db) => {
    if (readPause(db)) return stale;
    const since = clock.now();
    db.update(meta).set({ pausedAt: since, pauseReason: reason }).run();
    addToAudit(db, { at: since, userId: user.id, act: "auctions.pause", subject: SUBJECT, reason, address });
    const ends = touchedEnds(db, { from: since, until: since });
    const open = openingOf(db, since, [...ends.values()]);
    return { ok: true, reply: presentPause({ since, reason }, ends.size, open) };
  });
  return outcome.ok ? ok(outcome.reply) : outcome;
};

/**
 * Lots whose end fell into the pause, or comes soon after it, get more time before the resume; a read in between
 * still finds the lots paused.
 */
export const resumeAuctions: Handler<"resumeAuctions"> = async (
  { headers, user, address },
  { store, clock },
) => {
  const paused = await store.read(readPause);
  const until = clock.now();
  const lots = paused ? await extendEnds(store, { from: paused.since, until }, AFTER_PAUSE) : 0;
  const key = commandKey("resumeAuctions", { user, headers }, []);
  const outcome = await writeIdempotent(store, key, until, (db) => {
    const pause = readPause(db);
    if (!pause) return stale;
    db.update(meta).set({ pausedAt: null, pauseReason: null }).run();
    const { reason } = pause;
    addToAudit(db, { at: until, userId: user.id, act: "auctions.resume", subject: SUBJECT, reason, address });
    return { ok: true, reply: presentPause(null, lots, openingOf(db, until, [])) };
  });
  return outcome.ok ? ok(outcome.reply) : outcome;
};

interface Opening {
  /** Open standard lots. */
  readonly open: number;
  /** The earliest new end, ms since 1970 UTC; null: none. */
  readonly firstEnd: number | null;
}

function openingOf(db: Database, now: number, ends: readonly number[]): Opening {
  return { open: countOpen(db, now), firstEnd: ends.length === 0 ? null : Math.min(...ends) };
}

function presentPause(
  pause: Pause | null,
  lots: number,
  { open, firstEnd }: Opening,
): Schema<"AuctionPause"> {
  return {
    paused: pause !== null,
    reason: pause?.reason ?? null,
    since: pause && new Date(pause.since).toISOString(),
    lots,
    open,
    resume_end: firstEnd === null ? null : new Date(firstEnd).toISOString(),
  };
}
