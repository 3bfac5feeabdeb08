/** Presents acts of the staff. */
import type { Schema } from "../handler.ts";

import type { AuditRow } from "../../tables/people/audit.ts";

export function presentAct(act: AuditRow): Schema<"Act"> {
  return {
    id_audit: act.id,
    at: new Date(act.at).toISOString(),
    who: act.who,
    asked_by: act.askedBy,
    act: act.act,
    subject: act.subject,
    reason: act.reason,
    about: act.aboutId,
    address: act.address,
  };
}
