/** /live/room/limit: what the house covers for a paddle in place of a deposit. */
import { aedToFils } from "@marsa/api-spec/money";
import type { Refused } from "../../domain/lot/decision.ts";
import { stale } from "../../domain/lot/lane-decision.ts";
import { coverOf, limitOf } from "../../domain/room/limit.ts";
import type { Context } from "../../http/context.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import type { Database } from "../../store/store.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import { secondPerson, type PerformSigned, type SignedBy } from "../../tables/people/signatures.ts";
import { nameOfUser } from "../../tables/people/user-name.ts";
import { findLane } from "../lanes/public.ts";
import { paddlesOf, refusalOfRoom } from "./paddles.ts";
import { findPaddle, limitHeld, setCover } from "./repository.ts";

/** Grants a limit or takes it away; a large one waits for a second person. */
export const grantLimit: Handler<"grantLimit"> = async ({ body, user, address }, context) => {
  const { id_queue: queueId, number, limit } = body;
  const { store, clock } = context;
  const by = { at: clock.now(), userId: user.id, address };
  const refusal = await store.write(async (db) => {
    const closed = await refusalOfRoom(db, queueId);
    return closed ?? (await grant(db, { queueId, number, limit }, by, context));
  });
  if (refusal) return refusal.code === "NOT_FOUND" ? refuse("NOT_FOUND") : refusal;
  const paddles = await paddlesOf(queueId, user, context);
  return ok(paddles.find((paddle) => paddle.number === number)!);
};

interface Limit {
  readonly queueId: number;
  readonly number: number;
  /** The bids that it is for, AED; null: none. */
  readonly limit: number | null;
}

/** Grants a limit, or asks the second person. Returns why neither; null: done. Inside a write. */
export async function grant(
  db: Database,
  wanted: Limit,
  by: SignedBy,
  { terms, env }: Pick<Context, "terms" | "env">,
): Promise<Refused<"NOT_FOUND" | "STALE" | "SECOND_PERSON_REQUIRED"> | null> {
  const { queueId, number, limit } = wanted;
  const holder = await findPaddle(db, queueId, number);
  if (!holder) return { ok: false, code: "NOT_FOUND", details: {} };
  const lane = await findLane(db, queueId, true);
  const second = await secondPerson(db, {
    kind: "limit",
    subjectId: holder.userId,
    partyId: holder.userId,
    amountFils: aedToFils(limit ?? 0),
    title: `Limit of paddle ${number}, ${lane?.name}`,
    payload: wanted,
    by: { ...by, reason: null },
    singleStaff: env.singleStaff,
  });
  if (second === "asked") return null;
  return "ok" in second ? second : await set(db, wanted, second, terms);
}

/** Grants a limit that a second person has signed for. */
export const limitSigned: PerformSigned = async ({ db, terms }, { payload }, by) => {
  const wanted = payload as Limit;
  if (await refusalOfRoom(db, wanted.queueId)) return stale("The lane is over");
  return (await set(db, wanted, by, terms)) ?? { ok: true };
};

async function set(
  db: Database,
  { queueId, number, limit }: Limit,
  by: SignedBy,
  terms: Context["terms"],
): Promise<Refused<"STALE"> | null> {
  const { userId } = (await findPaddle(db, queueId, number))!;
  const heldFils = await limitHeld(db, queueId, userId);
  const coverFils = limit === null ? null : coverOf(limit, terms);
  if (heldFils > (coverFils ?? 0)) return stale(`The limit covers bids of AED ${limitOf(heldFils, terms)}`);
  await setCover(db, queueId, number, coverFils);
  const reason = `Paddle ${number}: ${limit === null ? "no limit" : `AED ${limit}`}`;
  const subject = await nameOfUser(db, userId);
  await addToAudit(db, { ...by, act: "lane.limit", subject, reason, aboutId: userId });
  return null;
}
