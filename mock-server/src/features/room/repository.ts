/** Reads and writes the paddles of a lane. */
import { and, asc, eq, max, ne, sql } from "drizzle-orm";
import { UNNAMED, type PhoneLine } from "../../domain/lot/via.ts";
import type { Database } from "../../store/store.ts";
import { clientName } from "../../tables/people/user-name.ts";
import { paddle } from "../../tables/schema/lanes.ts";
import { LIMIT_USED } from "../../tables/lots/limit-used.ts";
import { lot, lotBidder } from "../../tables/schema/lots.ts";
import { user } from "../../tables/schema/people.ts";
import { wallet } from "../../tables/schema/money.ts";
import { signature } from "../../tables/schema/signatures.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

export type PaddleRow = Awaited<ReturnType<typeof listPaddleRows>>[number];

const used = sql.raw(LIMIT_USED).mapWith(Number);

/** Returns what the bids of a client use of their limit in a lane, fils. */
export async function limitHeld(db: Database, queueId: number, userId: number): Promise<number> {
  const one = and(eq(paddle.queueId, queueId), eq(paddle.userId, userId));
  return (await asyncOrm(db).select({ used }).from(paddle).where(one).get())?.used ?? 0;
}

export async function setCover(
  db: Database,
  queueId: number,
  number: number,
  coverFils: number | null,
): Promise<void> {
  const one = and(eq(paddle.queueId, queueId), eq(paddle.number, number));
  await asyncOrm(db).update(paddle).set({ coverFils }).where(one);
}

/** Returns the paddles of a lane with their holders' means on this lot (fils), by number. */
export async function listPaddleRows(db: Database, queueId: number, lotId: number) {
  const { number, line, userId } = paddle;
  return await asyncOrm(db)
    .select({
      number,
      line,
      userId,
      name: clientName(userId),
      totalFils: wallet.totalFils,
      reservedFils: wallet.reservedFils,
      heldFils: lotBidder.holdFils,
      heldLimitFils: lotBidder.limitFils,
      coverFils: paddle.coverFils,
      usedFils: used,
      asked: signature.payload,
    })
    .from(paddle)
    .innerJoin(wallet, eq(wallet.userId, userId))
    .leftJoin(lotBidder, and(eq(lotBidder.lotId, lotId), eq(lotBidder.userId, userId)))
    .leftJoin(
      signature,
      and(eq(signature.kind, "limit"), eq(signature.subjectId, userId), eq(signature.state, "open")),
    )
    .where(and(eq(paddle.queueId, queueId), ne(number, UNNAMED)))
    .orderBy(asc(number));
}

/** Returns the holder of a paddle and its line; undefined: nobody has this number. */
export async function findPaddle(db: Database, queueId: number, number: number) {
  const { userId, line } = paddle;
  const one = and(eq(paddle.queueId, queueId), eq(paddle.number, number));
  return await asyncOrm(db).select({ userId, line }).from(paddle).where(one).get();
}

/** Returns the paddle of a client; undefined: none. */
export async function paddleOf(db: Database, queueId: number, userId: number) {
  const one = and(eq(paddle.queueId, queueId), eq(paddle.userId, userId));
  return (await asyncOrm(db).select({ number: paddle.number }).from(paddle).where(one).get())?.number;
}

/** The first number that is given without being asked for. */
const FIRST = 1;

/** Returns the number after the highest one. */
export async function nextNumber(db: Database, queueId: number): Promise<number> {
  const of = eq(paddle.queueId, queueId);
  const row = await asyncOrm(db)
    .select({ highest: max(paddle.number) })
    .from(paddle)
    .where(of)
    .get();
  return row?.highest ? row.highest + 1 : FIRST;
}

export async function insertPaddle(db: Database, row: typeof paddle.$inferInsert): Promise<void> {
  await asyncOrm(db).insert(paddle).values(row);
}

/** Covers every bid. */
const ANY_FILS = 10 ** 15;

/** Lets a lane take bids of the room without a paddle: they need nobody's deposit. Inside a write. */
export async function openUnnamed(db: Database, queueId: number, by: { at: number; userId: number }) {
  const known = await asyncOrm(db).select().from(paddle).where(eq(paddle.number, UNNAMED)).get();
  const nobody = { firstName: "Room", lastName: "", roles: [], ustatus: "unknown", isBot: true } as const;
  const userId = known?.userId ?? (await addNobody(db, { ...nobody, createdAt: by.at }));
  const cover = { coverFils: ANY_FILS, givenAt: by.at, givenBy: by.userId };
  await asyncOrm(db)
    .insert(paddle)
    .values({ queueId, number: UNNAMED, userId, ...cover })
    .onConflictDoNothing();
}

/** Adds a person whom no list shows. Returns their id. */
async function addNobody(db: Database, row: typeof user.$inferInsert): Promise<number> {
  const { id } = await asyncOrm(db).insert(user).values(row).returning({ id: user.id }).get();
  await asyncOrm(db).insert(wallet).values({ userId: id });
  return id;
}

/** Puts a paddle on a line, which its earlier paddle leaves; null frees the line. */
export async function setLine(
  db: Database,
  queueId: number,
  line: PhoneLine,
  number: number | null,
): Promise<void> {
  const ofLane = eq(paddle.queueId, queueId);
  await asyncOrm(db)
    .update(paddle)
    .set({ line: null })
    .where(and(ofLane, eq(paddle.line, line)));
  if (number === null) return;
  await asyncOrm(db)
    .update(paddle)
    .set({ line })
    .where(and(ofLane, eq(paddle.number, number)));
}

/** Returns the lane of a lot and its kind; undefined: no such lot. */
export async function findLotInRoom(db: Database, lotId: number) {
  const { queueId, kind } = lot;
  return await asyncOrm(db).select({ queueId, kind }).from(lot).where(eq(lot.id, lotId)).get();
}
