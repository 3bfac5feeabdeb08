/** Reads and writes questions about lots. */
import { and, count, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { LotState, Stake } from "../../domain/lot/lot.ts";
import { mayReadLot, type Reader } from "../../domain/bidding/lot-view.ts";
import type { Database } from "../../store/store.ts";
import { meansOf } from "../../tables/money/groups.ts";
import { findState } from "../../tables/lots/lot-columns.ts";
import { lot } from "../../tables/schema/lots.ts";
import { lotQuestion } from "../../tables/schema/questions.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { queueChanged } from "../../tables/system/staff-queues.ts";

/** A question with the seller of its lot, and the lot's names; instants in ms. */
export type QuestionRow = typeof lotQuestion.$inferSelect &
  Pick<typeof lot.$inferSelect, "sellerId" | "number" | "title">;

const isPublished = and(isNotNull(lotQuestion.answer), isNull(lotQuestion.closedReason));
const isOpen = and(isNull(lotQuestion.answer), isNull(lotQuestion.closedReason));

/** Of the lots of a seller that take answers; null: of everybody's. */
const isWaiting = (sellerId: number | null) =>
  and(
    isOpen,
    sellerId === null ? undefined : eq(lot.sellerId, sellerId),
    inArray(lot.status, ["active", "inProgress"]),
  );

const questions = (db: Database) =>
  asyncOrm(db)
    .select({
      ...getTableColumns(lotQuestion),
      sellerId: lot.sellerId,
      number: lot.number,
      title: lot.title,
    })
    .from(lotQuestion)
    .innerJoin(lot, eq(lot.id, lotQuestion.lotId));

/** Returns the state of a lot that exists for this reader; null: it does not. */
export async function readableLot(db: Database, lotId: number, reader: Reader): Promise<LotState | null> {
  const row = await asyncOrm(db).select({ hidden: lot.hidden }).from(lot).where(eq(lot.id, lotId)).get();
  if (!row) return null;
  const state = await findState(db, lotId);
  return mayReadLot({ ...state, ...row }, reader) ? state : null;
}

/** Returns the questions of a lot: the published ones and this person's own, or all of them. */
export function questionsOf(
  db: Database,
  lotId: number,
  { userId, all }: { readonly userId: number | null; readonly all: boolean },
): Promise<QuestionRow[]> {
  const isOwn = userId === null ? undefined : eq(lotQuestion.userId, userId);
  return questions(db)
    .where(and(eq(lotQuestion.lotId, lotId), all ? undefined : or(isPublished, isOwn)))
    .orderBy(
      isNotNull(lotQuestion.answer),
      isNotNull(lotQuestion.closedReason),
      desc(lotQuestion.answeredAt),
      desc(lotQuestion.id),
    )
    .all();
}

export function findQuestion(db: Database, id: number): Promise<QuestionRow | undefined> {
  return questions(db).where(eq(lotQuestion.id, id)).get();
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
  return {
    rows: await questions(db)
      .where(and(isWaiting(sellerId), gt(lotQuestion.id, after)))
      .orderBy(lotQuestion.id)
      .limit(limit),
    total: await countWaiting(db, sellerId),
  };
}

/** Returns how many questions on the lots of a seller wait for an answer; null: of all sellers. */
export async function countWaiting(db: Database, sellerId: number | null): Promise<number> {
  const waiting = await asyncOrm(db)
    .select({ n: count() })
    .from(lotQuestion)
    .innerJoin(lot, eq(lot.id, lotQuestion.lotId))
    .where(isWaiting(sellerId))
    .get();
  return waiting!.n;
}

/** Returns what a person can bid with on a lot. */
export async function stakeOn(db: Database, lotId: number, userId: number): Promise<Stake> {
  const { availableFils, heldFils } = await meansOf(db, userId, [lotId]);
  return { availableFils, heldOnLotFils: heldFils(lotId), mark: null };
}

/** Returns how many questions of a person on a lot wait for an answer. */
export function openOf(db: Database, lotId: number, userId: number): Promise<number> {
  return asyncOrm(db).$count(
    lotQuestion,
    and(eq(lotQuestion.lotId, lotId), eq(lotQuestion.userId, userId), isOpen),
  );
}

/** Inside a write; `at` in ms. Returns the question. */
export async function addQuestion(
  db: Database,
  given: Pick<QuestionRow, "lotId" | "userId" | "text" | "askedAt">,
): Promise<QuestionRow> {
  const { id } = await asyncOrm(db).insert(lotQuestion).values(given).returning({ id: lotQuestion.id }).get();
  queueChanged(db, "questions");
  return (await findQuestion(db, id))!;
}

/** Answers or closes a question. Inside a write. */
export async function settleQuestion(
  db: Database,
  id: number,
  settled: Partial<Pick<QuestionRow, "answer" | "answeredBy" | "answeredAt" | "closedReason">>,
): Promise<void> {
  await asyncOrm(db).update(lotQuestion).set(settled).where(eq(lotQuestion.id, id));
  queueChanged(db, "questions");
}
