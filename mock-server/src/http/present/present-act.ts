/** Presents acts of the staff. */
import { fullName } from "@marsa/api-spec/text/names";
import type { Schema } from "../handler.ts";

/** An act of the audit log with its actor; null: the server itself. */
export interface ActRow {
  readonly act: {
    readonly id: number;
    readonly at: number;
    readonly act: string;
    readonly subject: string;
    readonly reason: string | null;
    readonly aboutId: number | null;
    readonly address: string | null;
  };
  readonly by: { readonly firstName: string; readonly lastName: string } | null;
}

export function presentAct({ act, by }: ActRow): Schema<"Act"> {
  return {
    id_audit: act.id,
    at: new Date(act.at).toISOString(),
    who: nameOf(by),
    act: act.act,
    subject: act.subject,
    reason: act.reason,
    about: act.aboutId,
    address: act.address,
  };
}

/** Names the person of an act, or the server. */
export function nameOf(by: ActRow["by"]): string {
  return by ? fullName(by) : "Marsa";
}
