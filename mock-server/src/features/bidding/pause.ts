/** GET and POST /backoffice/auctions/pause, POST /backoffice/auctions/resume: a pause of all standard auctions. */
import { addToAudit } from "../../tables/people/audit.ts";
import { countOpen, extendEnds, touchedEnds } from "../../tables/lots/extend-ends.ts";
import { readPause, writePause } from "../../tables/lots/pause.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { AFTER_PAUSE, type Outage } from "../../domain/bidding/outage.ts";
import type { Pause } from "../../domain/lot/pause.ts";
import type { Database } from "../../store/store.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { endsOfLots, runningLanes } from "./repository.ts";

const SUBJECT = "All standard auctions";
const stale = { ok: false, code: "STALE", details: {} } as const;

/**
 * Before a pause: the lots whose end moves if it lasts so many minutes. During a pause: the lots that a resume now would
 * move.
 */
export const getAuctionPause: Handler<"getAuctionPause"> = async ({ query }, { store, clock }) =>
  ok(
    await store.read(async (db) => {
      const now = clock.now();
      const pause = await readPause(db);
      const lasts = { from: now, until: now + (query.minutes ?? 0) * 60_000 };
      return await effectsOf(db, pause, pause === null ? lasts : { from: pause.since, until: now }, now);
    }),
  );

/** From now on nobody can bid, and no lot ends. Bids received before are judged as always. */
export const pauseAuctions: Handler<"pauseAuctions"> = async (
  { body, headers, user, address },
  { store, clock },
) => {
  const { reason } = body;
  const key = commandKey("pauseAuctions", { user, headers }, [reason]);
  const outcome = await writeIdempotent(store, key, clock.now(), async (db) => {
    if (await readPause(db)) return stale;
    const since = clock.now();
    await writePause(db, { since, reason });
    await addToAudit(db, {
      at: since,
      userId: user.id,
      act: "auctions.pause",
      subject: SUBJECT,
      reason,
      address,
    });
    return { ok: true, reply: await effectsOf(db, { since, reason }, { from: since, until: since }, since) };
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
  const outcome = await writeIdempotent(store, key, until, async (db) => {
    const pause = await readPause(db);
    if (!pause) return stale;
    await writePause(db, null);
    const { reason } = pause;
    await addToAudit(db, {
      at: until,
      userId: user.id,
      act: "auctions.resume",
      subject: SUBJECT,
      reason,
      address,
    });
    return { ok: true, reply: { ...(await effectsOf(db, null, null, until)), lots } };
  });
  return outcome.ok ? ok(outcome.reply) : outcome;
};

/** Most moved ends that are listed. */
const MOST_MOVES = 100;

/** What a pause from `from` to `until` (ms), or the one of now, does to open lots and lanes. */
async function effectsOf(
  db: Database,
  pause: Pause | null,
  outage: Outage | null,
  now: number,
): Promise<Schema<"AuctionPause">> {
  const ends = outage === null ? new Map<number, number>() : await touchedEnds(db, outage);
  const firstEnd = pause === null || ends.size === 0 ? null : Math.min(...ends.values());
  const listed = [...ends].slice(0, MOST_MOVES);
  return {
    paused: pause !== null,
    reason: pause?.reason ?? null,
    since: pause && iso(pause.since),
    lots: ends.size,
    open: await countOpen(db, now),
    moves: await movesOf(db, listed),
    lanes: (await runningLanes(db)).map(({ id, name }) => ({ id_queue: id, name })),
    resume_end: firstEnd === null ? null : iso(firstEnd),
  };
}

const iso = (ms: number) => new Date(ms).toISOString();

async function movesOf(
  db: Database,
  ends: readonly (readonly [lotId: number, to: number])[],
): Promise<Schema<"MovedEnd">[]> {
  const known = await endsOfLots(db, new Map(ends).keys());
  return ends.flatMap(([id, to]) => {
    const row = known.get(id);
    return row
      ? [{ id_auction: id, number: row.number, title: row.title, from: iso(row.endsAt), to: iso(to) }]
      : [];
  });
}
