/** Reads the work that waits for the back office, by kind. */
import { CLIENT_NAME } from "../../tables/people/user-name.ts";
import { dubaiDate } from "@marsa/api-spec/dates";
import {
  and,
  count,
  countDistinct,
  eq,
  gt,
  gte,
  isNotNull,
  lte,
  notInArray,
  notLike,
  sql,
} from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { lot } from "../../tables/schema/lots.ts";
import { settlement } from "../../tables/schema/settlements.ts";
import { audit } from "../../tables/schema/system.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { deskTerms } from "../../domain/lot/terms.ts";
import { endOfDubaiDay, startOfDubaiDay } from "../../domain/time/dubai.ts";
import { tiedParties } from "../../tables/people/signatures.ts";
import type { Database, Store } from "../../store/store.ts";
import type { Schema } from "../../http/handler.ts";

export type DeskKindName = Schema<"DeskKind">["kind"];

/** How much work of a kind waits, how much of it is late or taken by the reader, and the oldest; instants in ms. */
export type KindOfWork = Awaited<ReturnType<typeof readKind>>;

/** Who asks, at `now` (ms), and the clients to whom they are tied: nobody signs for those. */
interface Asked {
  readonly reader: number;
  readonly now: number;
  readonly tied: readonly number[];
}

const CLIENT = sql.raw(CLIENT_NAME);
const OF_CLIENT = sql`JOIN user u ON u.id = x.user_id LEFT JOIN profile p ON p.id = u.profile_id`;

/** The rows of each list that waits: eleven kinds of them in one shape. */
const WAITING: Readonly<Record<DeskKindName, (asked: Asked) => SQL>> = {
  clients: () => sql`
    SELECT r.user_id AS id, p.id AS party, p.name AS title,
      CASE p.form WHEN 'company' THEN 'Company, ' ELSE 'Private ' END || p.type AS text, NULL AS fils,
      coalesce(p.contract_signed_at, p.created_at) AS since, NULL AS until, 0 AS mine
    FROM client_row r JOIN profile p ON p.id = r.profile_id WHERE r.tab = 'new'`,
  moderation: ({ reader, now }) => sql`
    SELECT x.id, NULL AS party, x.title,
      CASE WHEN d.remarks IS NULL THEN ${CLIENT} ELSE 'Sent again after remarks' END AS text, NULL AS fils,
      coalesce(d.sent_at, x.created_at) AS since, NULL AS until,
      CASE WHEN c.user_id = ${reader} THEN 1 ELSE 0 END AS mine
    FROM lot x JOIN user u ON u.id = x.seller_id LEFT JOIN profile p ON p.id = u.profile_id
      LEFT JOIN lot_draft d ON d.lot_id = x.id
      LEFT JOIN moderation_claim c ON c.lot_id = x.id AND c.until > ${now}
    WHERE x.status = 'moderation'`,
  signatures: ({ reader, now, tied }) => sql`
    SELECT x.subject_id AS id, NULL AS party, x.title, trim(a.first_name || ' ' || a.last_name) AS text,
      x.amount_fils AS fils, x.asked_at AS since, x.until AS until, 0 AS mine
    FROM signature x JOIN user a ON a.id = x.asked_by
    WHERE x.state = 'open' AND x.until > ${now} AND x.asked_by <> ${reader} AND ${notInArray(sql`x.party_id`, [...tied])}
      AND (x.kind IN ('refund', 'invoice') OR (SELECT ustatus FROM user WHERE id = ${reader}) IN ('manager', 'admin'))`,
  cases: () => sql`
    SELECT x.id, NULL AS party, ${CLIENT} AS title, x.evidence -> 0 ->> 'text' AS text,
      NULL AS fils, x.opened_at AS since, NULL AS until, 0 AS mine
    FROM suspicion x JOIN user u ON u.id = x.bidder_id LEFT JOIN profile p ON p.id = u.profile_id
    WHERE x.state = 'open'`,
  payments: () => sql`
    SELECT x.id, NULL AS party, ${CLIENT} AS title, NULL AS text,
      x.amount_fils AS fils, x.requested_at AS since, NULL AS until, 0 AS mine
    FROM invoice x ${OF_CLIENT} WHERE x.status = 'open'`,
  refunds: () => sql`
    SELECT x.id, NULL AS party, ${CLIENT} AS title, NULL AS text,
      x.amount_fils AS fils, x.requested_at AS since, NULL AS until, 0 AS mine
    FROM refund x ${OF_CLIENT} WHERE x.status = 'requested'`,
  settlements: ({ now }) => sql`
    SELECT x.lot_id AS id, x.buyer_id AS party, l.title, ${CLIENT} AS text, x.all_in_fils AS fils,
      x.due_at - ${deskTerms.dueSoonMs} AS since, x.due_at AS until, 0 AS mine
    FROM settlement x JOIN lot l ON l.id = x.lot_id
      JOIN user u ON u.id = x.buyer_id LEFT JOIN profile p ON p.id = u.profile_id
    WHERE x.state = 'defaulted' OR x.state = 'due' AND x.due_at < ${now + deskTerms.dueSoonMs}`,
  calls: ({ reader }) => sql`
    SELECT x.id, NULL AS party, x.name AS title, x.phone AS text, NULL AS fils, x.at AS since, NULL AS until,
      CASE WHEN x.taken_by = ${reader} THEN 1 ELSE 0 END AS mine
    FROM call_back x WHERE x.done_at IS NULL`,
  questions: () => sql`
    SELECT x.id, NULL AS party, l.title, x.text, NULL AS fils, x.asked_at AS since, NULL AS until, 0 AS mine
    FROM lot_question x JOIN lot l ON l.id = x.lot_id
    WHERE x.answer IS NULL AND x.closed_reason IS NULL AND l.status IN ('active', 'inProgress')`,
  claims: ({ now }) => sql`
    SELECT x.id, NULL AS party, l.title, x.fact AS text, NULL AS fils,
      CASE WHEN coalesce(x.answered_at, x.answer_until) > ${now} THEN ${now}
        ELSE coalesce(x.answered_at, x.answer_until) END AS since,
      NULL AS until, 0 AS mine
    FROM buyer_claim x JOIN lot l ON l.id = x.lot_id WHERE x.state = 'open'`,
  auctions: () => sql`
    SELECT 0 AS id, NULL AS party, 'All auctions are paused' AS title, x.pause_reason AS text, NULL AS fils,
      x.paused_at AS since, NULL AS until, 0 AS mine
    FROM meta x WHERE x.paused_at IS NOT NULL`,
};
const KINDS = Object.keys(WAITING) as DeskKindName[];

