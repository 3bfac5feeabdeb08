/** Reads the work that waits for the back office, by kind. */
import { CLIENT_NAME } from "../../tables/people/user-name.ts";
import { dubaiDate } from "@marsa/api-spec/dates";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import { deskTerms } from "../../domain/terms.ts";
import { endOfDubaiDay, startOfDubaiDay } from "../../domain/time/dubai.ts";
import { tiedParties } from "../../tables/people/signatures.ts";
import type { Database, Store } from "../../store/store.ts";
import type { Schema } from "../../http/handler.ts";

export type DeskKindName = Schema<"DeskKind">["kind"];

/** The oldest work of a kind; instants in ms since 1970 UTC. */
export interface OldestWork {
  readonly id: number;
  readonly party: number | null;
  readonly title: string;
  readonly text: string | null;
  readonly fils: number | null;
  readonly since: number;
  readonly until: number | null;
}

export interface KindOfWork {
  readonly kind: DeskKindName;
  readonly count: number;
  readonly late: number;
  readonly mine: number;
  readonly oldest: OldestWork | null;
}

export interface DueToday {
  readonly kind: "payment" | "review";
  readonly at: number;
  readonly id: number;
  readonly number: number;
  readonly title: string;
}

const OF_CLIENT = "JOIN user u ON u.id = x.user_id LEFT JOIN profile p ON p.id = u.profile_id";

/** The rows of each list that waits. `@now`, `@soon`: ms; `@reader`: the id of the person who asks. */
const WAITING: Readonly<Record<DeskKindName, string>> = {
  clients: `SELECT r.user_id AS id, p.id AS party, p.name AS title,
      CASE p.form WHEN 'company' THEN 'Company, ' ELSE 'Private ' END || p.type AS text, NULL AS fils,
      coalesce(p.contract_signed_at, p.created_at) AS since, NULL AS until, 0 AS mine
    FROM client_row r JOIN profile p ON p.id = r.profile_id WHERE r.tab = 'new'`,
  moderation: `SELECT x.id, NULL AS party, x.title,
      CASE WHEN d.remarks IS NULL THEN ${CLIENT_NAME} ELSE 'Sent again after remarks' END AS text, NULL AS fils,
      coalesce(d.sent_at, x.created_at) AS since, NULL AS until, coalesce(c.user_id = @reader, 0) AS mine
    FROM lot x JOIN user u ON u.id = x.seller_id LEFT JOIN profile p ON p.id = u.profile_id
      LEFT JOIN lot_draft d ON d.lot_id = x.id
      LEFT JOIN moderation_claim c ON c.lot_id = x.id AND c.until > @now
    WHERE x.status = 'moderation'`,
  signatures: `SELECT x.subject_id AS id, NULL AS party, x.title, trim(a.first_name || ' ' || a.last_name) AS text,
      x.amount_fils AS fils, x.asked_at AS since, x.until AS until, 0 AS mine
    FROM signature x JOIN user a ON a.id = x.asked_by
    WHERE x.state = 'open' AND x.until > @now AND x.asked_by <> @reader AND x.party_id NOT IN (SELECT value FROM json_each(@tied))
      AND (x.kind IN ('refund', 'invoice') OR (SELECT ustatus FROM user WHERE id = @reader) IN ('manager', 'admin'))`,
  cases: `SELECT x.id, NULL AS party, ${CLIENT_NAME} AS title, x.evidence ->> '$[0].text' AS text,
      NULL AS fils, x.opened_at AS since, NULL AS until, 0 AS mine
    FROM suspicion x JOIN user u ON u.id = x.bidder_id LEFT JOIN profile p ON p.id = u.profile_id
    WHERE x.state = 'open'`,
  payments: `SELECT x.id, NULL AS party, ${CLIENT_NAME} AS title, NULL AS text,
      x.amount_fils AS fils, x.requested_at AS since, NULL AS until, 0 AS mine
    FROM invoice x ${OF_CLIENT} WHERE x.status = 'open'`,
  refunds: `SELECT x.id, NULL AS party, ${CLIENT_NAME} AS title, NULL AS text,
      x.amount_fils AS fils, x.requested_at AS since, NULL AS until, 0 AS mine
    FROM refund x ${OF_CLIENT} WHERE x.status = 'requested'`,
  settlements: `SELECT x.lot_id AS id, x.buyer_id AS party, l.title, ${CLIENT_NAME} AS text, x.all_in_fils AS fils,
      x.due_at - @soon AS since, x.due_at AS until, 0 AS mine
    FROM settlement x JOIN lot l ON l.id = x.lot_id
      JOIN user u ON u.id = x.buyer_id LEFT JOIN profile p ON p.id = u.profile_id
    WHERE x.state = 'defaulted' OR x.state = 'due' AND x.due_at < @now + @soon`,
  calls: `SELECT x.id, NULL AS party, x.name AS title, x.phone AS text, NULL AS fils, x.at AS since, NULL AS until,
      coalesce(x.taken_by = @reader, 0) AS mine
    FROM call_back x WHERE x.done_at IS NULL`,
  questions: `SELECT x.id, NULL AS party, l.title, x.text, NULL AS fils, x.asked_at AS since, NULL AS until, 0 AS mine
    FROM lot_question x JOIN lot l ON l.id = x.lot_id
    WHERE x.answer IS NULL AND x.closed_reason IS NULL AND l.status IN ('active', 'inProgress')`,
  claims: `SELECT x.id, NULL AS party, l.title, x.fact AS text, NULL AS fils,
      min(coalesce(x.answered_at, x.answer_until), @now) AS since, NULL AS until, 0 AS mine
    FROM buyer_claim x JOIN lot l ON l.id = x.lot_id WHERE x.state = 'open'`,
  auctions: `SELECT 0 AS id, NULL AS party, 'All auctions are paused' AS title, x.pause_reason AS text, NULL AS fils,
      x.paused_at AS since, NULL AS until, 0 AS mine
    FROM meta x WHERE x.paused_at IS NOT NULL`,
};
const KINDS = Object.keys(WAITING) as DeskKindName[];

