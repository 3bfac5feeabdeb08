/** What one colleague asked for and another signs: kept until it is signed, declined or void. */
import { and, eq, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Refused } from "../../domain/lot/decision.ts";
import {
  hasSignersRole,
  needsSignature,
  tieOf,
  type SignatureKind,
  type Tie,
} from "../../domain/people/two-people.ts";
import { signatureTerms, type AuctionTerms } from "../../domain/lot/terms.ts";
import { signature } from "../schema/signatures.ts";
import { user } from "../schema/people.ts";
import type { Database, NotifyLot, NotifyUser, StaffQueue } from "../../store/store.ts";
import { addToAudit, ALONE, type Act } from "./audit.ts";
import { marksOf } from "./marks.ts";
import { asyncOrm } from "../system/driver.ts";
import { queueChanged } from "../system/staff-queues.ts";

export type SignatureRow = typeof signature.$inferSelect;

/** Who signs, when and from where; `askedById` asked for it. Without the latter no signature is needed. */
export type SignedBy = Pick<Act, "at" | "userId" | "address" | "askedById"> & { readonly userId: number };

/** Does what was asked for, inside the write of its signature; or returns why it can no longer be done. */
export type PerformSigned = (
  write: {
    readonly db: Database;
    readonly notifyUser: NotifyUser;
    readonly notifyLot: NotifyLot;
    readonly terms: AuctionTerms;
  },
  asked: SignatureRow,
  by: SignedBy,
) => Promise<Performed>;

type Performed =
  | { readonly ok: true }
  | Refused<"STALE" | "NOT_FOUND" | "ACCOUNT_BUSY" | "ROLE_FORBIDDEN" | "SECOND_PERSON_REQUIRED">;

/** An act on money or rights before it happens. */
export interface Wanted<By = SignedBy & Pick<Act, "reason">> {
  readonly kind: SignatureKind;
  readonly subjectId: number;
  /** The client who gains or loses by it. */
  readonly partyId: number;
  readonly amountFils: number | null;
  /** "Refund RF-2026-00061". */
  readonly title: string;
  /** What changes, where no amount says it. */
  readonly text?: string | null;
  /** Everything that the act needs when it is signed. */
  readonly payload?: unknown;
  readonly by: By;
  /** SINGLE_STAFF=on: where nobody else could sign, one person decides. */
  readonly singleStaff: boolean;
}

/** Returns what ties a member of the staff to these clients, so that somebody else has to decide. By client. */
export async function tiesTo(
  db: Database,
  staffId: number,
  clientIds: readonly number[],
): Promise<ReadonlyMap<number, Tie>> {
  const ties = new Map<number, Tie>();
  if (clientIds.length === 0) return ties;
  const own = await marksOf(db, staffId);
  for (const id of new Set(clientIds)) {
    const tie = id === staffId ? "person" : tieOf(own, await marksOf(db, id));
    if (tie) ties.set(id, tie);
  }
  return ties;
}

/** Returns the clients of open requests to whom a member of the staff is tied. */
export async function tiedParties(db: Database, staffId: number): Promise<number[]> {
  const open = await asyncOrm(db)
    .selectDistinct({ id: signature.partyId })
    .from(signature)
    .where(eq(signature.state, "open"));
  const parties = open.map(({ id }) => id);
  return [...(await tiesTo(db, staffId, parties)).keys()];
}

/** Refuses a member of the staff who is one of these clients, or tied to one; null: they are no party. */
export async function partyRefusal(
  db: Database,
  staffId: number,
  clientIds: readonly number[],
): Promise<Refused<"SECOND_PERSON_REQUIRED"> | null> {
  const [tie] = (await tiesTo(db, staffId, clientIds)).values();
  return tie ? refusedFor(tie) : null;
}

/** Refuses to let one person be two. */
export function refusedFor(tie: Tie | "asker"): Refused<"SECOND_PERSON_REQUIRED"> {
  return { ok: false, code: "SECOND_PERSON_REQUIRED", details: { tie } };
}

/**
 * Decides whether one person may do this. Inside the write of the act.
 * @returns who does it; "asked": it waits for a signature, also when they ask for the same again; or why not, such as
 *   another open request (STALE).
 */
export async function secondPerson<By extends Wanted["by"]>(
  db: Database,
  wanted: Wanted<By>,
): Promise<Refused<"SECOND_PERSON_REQUIRED" | "STALE"> | "asked" | By> {
  const { kind, subjectId, partyId, amountFils, by, title, text = null, payload = null } = wanted;
  const party = await partyRefusal(db, by.userId, [partyId]);
  if (party) return party;
  if (!needsSignature(kind, amountFils)) return by;
  if (await signsAlone(db, wanted)) return { ...by, askedById: by.userId };
  const open = await openSignature(db, kind, subjectId);
  const isSame =
    open?.askedBy === by.userId &&
    open.reason === by.reason &&
    JSON.stringify(open.payload) === JSON.stringify(payload);
  if (isSame) return "asked";
  if (open) return { ok: false, code: "STALE", details: {} };
  await insertSignature(db, wanted, { state: "open" });
  await addToAudit(db, {
    ...by,
    act: "sign.ask",
    subject: [title, text].filter(Boolean).join(": "),
    aboutId: partyId,
  });
  return "asked";
}

