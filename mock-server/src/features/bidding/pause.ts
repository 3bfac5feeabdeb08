/** POST /backoffice/auctions/{pause,resume}: pauses and resumes all standard auctions. */
import { addToAudit } from "../../tables/people/audit.ts";
import { extendEnds, touchedEnds } from "../../tables/lots/extend-ends.ts";
import { readPause } from "../../tables/lots/pause.ts";
import { meta } from "../../tables/schema/system.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { AFTER_PAUSE } from "../../domain/outage.ts";
import type { Pause } from "../../domain/pause.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";

const SUBJECT = "All standard auctions";
const stale = { ok: false, code: "STALE", details: {} } as const;

/** From now on nobody can bid, and no lot ends; what was received before is judged as ever. */
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
    const lots = touchedEnds(db, { from: since, until: since }).size;
    return { ok: true, reply: presentPause({ since, reason }, lots) };
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
    return { ok: true, reply: presentPause(null, lots) };
  });
  return outcome.ok ? ok(outcome.reply) : outcome;
};

function presentPause(pause: Pause | null, lots: number): Schema<"AuctionPause"> {
  return {
    paused: pause !== null,
    reason: pause?.reason ?? null,
    since: pause && new Date(pause.since).toISOString(),
    lots,
  };
}
