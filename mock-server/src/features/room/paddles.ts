/** /live/room/paddles, /live/room/line: the numbers of a lane with the room, and the phone lines. */
import { powerAed } from "@marsa/api-spec/money";
import { isBackOffice } from "@marsa/api-spec/roles";
import { refusalAtDesk } from "../../domain/room/bid-at-desk.ts";
import { limitOf } from "../../domain/room/limit.ts";
import { gateOf } from "../../domain/people/gate.ts";
import type { LotKind } from "../../domain/lot/lot.ts";
import { depositTerms, type AuctionTerms } from "../../domain/lot/terms.ts";
import type { Context } from "../../http/context.ts";
import { ok, refuse, type Handler, type Refusal, type Schema } from "../../http/handler.ts";
import type { SessionUser } from "../../http/sessions.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import { nameOfUser } from "../../tables/people/user-name.ts";
import type { Database } from "../../store/store.ts";
import { findLane, operatorsMay } from "../lanes/public.ts";
import {
  findLotInRoom,
  findPaddle,
  insertPaddle,
  listPaddleRows,
  nextNumber,
  paddleOf,
  setLine,
  type PaddleRow,
} from "./repository.ts";

export const listPaddles: Handler<"listPaddles"> = async ({ params, user }, context) => {
  const lane = await context.store.read((db) => findLane(db, params.id, true));
  if (!lane) return refuse("NOT_FOUND");
  if (!isBackOffice(user) && !operatorsMay(lane.state, user)) return refuse("ROLE_FORBIDDEN");
  return ok(await paddlesOf(params.id, user, context));
};

/** Gives a client a number. One who has a paddle keeps it. */
export const givePaddle: Handler<"givePaddle"> = async ({ body, user, address }, context) => {
  const { id_queue: queueId, id_user: userId } = body;
  const { store, clock } = context;
  const person = await store.person(userId);
  const refusal = await store.write(
    async (db): Promise<Refusal<"NOT_FOUND" | "STALE" | "VALIDATION"> | null> => {
      const closed = await refusalOfRoom(db, queueId);
      if (closed || !person) return closed ?? refuse("NOT_FOUND");
      if (!gateOf(person).canBid) return invalid("id_user", "This client may not bid yet");
      if ((await paddleOf(db, queueId, userId)) !== undefined) return null;
      const number = body.number ?? (await nextNumber(db, queueId));
      if (await findPaddle(db, queueId, number))
        return invalid("number", `Paddle ${number} is given already`);
      const at = clock.now();
      await insertPaddle(db, { queueId, number, userId, givenAt: at, givenBy: user.id });
      await addToAudit(db, {
        at,
        userId: user.id,
        act: "lane.paddle",
        subject: await nameOfUser(db, userId),
        reason: `Paddle ${number}`,
        aboutId: userId,
        address,
      });
      return null;
    },
  );
  if (refusal) return refusal;
  const number = await store.read((db) => paddleOf(db, queueId, userId));
  const paddles = await paddlesOf(queueId, user, context);
  return ok(paddles.find((paddle) => paddle.number === number)!);
};

export const setPhoneLine: Handler<"setPhoneLine"> = async ({ body, user }, context) => {
  const { id_queue: queueId, line, number } = body;
  const refusal = await context.store.write(
    async (db): Promise<Refusal<"NOT_FOUND" | "STALE" | "ROLE_FORBIDDEN" | "VALIDATION"> | null> => {
      const lane = await findLane(db, queueId, true);
      if (lane && !isBackOffice(user) && !operatorsMay(lane.state, user)) return refuse("ROLE_FORBIDDEN");
      const closed = await refusalOfRoom(db, queueId);
      if (closed) return closed;
      if (number !== null && !(await findPaddle(db, queueId, number))) {
        return invalid("number", `Nobody has paddle ${number}`);
      }
      await setLine(db, queueId, line, number);
      return null;
    },
  );
  return refusal ?? ok(await paddlesOf(queueId, user, context));
};

/** Refuses a lane that is over, or without the room. */
export async function refusalOfRoom(
  db: Database,
  queueId: number,
): Promise<Refusal<"NOT_FOUND" | "STALE"> | null> {
  const lane = await findLane(db, queueId, true);
  if (!lane) return refuse("NOT_FOUND");
  const { room, status } = lane.state;
  if (!room) return refuse("STALE", { why: "The lane has no room" });
  return status === "finished" || status === "cancelled"
    ? refuse("STALE", { why: "The lane is over" })
    : null;
}

/** Returns the paddles of a lane. Only the back office reads names. */
export async function paddlesOf(
  queueId: number,
  user: SessionUser,
  context: Context,
): Promise<Schema<"Paddle">[]> {
  const { store, terms } = context;
  const { rows, kind } = await store.read(async (db) => {
    const lane = await findLane(db, queueId, true);
    const next = lane?.state.run.find(({ state }) => state === "pending")?.lotId;
    const lotId = lane?.state.current?.lotId ?? next ?? 0;
    const lot = await findLotInRoom(db, lotId);
    return { rows: await listPaddleRows(db, queueId, lotId), kind: lot?.kind ?? "vehicle" };
  });
  return await Promise.all(
    rows.map(async (row) => {
      const person = await store.person(row.userId);
      const { number, line, coverFils } = row;
      const asked = row.asked as { readonly queueId: number; readonly limit: number } | null;
      return {
        number,
        line,
        name: isBackOffice(user) ? row.name : null,
        covers: refusalAtDesk(person) === null ? coveredBy(row, kind, terms) : 0,
        limit: coverFils === null ? null : limitOf(coverFils, terms),
        limit_asked: asked?.queueId === queueId ? asked.limit : null,
      };
    }),
  );
}

/** Returns the highest bid that limit and deposit cover on the lot, AED. */
function coveredBy(row: PaddleRow, kind: LotKind, terms: AuctionTerms): number {
  const { totalFils, reservedFils, heldFils, heldLimitFils, coverFils, usedFils } = row;
  const leftFils = Math.max(0, (coverFils ?? 0) - usedFils);
  const onLotFils = (heldFils ?? 0) + (heldLimitFils ?? 0);
  return powerAed(totalFils - reservedFils + leftFils, onLotFils, depositTerms(terms, kind));
}

function invalid(field: string, message: string): Refusal<"VALIDATION"> {
  return refuse("VALIDATION", { errors: [{ field, message }] });
}