/** Returns how much waits for the back office in all kinds. Inside a read; `now` in ms. */
export async function countDesk(db: Database, reader: number, now: number): Promise<number> {
  const asked = { reader, now, tied: await tiedParties(db, reader) };
  const counts = await Promise.all(KINDS.map((kind) => asyncOrm(db).$count(rowsOf(kind, asked))));
  return counts.reduce((sum, n) => sum + n, 0);
}

/** Returns the waiting work by kind, what ends today in Dubai, and what was done today. `now` in ms. */
export function readDesk(store: Pick<Store, "read">, reader: number, now: number) {
  const day = dubaiDate(now);
  return store.read(async (db) => {
    const asked = { reader, now, tied: await tiedParties(db, reader) };
    return {
      kinds: await Promise.all(KINDS.map((kind) => readKind(db, kind, asked))),
      due: await dueWithin(db, now, endOfDubaiDay(day)),
      done: await doneSince(db, startOfDubaiDay(day)),
    };
  });
}

const rowsOf = (kind: DeskKindName, asked: Asked) => sql`(${WAITING[kind](asked)}) w`;

async function readKind(db: Database, kind: DeskKindName, asked: Asked) {
  const lateSince = asked.now - deskTerms.lateAfterMs[kind];
  const row = await asyncOrm(db)
    .select({
      count: sql<number>`count(*) OVER ()`,
      late: sql<number>`sum(CASE WHEN w.since <= ${lateSince} THEN 1 ELSE 0 END) OVER ()`,
      mine: sql<number>`sum(w.mine) OVER ()`,
      oldest: {
        id: sql<number>`w.id`,
        party: sql<number | null>`w.party`,
        title: sql<string>`w.title`,
        text: sql<string | null>`w.text`,
        fils: sql<number | null>`w.fils`,
        since: sql<number>`w.since`,
        until: sql<number | null>`w.until`,
      },
    })
    .from(rowsOf(kind, asked))
    .orderBy(sql`w.since, w.id`)
    .limit(1)
    .get();
  return { kind, ...(row ?? { count: 0, late: 0, mine: 0, oldest: null }) };
}

const due = (kind: "payment" | "review", at: AnyColumn) => ({
  kind: sql<"payment" | "review">`${sql.raw(`'${kind}'`)}`,
  at: sql<number>`${at}`,
  id: lot.id,
  number: lot.number,
  title: lot.title,
});

/** Returns the next payments and decisions due after `now` and up to `end`, ms. */
async function dueWithin(db: Database, now: number, end: number) {
  const within = (at: AnyColumn) => and(gt(at, now), lte(at, end));
  const payments = asyncOrm(db)
    .select(due("payment", settlement.dueAt))
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .where(and(eq(settlement.state, "due"), within(settlement.dueAt)));
  const reviews = asyncOrm(db)
    .select(due("review", lot.reviewEndsAt))
    .from(lot)
    .where(and(eq(lot.status, "summarizing"), within(lot.reviewEndsAt)));
  return unionAll(payments, reviews)
    .orderBy(sql`2, 3`)
    .limit(6);
}

async function doneSince(db: Database, since: number): Promise<Schema<"Desk">["done"]> {
  const { at, userId, act } = audit;
  const isDone = and(gte(at, since), isNotNull(userId), notLike(act, "read.%"));
  return (
    await asyncOrm(db)
      .select({ acts: count(), people: countDistinct(userId) })
      .from(audit)
      .where(isDone)
  )[0]!;
}
