import { useInfiniteQuery } from "@tanstack/react-query";
import { ListTable } from "#/components/list/list-table.tsx";
import type { AuditAddress } from "./audit-address.ts";
import { AUDIT_COLUMNS, AuditRow } from "./audit-row.tsx";
import { auditQuery } from "./queries.ts";

/** Acts of the staff. */
export function AuditList({ address, onClear }: { address: AuditAddress; onClear: () => void }) {
  const query = useInfiniteQuery(auditQuery(address));
  return (
    <ListTable
      what="audit"
      label="Acts"
      query={query}
      rows={query.data?.pages.flatMap(({ items }) => items)}
      columns={AUDIT_COLUMNS}
      head={
        <>
          <span>When, GST</span>
          <span>Who</span>
          <span>Act</span>
          <span>Subject and reason</span>
          <span>From</span>
        </>
      }
      heights={{ wide: 58, phone: 104 }}
      renderRow={(act, wide, height) => <AuditRow key={act.id_audit} act={act} wide={wide} height={height} />}
      empty={{ title: "No acts yet", text: "Every staff action appears here at once." }}
      searched={Object.keys(address).length > 0}
      noMatch={{ title: "No act matches", text: "Try another type, other days or another search." }}
      safe="No entry is lost."
      clear="Clear all"
      onClear={onClear}
    />
  );
}
