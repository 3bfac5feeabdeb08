/** POST /backoffice/lots/{approve,return}: the staff's decision about a lot in moderation. */
import { addToAudit } from "../../tables/people/audit.ts";
import { readDraft, setStatus } from "../../tables/lots/lot-drafts.ts";
import { notify } from "../../tables/notices/notify.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import type { Context } from "../../context.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { lotById, setApproved, type LotRow } from "./repository.ts";

/** STALE: it is not in moderation, or its end has passed while it waited. */
export const approveLot: Handler<"approveLot"> = async ({ body, user, address }, context) =>
  decide(body.id_auction, context, (db, notifyUser, lot, at) => {
    if (lot.endsAt <= at) return false;
    setApproved(db, lot, at);
    tellSeller(db, notifyUser, lot, at, "is approved and on view");
    addToAudit(db, { at, userId: user.id, act: "lot.approve", subject: named(lot), reason: null, address });
    return true;
  });

/** Back to its seller as a draft, with what is to be changed. */
export const returnLot: Handler<"returnLot"> = async ({ body, user, address }, context) =>
  decide(body.id_auction, context, (db, notifyUser, lot, at) => {
    const whole = readDraft(db, null, lot.id);
    if (!whole) return false;
    setStatus(db, whole, "draft", { remarks: body.remarks, sentAt: null });
    tellSeller(db, notifyUser, lot, at, `came back from moderation: ${body.remarks}`);
    addToAudit(db, {
      at,
      userId: user.id,
      act: "lot.return",
      subject: named(lot),
      reason: body.remarks,
      address,
    });
    return true;
  });

type Decide = (db: Database, notifyUser: NotifyUser, lot: LotRow, at: number) => boolean;

async function decide(id: number, { store, clock }: Context, act: Decide) {
  const at = clock.now();
  const outcome = await store.write((db, notifyUser): LotRow | "NOT_FOUND" | "STALE" => {
    const lot = lotById(db, id);
    if (!lot || lot.status === "draft") return "NOT_FOUND";
    if (lot.status !== "moderation" || !act(db, notifyUser, lot, at)) return "STALE";
    return lotById(db, id) ?? "NOT_FOUND";
  });
  return typeof outcome === "string" ? refuse(outcome) : ok(presentDecision(outcome));
}

function tellSeller(db: Database, notifyUser: NotifyUser, lot: LotRow, at: number, what: string): void {
  const link = what.startsWith("is approved") ? `/auction/${lot.id}` : `/auction/edit/${lot.id}`;
  const text = `Your ${named(lot)} ${what}.`;
  notify(db, notifyUser, { userId: lot.sellerId, kind: "account", text, at, lotId: lot.id, link });
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
