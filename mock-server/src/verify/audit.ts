/** Checks the audit of the staff. */
import { auditHash } from "../tables/people/audit.ts";
import { audit, meta } from "../tables/schema/system.ts";
import type { Database } from "../store/store.ts";
import type { Located } from "./finding.ts";
import { orm } from "../tables/system/driver.ts";

/** Hashes the rows again. Returns the first row that differs, or that is not the last one. */
export function checkAudit(db: Database): Located[] {
  let last: string | null = null;
  let count = 0;
  for (const { hash, ...row } of orm(db).select().from(audit).orderBy(audit.id).all()) {
    count += 1;
    const again: string = auditHash(last, row);
    if (again !== hash || row.id !== count)
      return [
        found(row.id, "it does not say what it said when it was written, or a row before it is missing"),
      ];
    last = hash;
  }
  const named = orm(db).select({ hash: meta.auditHash }).from(meta).get();
  return named && named.hash !== last ? [found(count, "rows after it are missing")] : [];
}

function found(id: number, what: string): Located {
  return { table: "audit", row: String(id), what, lotId: null, userId: null };
}