/**
 * SINGLE_STAFF=on: signs for oneself what nobody else could sign, on the record. Inside the write of the act.
 * @returns whether it is signed
 */
export async function signsAlone(db: Database, wanted: Wanted): Promise<boolean> {
  const { kind, by, singleStaff } = wanted;
  if (!singleStaff || (await signersBeside(db, kind, by.userId)) > 0) return false;
  await insertSignature(db, wanted, { state: "signed", decidedBy: by.userId, decidedAt: by.at });
  return true;
}

async function insertSignature(
  db: Database,
  { kind, subjectId, partyId, amountFils, title, text = null, payload = null, by }: Wanted,
  state: Pick<typeof signature.$inferInsert, "state" | "decidedBy" | "decidedAt">,
): Promise<void> {
  const asked = {
    reason: by.reason,
    askedBy: by.userId,
    askedAt: by.at,
    until: by.at + signatureTerms.openMs,
  };
  await asyncOrm(db)
    .insert(signature)
    .values({ kind, subjectId, partyId, amountFils, title, text, payload, ...asked, ...state });
  listsChanged(db, kind);
}

/** The list that shows what waits to be signed, beside the list of signatures. */
const LISTS = {
  refund: "refunds",
  invoice: "payments",
  forfeit: "settlements",
  release: "settlements",
  claim: "claims",
  role: "clients",
  unlock: "clients",
  limit: "clients",
} as const satisfies Record<SignatureKind, StaffQueue>;

function listsChanged(db: Database, kind: SignatureKind): void {
  queueChanged(db, "signatures");
  queueChanged(db, LISTS[kind]);
}

/** Counts who else could sign. */
async function signersBeside(db: Database, kind: SignatureKind, userId: number): Promise<number> {
  const people = await asyncOrm(db)
    .select({ id: user.id, roles: user.roles, ustatus: user.ustatus })
    .from(user)
    .where(
      sql`${user.deletedAt} IS NULL AND (${user.roles} LIKE '%backoffice%' OR ${user.ustatus} IN ('manager', 'admin'))`,
    );
  return people.filter((one) => one.id !== userId && hasSignersRole(kind, one)).length;
}

/** Returns the open request about this subject; undefined: none. */
export function openSignature(
  db: Database,
  kind: SignatureKind,
  subjectId: number,
): Promise<SignatureRow | undefined> {
  const open = and(eq(signature.kind, kind), eq(signature.subjectId, subjectId), eq(signature.state, "open"));
  return asyncOrm(db).select().from(signature).where(open).get();
}

/** Closes a request. */
export async function closeSignature(
  db: Database,
  id: number,
  decided: Pick<SignatureRow, "state" | "decidedBy" | "decidedAt" | "declineReason">,
): Promise<void> {
  const closed = eq(signature.id, id);
  const { kind } = await asyncOrm(db)
    .update(signature)
    .set(decided)
    .where(closed)
    .returning({ kind: signature.kind })
    .get();
  listsChanged(db, kind);
}

/** SQL: what waits to be signed about a row, as JSON; null: nothing. `partyId`: of one among several clients. */
export function waitingOf(
  kinds: readonly SignatureKind[],
  subjectId: AnyColumn,
  partyId?: AnyColumn,
): SQL<string | null> {
  const among = sql.raw(kinds.map((kind) => `'${kind}'`).join(", "));
  return sql<
    string | null
  >`(SELECT json_object('kind', g.kind, 'asked_by', trim(a.first_name || ' ' || a.last_name),
      'askedAt', g.asked_at, 'until', g.until)
    FROM signature g JOIN user a ON a.id = g.asked_by
    WHERE g.kind IN (${among}) AND g.subject_id = ${subjectId} AND g.state = 'open'
      ${partyId ? sql`AND g.party_id = ${partyId}` : sql``} LIMIT 1)`;
}

/** SQL: the signature about a row, as ", signed by Noura Saleh" or `ALONE`; empty: none. */
export function signedBy(kind: SignatureKind, subjectId: AnyColumn): SQL<string> {
  return sql<string>`coalesce((SELECT CASE g.decided_by WHEN g.asked_by THEN ${ALONE}
      ELSE ', signed by ' || trim(a.first_name || ' ' || a.last_name) END
    FROM signature g JOIN user a ON a.id = g.decided_by
    WHERE g.kind = ${sql.raw(`'${kind}'`)} AND g.subject_id = ${subjectId} AND g.state = 'signed'
    ORDER BY g.id DESC LIMIT 1), '')`;
}
