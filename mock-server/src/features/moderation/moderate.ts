/** POST /backoffice/lots/{approve,return}: the staff's decision about a lot in moderation. */
import { fieldRules, type FieldError } from "@marsa/api-spec/rules";
import { addToAudit } from "../../tables/people/audit.ts";
import { addHistory } from "../../tables/lots/history/add-history.ts";
import { claimOf, endClaim } from "../../tables/lots/claims.ts";
import { readDraft, setStatus, type WholeDraft } from "../../tables/lots/lot-drafts.ts";
import { encodeReturn, photoField } from "../../tables/lots/remarks.ts";
import { notify } from "../../tables/notices/notify.ts";
import type { Database, NotifyLot, NotifyUser } from "../../store/store.ts";
import type { Context } from "../../http/context.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { OBJECT_TYPES } from "../../http/present/object-types.ts";
import { unresolved } from "./resolve-words.ts";
import { lotById, setApproved, staffName, type LotRow } from "./repository.ts";

/** STALE: it is not in moderation, or its end has passed while it waited. */
export const approveLot: Handler<"approveLot"> = async ({ body, user, address }, context) =>
  decide(body.id_auction, user.id, context, async (db, notifyUser, lot, at, notifyLot) => {
    if (lot.endsAt <= at && !isForLane(lot)) return "STALE";
    const whole = await readDraft(db, null, lot.id);
    const open = whole ? unresolved(whole) : [];
    if (open.length > 0) return open;
    await setApproved(db, lot, at);
    const cause = `${await staffName(db, user.id)} approved the lot`;
    const row = await addHistory(db, lot.id, { kind: "moderation_approved", userId: user.id, cause }, at);
    // Lists and walls learn of the new lot.
    notifyLot(lot.id, [row]);
    const text = `Your ${named(lot)} is approved. ${opening(lot, at)}`;
    await notifySeller(db, notifyUser, lot, { at, text, link: `/auction/${lot.id}` });
    await addToAudit(db, { at, userId: user.id, act: "lot.approve", ...subject(lot), reason: null, address });
    return null;
  });

/** Back to its seller as a draft, with a remark at each field to be changed. */
export const returnLot: Handler<"returnLot"> = async ({ body, user, address }, context) => {
  const { remarks } = body;
  return decide(body.id_auction, user.id, context, async (db, notifyUser, lot, at) => {
    const whole = await readDraft(db, null, lot.id);
    if (!whole) return "STALE";
    const errors = unknownFields(whole, remarks);
    if (errors.length > 0) return errors;
    const by = await staffName(db, user.id);
    await setStatus(db, whole, "draft", {
      remarks: encodeReturn(remarks, whole.draft.fields, { at, by }),
      sentAt: null,
    });
    const inAll = remarks.length === 1 ? "1 remark" : `${remarks.length} remarks`;
    const cause = `${by} returned the lot with ${inAll}`;
    await addHistory(db, lot.id, { kind: "moderation_returned", userId: user.id, cause }, at);
    const text = `Your ${named(lot)} is returned with ${inAll}. Change it, then send it again.`;
    await notifySeller(db, notifyUser, lot, { at, text, link: `/auction/edit/${lot.id}` });
    const reason = remarks.map((each) => each.text).join("\n");
    await addToAudit(db, { at, userId: user.id, act: "lot.return", ...subject(lot), reason, address });
    return null;
  });
};

type Refused = "STALE" | FieldError[];
/** Decides about a lot; null: done. */
type Decide = (
  db: Database,
  notifyUser: NotifyUser,
  lot: LotRow,
  at: number,
  notifyLot: NotifyLot,
) => Promise<Refused | null>;
type Claimed = { readonly by: string; readonly until: string };

/** A claim of another staff member keeps the lot from the decision. */
async function decide(id: number, userId: number, { store, clock }: Context, act: Decide) {
  const at = clock.now();
  const outcome = await store.write(
    async (db, notifyUser, notifyLot): Promise<LotRow | "NOT_FOUND" | Refused | Claimed> => {
      const lot = await lotById(db, id);
      if (!lot || lot.status === "draft") return "NOT_FOUND";
      if (lot.status !== "moderation") return "STALE";
      const claim = await claimOf(db, id, at);
      if (claim && claim.userId !== userId) {
        return { by: await staffName(db, claim.userId), until: new Date(claim.until).toISOString() };
      }
      const refused = await act(db, notifyUser, lot, at, notifyLot);
      if (refused) return refused;
      // Open pages of the seller follow, whatever notices they want.
      notifyUser(lot.sellerId, "lot");
      await endClaim(db, id);
      return (await lotById(db, id)) ?? "NOT_FOUND";
    },
  );
  if (typeof outcome === "string") return refuse(outcome);
  if (Array.isArray(outcome)) return refuse("VALIDATION", { errors: outcome });
  if ("by" in outcome) return refuse("LOT_CLAIMED", { ...outcome });
  return ok(presentDecision(outcome));
}

/** A remark stands at a field of this lot's form, at one of its photos, or (null) at the whole lot. */
function unknownFields({ lot, draft }: WholeDraft, remarks: readonly Schema<"RemarkToSend">[]): FieldError[] {
  const groups = OBJECT_TYPES.find(({ kind }) => kind === lot.kind)?.groups ?? [];
  const fields = groups.flatMap((group) => group.fields.map(({ name }) => name));
  const names = new Set([...fields, ...(draft.fields.photos ?? []).map(photoField)]);
  const known = remarks.every(({ field }) => field === null || names.has(field));
  return known ? [] : [{ field: "remarks", message: fieldRules.valid("Field") }];
}

interface Notice {
  readonly at: number;
  readonly text: string;
  readonly link: string;
}

async function notifySeller(
  db: Database,
  notifyUser: NotifyUser,
  lot: LotRow,
  { at, text, link }: Notice,
): Promise<void> {
  await notify(db, notifyUser, { userId: lot.sellerId, kind: "account", text, at, lotId: lot.id, link });
}

/** Whether the seller asked for a live lane, and so for no dates. */
function isForLane({ opensAt, endsAt }: LotRow): boolean {
  return opensAt === endsAt;
}

function opening(lot: LotRow, at: number): string {
  if (isForLane(lot)) return "Staff now choose its live lane.";
  const { opensAt } = lot;
  return opensAt <= at ? "It is open for bids." : "It opens by itself at its start.";
}

function subject(lot: LotRow): { subject: string; aboutId: number } {
  return { subject: named(lot), aboutId: lot.sellerId };
}

function named({ title, number }: LotRow): string {
  return `${title} (lot ${number})`;
}

function presentDecision(lot: LotRow): Schema<"Decision"> {
  return {
    id_auction: lot.id,
    seq: lot.seq,
    status: lot.status,
    price: lot.price,
    offer: null,
    decision_until: null,
  };
}
