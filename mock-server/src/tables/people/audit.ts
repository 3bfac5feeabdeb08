/** Writes the audit log. */
import { audit } from "../schema/system.ts";
import type { Database } from "../../store/store.ts";

/** What is done at the desk of a running lane. */
export type LaneAct =
  | "open"
  | "release"
  | "minprice"
  | "startprice"
  | "step"
  | "finalcall"
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
  | "end";

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
    | "lot.approve"
    | "lot.return"
    | "lot.resolve"
    | "dictionary.add"
    | "invoice.confirm"
    | "invoice.reject"
    | "invoice.reopen"
    | "refund.paid"
    | "refund.decline"
    | "refund.reveal"
    | "refund.file"
    | "auctions.pause"
    | "auctions.resume"
    | "lane.create"
    | "lane.change"
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
  readonly aboutId?: number;
  /** The address it was done from; null: the server itself. */
  readonly address: string | null;
}

/** Adds an act of the staff to the audit log, inside the write of the act. */
export function addToAudit(db: Database, act: Act): void {
  db.insert(audit).values(act).run();
}
