/** Reads lots, answers and history for bidding. */
import { and, count, desc, eq, inArray, lt, or } from "drizzle-orm";
import { ofLot } from "../../tables/lots/history/history-of-lot.ts";
import { journalRowOf } from "../../tables/lots/history/journal-row.ts";
import { decodeAnswer } from "../../tables/system/answer-encoding.ts";
import type { HistoryRow } from "../../tables/lots/rows.ts";
import { queue } from "../../tables/schema/lanes.ts";
import { history, lot, lotBidder } from "../../tables/schema/lots.ts";
import { idempotency } from "../../tables/schema/system.ts";
import type { Database, Outcome, Store } from "../../store/store.ts";
import type { BidReply } from "../../domain/bidding/bid-reply.ts";
import { HISTORY_KINDS, visibleTo, type Viewer } from "../../domain/lot/visibility.ts";
import type { Code } from "../../http/handler.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

export type LotOffer = NonNullable<Awaited<ReturnType<typeof findLotOffer>>>;

/** Reads a lot's terms and its access rules; null for an unknown lot. */
export async function findLotOffer(store: Store, lotId: number) {
  const row = await store.read((db) =>
    asyncOrm(db)
      .select({
        id: lot.id,
        kind: lot.kind,
        emirate: lot.emirate,
        sellerId: lot.sellerId,
        status: lot.status,
        hidden: lot.hidden,
        vat: lot.vat,
        reviewDays: lot.reviewDays,
        seq: lot.seq,
        fees: queue.fees,
      })
      .from(lot)
      .leftJoin(queue, eq(queue.id, lot.queueId))
      .where(eq(lot.id, lotId))
      .get(),
  );
  return row ?? null;
}

/** Reads the lane of a lot (null: none) and this person's mark on the lot (null: no counted bid). */
export async function findBidderInLane(store: Store, lotId: number, userId: number) {
  const theirs = and(eq(lotBidder.lotId, lot.id), eq(lotBidder.userId, userId));
  const columns = { queueId: lot.queueId, mark: lotBidder.mark };
  const [row] = await store.read((db) =>
    asyncOrm(db).select(columns).from(lot).leftJoin(lotBidder, theirs).where(eq(lot.id, lotId)),
  );
  return row ?? { queueId: null, mark: null };
}

/** Reads the stored answer to a command's key; null: none (yet). */
export async function findAnswer(store: Store, userId: number, calls: readonly string[], key: string) {
  const mine = and(
    eq(idempotency.key, key),
    eq(idempotency.userId, userId),
    inArray(idempotency.call, [...calls]),
  );
  return store.read(async (db) => {
    const { answer } = idempotency;
    const row = await asyncOrm(db)
      .select({ answer })
      .from(idempotency)
      .where(mine)
      .orderBy(desc(idempotency.id))
      .limit(1)
      .get();
    return row ? (decodeAnswer(db, row.answer) as Outcome<BidReply, Code>) : null;
  });
}

export interface HistorySlice {
  readonly rows: readonly HistoryRow[];
  /** Number of all rows that this viewer may read, on any page. */
  readonly total: number;
  /** Seq of the lot at these rows. */
  readonly seq: number;
}

/**
 * Reads a page of the rows that this viewer may read, newest first: at most `limit`, older than row `before` (null:
 * from the newest). Rows, number and seq come from one snapshot.
 */
export function findHistory(
  store: Store,
  lotId: number,
  viewer: Viewer,
  { limit, before }: { readonly limit: number; readonly before: number | null },
): Promise<HistorySlice> {
  const { userId } = viewer;
  const others = HISTORY_KINDS.filter((kind) => visibleTo({ kind, userId: null }, viewer));
  const own = HISTORY_KINDS.filter((kind) => visibleTo({ kind, userId }, viewer));
  const readable = and(
    ofLot(lotId),
    or(
      inArray(history.kind, others),
      userId === null ? undefined : and(eq(history.userId, userId), inArray(history.kind, own)),
    ),
  );
  return store.read(async (db) => {
    const rows = await asyncOrm(db)
      .select()
      .from(history)
      .where(and(readable, before === null ? undefined : lt(history.id, before)))
      .orderBy(desc(history.id))
      .limit(limit);
    const total =
      (await asyncOrm(db).select({ rows: count() }).from(history).where(readable).get())?.rows ?? 0;
    const seq =
      (await asyncOrm(db).select({ seq: lot.seq }).from(lot).where(eq(lot.id, lotId)).get())?.seq ?? 0;
    return { rows: rows.map(journalRowOf), total, seq };
  });
}

/** Returns number, title and end (ms) of these lots, by id. */
export async function endsOfLots(db: Database, ids: Iterable<number>) {
  const rows = await asyncOrm(db)
    .select({ id: lot.id, number: lot.number, title: lot.title, endsAt: lot.endsAt })
    .from(lot)
    .where(inArray(lot.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the lanes that run or wait for their auctioneer, by start. */
export async function runningLanes(db: Database) {
  return await asyncOrm(db)
    .select({ id: queue.id, name: queue.name })
    .from(queue)
    .where(inArray(queue.status, ["open", "running", "paused"]))
    .orderBy(queue.startsAt, queue.id);
}
