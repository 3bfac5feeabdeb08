/** POST /backoffice/sign/{kind}/{id}: signs what a colleague asked for, or declines it. */
import { fieldRules } from "@marsa/api-spec/rules";
import { hasSignersRole, type SignatureKind } from "../../domain/people/two-people.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { notify } from "../../tables/notices/notify.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { addToAudit } from "../../tables/people/audit.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import {
  closeSignature,
  openSignature,
  partyRefusal,
  refusedFor,
  type PerformSigned,
  type SignatureRow,
} from "../../tables/people/signatures.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { claimSigned } from "../claims/public.ts";
import { rolesChanged, rolesSigned, unlockSigned } from "../clients/public.ts";
import { approveSigned, confirmSigned } from "../payments/public.ts";
import { limitSigned } from "../room/public.ts";
import { forfeitSigned, releaseSigned } from "../settlement/public.ts";
import { presentSignature } from "./presenter.ts";
import { readBy, signatureById } from "./repository.ts";

const PERFORM: Readonly<Record<SignatureKind, PerformSigned>> = {
  refund: approveSigned,
  invoice: confirmSigned,
  forfeit: forfeitSigned,
  release: releaseSigned,
  claim: claimSigned,
  role: rolesSigned,
  unlock: unlockSigned,
  limit: limitSigned,
};

type Outcome =
  | { readonly ok: true; readonly reply: Schema<"Signature"> }
  | Refused<"NOT_FOUND" | "STALE" | "ACCOUNT_BUSY" | "ROLE_FORBIDDEN" | "SECOND_PERSON_REQUIRED">;

export const signRequest: Handler<"signRequest"> = async (request, context) => {
  const { params, body, user, headers, address } = request;
  const { store, clock, terms } = context;
  const { decision, reason = null } = body;
  const unsure = await unconfirmed(request, context);
  if (unsure) return unsure;
  if (decision === "decline" && reason === null) {
    return refuse("VALIDATION", { errors: [{ field: "reason", message: fieldRules.required("Reason") }] });
  }
  const { kind, id } = params;
  const at = clock.now();
  const key = commandKey("signRequest", { user, headers }, [kind, id, decision, reason]);
  const outcome = await writeIdempotent(
    store,
    key,
    at,
    async (db, notifyUser, notifyLot): Promise<Outcome> => {
      const asked = await openSignature(db, kind, id);
      if (!asked) return await refused(db, kind, id);
      if (asked.until <= at) return { ok: false, code: "STALE", details: {} };
      if (!hasSignersRole(kind, user)) return { ok: false, code: "ROLE_FORBIDDEN", details: {} };
      if (asked.askedBy === user.id) return refusedFor("asker");
      const party = await partyRefusal(db, user.id, [asked.partyId]);
      if (party) return party;
      const by = { at, userId: user.id, address };
      const decided = { decidedBy: user.id, decidedAt: at, declineReason: reason };
      if (decision === "decline") {
        await closeSignature(db, asked.id, { state: "declined", ...decided });
        await addToAudit(db, {
          ...by,
          act: "sign.decline",
          subject: asked.title,
          reason,
          aboutId: asked.partyId,
          askedById: asked.askedBy,
        });
      } else {
        const done = await PERFORM[kind]({ db, notifyUser, notifyLot, terms }, asked, {
          ...by,
          askedById: asked.askedBy,
        });
        // A refusal writes nothing: the request stays open.
        if (!done.ok) return done;
        await closeSignature(db, asked.id, { state: "signed", ...decided, declineReason: null });
      }
      await tellAsker(db, notifyUser, { asked, isSigned: decision === "sign", reason, at });
      const [signed] = await readBy(db, user, [(await signatureById(db, asked.id))!]);
      return { ok: true, reply: presentSignature(signed!) };
    },
  );
  if (outcome.ok && kind === "role" && decision === "sign") rolesChanged(id, context);
  return outcome.ok ? ok(outcome.reply) : outcome;
};

/** A request that is decided, or was never made. */
async function refused(
  db: Database,
  kind: SignatureKind,
  id: number,
): Promise<Refused<"STALE" | "NOT_FOUND">> {
  const code = (await signatureById(db, { kind, subjectId: id })) ? "STALE" : "NOT_FOUND";
  return { ok: false, code, details: {} };
}

interface Told {
  readonly asked: SignatureRow;
  readonly isSigned: boolean;
  readonly reason: string | null;
  readonly at: number;
}

async function tellAsker(
  db: Database,
  notifyUser: NotifyUser,
  { asked, isSigned, reason, at }: Told,
): Promise<void> {
  const text = isSigned ? `${asked.title} is signed.` : `${asked.title} was declined: ${reason}`;
  const link = "/clients?tab=signatures";
  await notify(db, notifyUser, { userId: asked.askedBy, kind: "account", text, at, lotId: null, link });
}
