import { ledger } from "@marsa/api-spec/amounts";
import { shortDay } from "@marsa/api-spec/dates";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ClientLink } from "#/components/client-link.tsx";
import { DayFilter } from "#/components/day-filter.tsx";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { PdfButton } from "#/components/pdf-button.tsx";
import { SaveFileButton } from "#/components/save-file-button.tsx";
import {
  exportPapers,
  PAPER_STATES,
  type PaperFilter,
  paperLink,
  papersQuery,
  type StaffPaper,
} from "./queries.ts";
import { aboutWords, KIND_WORDS } from "./words.ts";

const SECTIONS = [
  { state: "all", word: "All" },
  { state: "invoice", word: "Tax invoices" },
  { state: "credit_note", word: "Credit notes" },
] as const;
const LATER = "The tax invoice of our fee appears here when a buyer pays.";
const EMPTY = {
  all: { title: "No tax documents yet", text: LATER },
  invoice: { title: "No tax invoices yet", text: LATER },
  credit_note: { title: "No credit notes", text: "They appear here when a lot comes back after a claim." },
} as const;

/** The tax documents of the house, which are the list of its VAT. */
export function PapersTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const [address, go] = useListAddress("papers", search, PAPER_STATES);
  const [days, setDays] = useState<PaperFilter["days"]>({});
  const filter = { ...address, days };
  const query = useInfiniteQuery(papersQuery(filter));
  const { q = "", state } = address;
  const pages = query.data?.pages;
  const sums = pages?.[0]?.sums;
  const set = (end: "from" | "to") => (day: string | undefined) => {
    const { [end]: _, ...other } = days;
    setDays({ ...other, ...(day !== undefined && { [end]: day }) });
  };
  return (
    <ListScreen
      title="Tax documents"
      about={`${sums ? `VAT owed AED ${ledger(sums.vat)}, on fees of AED ${ledger(sums.net)}. ` : ""}An issued document never changes.`}
      action={
        <div className="flex flex-wrap items-center gap-2">
          <DayFilter label="From" value={days.from} onChange={set("from")} />
          <DayFilter label="To" value={days.to} onChange={set("to")} />
          <SaveFileButton hint="to Excel" file={() => exportPapers(filter)} />
        </div>
      }
      what="tax documents"
      search={{ placeholder: "Number or recipient", q, onSearch: (words) => go({ state, q: words }) }}
      states={SECTIONS}
      state={state}
      counts={pages?.[0]?.counts}
      onState={(next) => go({ ...address, state: next })}
      query={query}
      rows={pages
        ?.flatMap(({ items }) => items)
        .map((row) => (
          <PaperRow key={row.paper.id_paper} row={row} />
        ))}
      empty={EMPTY}
      safe="Nothing is lost: an issued document is kept."
      onClear={() => {
        setDays({});
        go({ state });
      }}
    />
  );
}

function PaperRow({ row: { paper, recipient, id_user: user, trn } }: { row: StaffPaper }) {
  const { kind, number, net, vat, total, issued_at: issued, title } = paper;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem_4rem] lg:items-center">
      <div className="min-w-0">
        <p className="text-body font-strong">{number}</p>
        <p className="text-small text-text-2">
          {KIND_WORDS[kind]} · {shortDay(issued)}
        </p>
      </div>
      <div className="min-w-0">
        <ClientLink id={user} className="block truncate text-body font-strong">
          {recipient}
        </ClientLink>
        <p className="text-small text-pretty break-words text-text-2">
          {trn !== "" && `TRN ${trn} · `}
          {aboutWords(paper)}, {title}
        </p>
      </div>
      <div className="flex items-end justify-between gap-4 lg:contents">
        <p translate="no" className="text-small text-text-2 tabular-nums lg:text-end">
          <span className="block text-body font-strong text-text">AED {ledger(total)}</span>
          {ledger(net)} + {ledger(vat)} VAT
        </p>
        <div className="lg:text-end">
          <PdfButton number={number} link={() => paperLink(paper)} />
        </div>
      </div>
    </li>
  );
}
