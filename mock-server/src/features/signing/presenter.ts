/** Presents requests for a second signature. */
import { filsToAed } from "@marsa/api-spec/money";
import type { Schema } from "../../http/handler.ts";
import { ALONE } from "../../tables/people/audit.ts";
import type { ReadSignature } from "./repository.ts";

/** Presents a request to a member of the staff, with the reason why they may not sign it. */
export function presentSignature({
  signature,
  client,
  askedBy,
  decidedBy,
  hindrance,
}: ReadSignature): Schema<"Signature"> {
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
    hindrance,
  };
}