const oldestOf = (kind: DeskKindName) => `SELECT w.id, w.party, w.title, w.text, w.fils, w.since, w.until,
    count(*) OVER () AS count, sum(w.since <= @lateSince) OVER () AS late, sum(w.mine) OVER () AS mine
  FROM (${WAITING[kind]}) w ORDER BY w.since, w.id LIMIT 1`;

const ALL = `SELECT ${KINDS.map((kind) => `(SELECT count(*) FROM (${WAITING[kind]}))`).join(" + ")} AS n`;

const DUE = `SELECT 'payment' AS kind, s.due_at AS at, l.id, l.number, l.title
    FROM settlement s JOIN lot l ON l.id = s.lot_id WHERE s.state = 'due' AND s.due_at > @now AND s.due_at <= @end
  UNION ALL SELECT 'review', l.review_ends_at, l.id, l.number, l.title
    FROM lot l WHERE l.status = 'summarizing' AND l.review_ends_at > @now AND l.review_ends_at <= @end
  ORDER BY at, id LIMIT 6`;

const DONE =
  "SELECT count(*) AS acts, count(DISTINCT user_id) AS people FROM audit WHERE at >= ? AND user_id IS NOT NULL AND act NOT LIKE 'read.%'";

/** Returns how much waits for the back office in all kinds. Inside a read; `now` in ms. */
export async function countDesk(db: Database, reader: number, now: number): Promise<number> {
  return (await asyncPrepared<{ n: number }>(db, ALL).get(await valuesOf(db, reader, now)))!.n;
}

/** Returns the waiting work by kind, what ends today in Dubai, and what was done today. `now` in ms. */
export function readDesk(store: Pick<Store, "read">, reader: number, now: number) {
  const day = dubaiDate(now);
  return store.read(async (db) => {
    const values = await valuesOf(db, reader, now);
    return {
      kinds: await Promise.all(
        KINDS.map((kind) => readKind(db, kind, { ...values, lateSince: now - deskTerms.lateAfterMs[kind] })),
      ),
      due: await asyncPrepared<DueToday>(db, DUE).all({ now, end: endOfDubaiDay(day) }),
      done: (await asyncPrepared<Schema<"Desk">["done"]>(db, DONE).get(startOfDubaiDay(day)))!,
    };
  });
}

/** The values of the queries. Nobody signs for a client to whom they are tied. */
async function valuesOf(db: Database, reader: number, now: number) {
  return { reader, now, soon: deskTerms.dueSoonMs, tied: JSON.stringify(await tiedParties(db, reader)) };
}

async function readKind(db: Database, kind: DeskKindName, values: object): Promise<KindOfWork> {
  const row = await asyncPrepared<OldestWork & { count: number; late: number; mine: number }>(
    db,
    oldestOf(kind),
  ).get(values);
  if (!row) return { kind, count: 0, late: 0, mine: 0, oldest: null };
  const { count, late, mine, ...oldest } = row;
  return { kind, count, late, mine, oldest };
}
