/** Reads requests for a second signature. */
import { and, asc, desc, eq, gt, lt, lte, ne, type SQL } from "drizzle-orm";
import { hasSignersRole, type SignatureKind, type Tie } from "../../domain/people/two-people.ts";
import type { SessionUser } from "../../http/sessions.ts";
import { notify } from "../../tables/notices/notify.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import { closeSignature, tiesTo } from "../../tables/people/signatures.ts";
import { clientName, personName } from "../../tables/people/user-name.ts";
import { signature } from "../../tables/schema/signatures.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

function rows(db: Database) {
  return asyncOrm(db)
    .select({
      signature,
      client: clientName(signature.partyId),
      askedBy: personName(signature.askedBy),
      decidedBy: personName(signature.decidedBy),
    })
    .from(signature)
    .$dynamic();
}

export type SignatureWithNames = Awaited<ReturnType<ReturnType<typeof rows>["all"]>>[number];

/** A request as a member of the staff reads it. */
export interface ReadSignature extends SignatureWithNames {
  /** Why they may not sign it. */
  readonly hindrance: Tie | "asker" | "role" | null;
}

/** Adds to requests what hinders a member of the staff to sign them. */
export async function readBy(
  db: Database,
  user: SessionUser,
  found: readonly SignatureWithNames[],
): Promise<ReadSignature[]> {
  const open = found.filter(({ signature: { state } }) => state === "open");
  const parties = open.map(({ signature: { partyId } }) => partyId);
  const ties = await tiesTo(db, user.id, parties);
  return found.map((row) => ({ ...row, hindrance: hindranceOf(row, user, ties) }));
}

function hindranceOf(
  { signature: { state, kind, askedBy, partyId } }: SignatureWithNames,
  user: SessionUser,
  ties: ReadonlyMap<number, Tie>,
): ReadSignature["hindrance"] {
  if (state !== "open") return null;
  if (askedBy === user.id) return "asker";
  return hasSignersRole(kind, user) ? (ties.get(partyId) ?? null) : "role";
}

/** Returns a request by its id, or the last one about a subject; undefined: none. */
export async function signatureById(
  db: Database,
  by: number | { readonly kind: SignatureKind; readonly subjectId: number },
): Promise<SignatureWithNames | undefined> {
  const wanted =
    typeof by === "number"
      ? eq(signature.id, by)
      : and(eq(signature.kind, by.kind), eq(signature.subjectId, by.subjectId));
  return await rows(db).where(wanted).orderBy(desc(signature.id)).get();
}

/** Returns the open requests at `now` (ms), the oldest first: all are open for the same time. */
export async function openSignatures(db: Database, now: number): Promise<SignatureWithNames[]> {
  return await rows(db)
    .where(and(eq(signature.state, "open"), gt(signature.until, now)))
    .orderBy(asc(signature.id))
    .all();
}

/** Returns a page of decided and void requests before an id, the newest first. */
export async function decidedSignatures(
  db: Database,
  before: number | null,
  limit: number,
): Promise<SignatureWithNames[]> {
  const decided: SQL | undefined = ne(signature.state, "open");
  return await rows(db)
    .where(before === null ? decided : and(decided, lt(signature.id, before)))
    .orderBy(desc(signature.id))
    .limit(limit)
    .all();
}

/**
 * Makes a request void that nobody has signed in time, and tells who asked. Inside a write; `now` in ms.
 * @returns whether it was open until now
 */
export async function voidSignature(
  db: Database,
  notifyUser: NotifyUser,
  id: number,
  now: number,
): Promise<boolean> {
  const row = await asyncOrm(db)
    .select()
    .from(signature)
    .where(and(eq(signature.id, id), eq(signature.state, "open"), lte(signature.until, now)))
    .get();
  if (!row) return false;
  await closeSignature(db, id, { state: "void", decidedBy: null, decidedAt: now, declineReason: null });
  await addToAudit(db, {
    at: now,
    userId: null,
    act: "sign.void",
    subject: row.title,
    reason: null,
    aboutId: row.partyId,
    address: null,
  });
  const text = `Nobody signed in time: ${row.title} is void.`;
  const link = "/clients?tab=signatures";
  await notify(db, notifyUser, { userId: row.askedBy, kind: "account", text, at: now, lotId: null, link });
  return true;
}
