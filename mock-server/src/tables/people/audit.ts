/** Writes the audit log: a chain of hashed rows, like the journals. */
import { hash } from "node:crypto";
import { fullName } from "@marsa/api-spec/text/names";
import { desc, eq } from "drizzle-orm";
import { user } from "../schema/people.ts";
import { audit, meta } from "../schema/system.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";
import { queueChanged } from "../system/staff-queues.ts";

/** What is done at the desk of a running lane. */
export type LaneAct =
  | "open"
  | "release"
  | "minprice"
  | "startprice"
  | "step"
  | "finalcall"
  | "ask"
  | "hammer"
  | "next"
  | "reopen"
  | "skip"
  | "disable"
  | "enable"
  | "move"
  | "pause"
  | "resume"
  | "takeover"
  | "say"
  | "end"
  | "paddle"
  | "limit"
  | "walkin"
  | "absentee"
  | "seat"
  | "takeback";

export interface Act {
  readonly at: number;
  /** The staff member; null: the server itself, at a deadline. */
  readonly userId: number | null;
  readonly act:
    | "profile.accept"
    | "profile.lock"
    | "profile.unlock"
    | "user.password"
    | "user.roles"
    | "user.factors"
    | "user.delete"
    | "sign.ask"
    | "sign.decline"
    | "sign.void"
    | "case.open"
    | "case.dismiss"
    | "case.confirm"
    | "question.close"
    | "claim.decide"
    | "refund.approve"
    | "read.client"
    | "read.document"
    | "read.clients"
    | "read.audit"
    | "read.papers"
    | "read.settlements"
    | "read.debtors"
    | "read.sale"
    | "lot.approve"
    | "lot.return"
    | "lot.resolve"
    | "dictionary.add"
    | "papers.house"
    | "papers.fee"
    | "invoice.confirm"
    | "invoice.reject"
    | "invoice.reopen"
    | "refund.paid"
    | "refund.decline"
    | "refund.reveal"
    | "refund.file"
    | "payout.run"
    | "auctions.pause"
    | "auctions.resume"
    | "lane.create"
    | "lane.change"
    | "lane.fees"
    | "lane.publish"
    | "lane.cancel"
    | `lane.${LaneAct}`
    | "settlement.handover"
    | "settlement.extend"
    | "settlement.release"
    | "settlement.forfeit"
    | "settlement.offer"
    | "database.finding";
  /** The subject of the act, in words. */
  readonly subject: string;
  readonly reason: string | null;
  /** The person it was done to; left out: it was done to something else. */
  readonly aboutId?: number | null;
  /** The address it was done from; null: the server itself. */
  readonly address: string | null;
  /** The colleague who asked for an act that `userId` signs; `userId` itself: one person decides alone. */
  readonly askedById?: number | undefined;
}

export type AuditRow = typeof audit.$inferSelect;

/** The name of the server as the one who acts. */
const SERVER = "Marsa";

/** Follows the name of a person who decided alone what two people decide. */
export const ALONE = ", alone (SINGLE_STAFF=on)";

/** Adds an act of the staff to the audit log, inside the write of the act. */
export async function addToAudit(db: Database, { aboutId = null, askedById, ...act }: Act): Promise<void> {
  const last = await asyncOrm(db)
    .select({ id: audit.id, hash: audit.hash })
    .from(audit)
    .orderBy(desc(audit.id))
    .limit(1)
    .get();
  const isAlone = askedById !== undefined && askedById === act.userId;
  const who = (await nameOfActor(db, act.userId)) + (isAlone ? ALONE : "");
  const askedBy = isAlone || askedById === undefined ? null : await nameOfActor(db, askedById);
  const row = { ...act, aboutId, who, askedBy, id: (last?.id ?? 0) + 1 };
  const linked = auditHash(last?.hash ?? null, row);
  await asyncOrm(db)
    .insert(audit)
    .values({ ...row, hash: linked });
  await asyncOrm(db).update(meta).set({ auditHash: linked });
  queueChanged(db, "audit");
}

/** Returns the hash of a row after the previous row's. */
export function auditHash(previous: string | null, row: Omit<AuditRow, "hash">): string {
  const { id, at, userId, who, askedBy, act, subject, reason, aboutId, address } = row;
  const text = JSON.stringify([
    previous,
    id,
    at,
    userId,
    who,
    askedBy,
    act,
    subject,
    reason,
    aboutId,
    address,
  ]);
  return hash("sha256", text, "hex");
}

async function nameOfActor(db: Database, userId: number | null): Promise<string> {
  if (userId === null) return SERVER;
  const names = { firstName: user.firstName, lastName: user.lastName };
  const row = await asyncOrm(db).select(names).from(user).where(eq(user.id, userId)).get();
  return row ? fullName(row) : SERVER;
}
