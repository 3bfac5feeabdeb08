/** Presents requests for a second signature. */
import { filsToAed } from "@marsa/api-spec/money";
import { hasSignersRole } from "../../domain/people/two-people.ts";
import type { Schema } from "../../http/handler.ts";
import type { SessionUser } from "../../http/sessions.ts";
import { ALONE } from "../../tables/people/audit.ts";
import { tieBetween } from "../../tables/people/signatures.ts";
import type { Database } from "../../store/store.ts";
import type { SignatureWithNames } from "./repository.ts";

/** Presents a request to a member of the staff, with the reason why they may not sign it. */
export function presentSignature(
  { signature, client, askedBy, decidedBy }: SignatureWithNames,
  db: Database,
  user: SessionUser,
): Schema<"Signature"> {
  const { kind, subjectId, partyId, amountFils, title, text, reason, askedAt, until, state } = signature;
  return {
    kind,
    id: subjectId,
    title,
    client,
    id_user: partyId,
    amount: amountFils === null ? null : filsToAed(amountFils),
    text,
    reason,
    asked_by: askedBy ?? "",
    asked_at: new Date(askedAt).toISOString(),
    until: new Date(until).toISOString(),
    state,
    decided_by: signature.decidedBy === signature.askedBy ? `${decidedBy}${ALONE}` : decidedBy,
    decided_at: signature.decidedAt === null ? null : new Date(signature.decidedAt).toISOString(),
    decline_reason: signature.declineReason,
    hindrance: state === "open" ? hindranceOf(signature, db, user) : null,
  };
}

function hindranceOf(
  { kind, askedBy, partyId }: SignatureWithNames["signature"],
  db: Database,
  user: SessionUser,
): Schema<"SignatureHindrance"> | null {
  if (askedBy === user.id) return "asker";
  return hasSignersRole(kind, user) ? tieBetween(db, user.id, partyId) : "role";
}
