/** Reads and writes questions about lots. */
import type { LotState, Stake } from "../../domain/lot.ts";
import { mayReadLot, type Reader } from "../../domain/lot-view.ts";
import type { Database } from "../../store/store.ts";
import { findState } from "../../tables/lots/lot-columns.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import { queueChanged } from "../../tables/system/staff-queues.ts";

/** A question; instants in ms. */
export interface QuestionRow {
  readonly id: number;
  readonly lotId: number;
  readonly userId: number;
  readonly text: string;
  readonly askedAt: number;
  readonly answer: string | null;
  readonly answeredAt: number | null;
  readonly answeredBy: number | null;
  readonly closedReason: string | null;
  /** The seller of the lot, and its names. */
  readonly sellerId: number;
  readonly number: number;
  readonly title: string;
}

const ROWS = `SELECT x.id, x.lot_id AS lotId, x.user_id AS userId, x.text, x.asked_at AS askedAt, x.answer,
    x.answered_at AS answeredAt, x.answered_by AS answeredBy, x.closed_reason AS closedReason,
    l.seller_id AS sellerId, l.number, l.title
  FROM lot_question x JOIN lot l ON l.id = x.lot_id`;
const PUBLISHED = "x.answer IS NOT NULL AND x.closed_reason IS NULL";
const OPEN = "x.answer IS NULL AND x.closed_reason IS NULL";
const OF_LOT = `${ROWS} WHERE x.lot_id = @lot AND (@all OR ${PUBLISHED} OR x.user_id = @user)
  ORDER BY x.answer IS NOT NULL, x.closed_reason IS NOT NULL, x.answered_at DESC, x.id DESC`;
/** Null: the lots of everybody. */
const WAITING = `${OPEN} AND (@seller IS NULL OR l.seller_id = @seller)
  AND l.status IN ('active', 'inProgress')`;
const MEANS = `SELECT coalesce((SELECT total_fils - reserved_fils FROM wallet WHERE user_id = @user), 0) AS availableFils,
  coalesce((SELECT hold_fils FROM lot_bidder WHERE lot_id = @lot AND user_id = @user), 0) AS heldOnLotFils`;

/** Returns the state of a lot that exists for this reader; null: it does not. */
export async function readableLot(db: Database, lotId: number, reader: Reader): Promise<LotState | null> {
  const row = await asyncPrepared<{ hidden: 0 | 1 }>(db, "SELECT hidden FROM lot WHERE id = ?").get(lotId);
  if (!row) return null;
  const lot = await findState(db, lotId);
  return mayReadLot({ ...lot, hidden: row.hidden === 1 }, reader) ? lot : null;
}

/** Returns the questions of a lot: the published ones and this person's own, or all of them. */
export async function questionsOf(
  db: Database,
  lotId: number,
  { userId, all }: { readonly userId: number | null; readonly all: boolean },
): Promise<QuestionRow[]> {
  return await asyncPrepared<QuestionRow>(db, OF_LOT).all({
    lot: lotId,
    user: userId,
    all: Number(all),
  });
}

export async function findQuestion(db: Database, id: number): Promise<QuestionRow | undefined> {
  return await asyncPrepared<QuestionRow>(db, `${ROWS} WHERE x.id = ?`).get(id);
}

/** Returns a page of the questions that wait for an answer, oldest first, and how many there are. */
export async function waitingQuestions(
  db: Database,
  {
    sellerId,
    after,
    limit,
  }: { readonly sellerId: number | null; readonly after: number; readonly limit: number },
): Promise<{ readonly rows: QuestionRow[]; readonly total: number }> {
  const rows = asyncPrepared(db, `${ROWS} WHERE ${WAITING} AND x.id > @after ORDER BY x.id LIMIT @limit`);
  return {
    rows: (await rows.all({ seller: sellerId, after, limit })) as QuestionRow[],
    total: await countWaiting(db, sellerId),
  };
}

/** Returns how many questions on the lots of a seller wait for an answer; null: of all sellers. */
export async function countWaiting(db: Database, sellerId: number | null): Promise<number> {
  const sql = `SELECT count(*) FROM lot_question x JOIN lot l ON l.id = x.lot_id WHERE ${WAITING}`;
  return (await asyncPrepared<number>(db, sql).pluck().get({ seller: sellerId }))!;
}

/** Returns what a person can bid with on a lot. */
export async function stakeOn(db: Database, lotId: number, userId: number): Promise<Stake> {
  const means = (await asyncPrepared<Omit<Stake, "mark">>(db, MEANS).get({ lot: lotId, user: userId }))!;
  return { ...means, mark: null };
}

/** Returns how many questions of a person on a lot wait for an answer. */
export async function openOf(db: Database, lotId: number, userId: number): Promise<number> {
  const sql = `SELECT count(*) FROM lot_question x WHERE x.lot_id = ? AND x.user_id = ? AND ${OPEN}`;
  return (await asyncPrepared<number>(db, sql).pluck().get(lotId, userId))!;
}

/** Inside a write; `at` in ms. Returns the question. */
export async function addQuestion(
  db: Database,
  given: { readonly lotId: number; readonly userId: number; readonly text: string; readonly at: number },
): Promise<QuestionRow> {
  const sql =
    "INSERT INTO lot_question (lot_id, user_id, text, asked_at) VALUES (@lotId, @userId, @text, @at)";
  const { lastInsertRowid } = await asyncPrepared(db, sql).run(given);
  queueChanged(db, "questions");
  return (await findQuestion(db, Number(lastInsertRowid)))!;
}

/** Inside a write; `at` in ms. */
export async function setAnswer(
  db: Database,
  given: { readonly id: number; readonly text: string; readonly by: number; readonly at: number },
): Promise<void> {
  await asyncPrepared(
    db,
    "UPDATE lot_question SET answer = @text, answered_by = @by, answered_at = @at WHERE id = @id",
  ).run(given);
  queueChanged(db, "questions");
}

export async function setClosed(db: Database, id: number, reason: string): Promise<void> {
  await asyncPrepared(db, "UPDATE lot_question SET closed_reason = ? WHERE id = ?").run(reason, id);
  queueChanged(db, "questions");
}
