import { notFound, useNavigate } from "@tanstack/react-router";
import { DayFilter } from "#/components/day-filter.tsx";
import { FilterSelect } from "#/components/filter-select.tsx";
import { ListSearchField } from "#/components/list/list-search-field.tsx";
import { SaveFileButton } from "#/components/save-file-button.tsx";
import { Button } from "#/components/ui/button.tsx";
import {
  type AuditAddress,
  auditSearch,
  readAuditAddress,
  auditQuery,
  exportAudit,
  type Act,
} from "./queries.ts";
import { ACT_WORDS, actWord } from "#/lib/act-words.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ListTable } from "#/components/list/list-table.tsx";
import { ClientLink } from "#/components/client-link.tsx";
import { memo } from "react";
import { cn } from "#/lib/cn.ts";
import { clock, shortDay } from "@marsa/api-spec/dates";

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

/** The columns on wide screens. */
const AUDIT_COLUMNS =
  "grid grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,2.4fr)_8rem] items-center gap-x-5";

interface AuditRowProps {
  act: Act;
  wide: boolean;
  height: number;
}

/** One act; its person is a link to their drawer. */
const AuditRow = memo(function AuditRow({ act: row, wide, height }: AuditRowProps) {
  const { at, act, subject, reason, about, address, asked_by } = row;
  const who = asked_by === null ? row.who : `${row.who}, asked by ${asked_by}`;
  const to =
    about === null ? (
      <span className="block truncate">{subject}</span>
    ) : (
      <ClientLink id={about} part="log" className="block truncate">
        {subject}
      </ClientLink>
    );
  const why = reason !== null && (
    <span title={reason} className="block truncate text-small text-text-2">
      {reason}
    </span>
  );
  if (!wide) {
    return (
      <li className="border-b border-line px-4 py-3 text-body" style={{ height }}>
        <div className="flex items-baseline justify-between gap-3">
          <span className="truncate font-strong">{actWord(act)}</span>
          <span className="shrink-0 text-small text-text-2 tabular-nums">
            {shortDay(at)}, {clock(at)}
          </span>
        </div>
        <div className="flex min-w-0 gap-1.5">
          <span className="shrink-0 text-text-2">{who} ·</span>
          <span className="min-w-0">{to}</span>
        </div>
        {why || <span className="block truncate text-small text-text-2">{from(address)}</span>}
      </li>
    );
  }
  return (
    <li className="border-b border-line text-body hover:bg-salt" style={{ height }}>
      <div className={cn(AUDIT_COLUMNS, "h-full")}>
        <span className="tabular-nums">
          <span className="block">{clock(at)}</span>
          <span className="block text-small text-text-2">{shortDay(at)}</span>
        </span>
        <span className="truncate">{who}</span>
        <span className="truncate font-strong">{actWord(act)}</span>
        <span className="min-w-0">
          {to}
          {why}
        </span>
        <span className="truncate text-small text-text-2 tabular-nums">{from(address)}</span>
      </div>
    </li>
  );
});

/** The network address of an act; the server itself has none. */
function from(address: string | null): string {
  if (address === null) return "The server";
  return address === "" ? "Not known" : address.replace(/^::ffff:/, "");
}
