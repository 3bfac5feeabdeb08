import { notFound, useNavigate } from "@tanstack/react-router";
import { DayFilter } from "#/components/day-filter.tsx";
import { FilterSelect } from "#/components/filter-select.tsx";
import { ListSearchField } from "#/components/list/list-search-field.tsx";
import { SaveFileButton } from "#/components/save-file-button.tsx";
import { Button } from "#/components/ui/button.tsx";
import { type AuditAddress, auditSearch, readAuditAddress, auditQuery, exportAudit } from "./queries.ts";
import { ACT_WORDS } from "#/lib/act-words.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ListTable } from "#/components/list/list-table.tsx";
import { AUDIT_COLUMNS, AuditRow } from "./audit-row.tsx";

const GROUPS = [
  { value: "profile", label: "All about profiles" },
  { value: "user", label: "All about users" },
  { value: "sign", label: "All about signatures" },
  { value: "case", label: "All about cases" },
  { value: "read", label: "All about reading" },
  { value: "invoice", label: "All about invoices" },
  { value: "refund", label: "All about refunds" },
  { value: "lane", label: "All about lanes" },
  { value: "lot", label: "All about lots" },
];
const ACTS = [...GROUPS, ...Object.entries(ACT_WORDS).map(([value, label]) => ({ value, label }))];

/** The staff's tab of the audit: acts with person, subject, time and address. */
export function AuditTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const navigate = useNavigate();
  const address = readAuditAddress(search);
  if (!address) throw notFound();
  const go = (next: AuditAddress) =>
    void navigate({ to: "/clients", search: auditSearch(next), replace: true, resetScroll: false });
  const set =
    (key: keyof AuditAddress) =>
    (value: string | undefined): void => {
      const { [key]: _, ...others } = address;
      go({ ...others, ...(value && { [key]: value }) });
    };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-5">
        <h1 className="text-h1">Audit</h1>
        <SaveFileButton file={() => exportAudit(address)} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-3">
        <ListSearchField
          label="Search the audit"
          placeholder="Person, subject or reason"
          value={address.q ?? ""}
          onChange={set("q")}
          className="w-full sm:w-76"
        />
        <fieldset
          aria-label="Filters"
          className="-mx-4 flex min-w-0 items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
        >
          <FilterSelect label="Act" options={ACTS} value={address.act ?? ""} onChange={set("act")} />
          <DayFilter label="From" value={address.from} onChange={set("from")} />
          <DayFilter label="To" value={address.to} onChange={set("to")} />
          {Object.keys(address).length > 0 && (
            <Button variant="ghost-blue" onClick={() => go({})}>
              Clear all
            </Button>
          )}
        </fieldset>
      </div>
      <AuditList address={address} onClear={() => go({})} />
    </>
  );
}

/** Acts of the staff. */
function AuditList({ address, onClear }: { address: AuditAddress; onClear: () => void }) {
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
