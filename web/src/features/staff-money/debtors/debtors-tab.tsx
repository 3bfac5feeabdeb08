import { ledger } from "@marsa/api-spec/amounts";
import { shortDay, shortInstant } from "@marsa/api-spec/dates";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ClientLink } from "#/components/client-link.tsx";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { SaveFileButton } from "#/components/save-file-button.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { settlementsSearch } from "../settlements/model/address.ts";
import { DEBTOR_STATES, type Debtor, debtorsQuery, exportDebtors } from "./queries.ts";

const STATES = [
  { state: "all", word: "All" },
  { state: "overdue", word: "Overdue" },
  { state: "due", word: "Not due yet" },
] as const;
const EMPTY = {
  all: { title: "Nobody owes anything", text: "Buyers appear here from the hammer until they pay." },
  overdue: { title: "Nobody is overdue", text: "Buyers appear here when a deadline passes without payment." },
  due: { title: "Nothing is due", text: "Buyers appear here from the hammer until they pay." },
} as const;

/** Who owes what and since when: the buyers of unpaid sales, each with the sum and its sales. */
export function DebtorsTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const [{ state, q = "" }, go] = useListAddress("debtors", search, DEBTOR_STATES);
  const [sort, setSort] = useState<"oldest" | "largest">("oldest");
  const filter = { state, q, sort };
  const query = useInfiniteQuery(debtorsQuery(filter));
  const pages = query.data?.pages;
  const first = pages?.[0];
  return (
    <ListScreen
      title="Debtors"
      about={`${first ? `AED ${ledger(first.sums.owed)} is owed, AED ${ledger(first.sums.overdue)} of it overdue. ` : ""}You extend, release or forfeit in the settlement.`}
      action={
        <div className="flex flex-wrap items-center gap-2">
          <Button
            aria-pressed={sort === "largest"}
            className="aria-pressed:border-blue aria-pressed:bg-blue-tint aria-pressed:text-blue-deep"
            onClick={() => setSort(sort === "largest" ? "oldest" : "largest")}
          >
            Largest first
          </Button>
          <SaveFileButton hint="to Excel" file={() => exportDebtors(filter)} />
        </div>
      }
      what="debtors"
      search={{ placeholder: "Buyer", q, onSearch: (words) => go({ state, q: words }) }}
      states={STATES}
      state={state}
      counts={first?.counts}
      onState={(next) => go({ state: next, q })}
      query={query}
      rows={pages
        ?.flatMap(({ items, as_of: asOf }) => items.map((row) => ({ row, asOf })))
        .map(({ row, asOf }) => (
          <DebtorRow key={row.id_user} row={row} asOf={asOf} />
        ))}
      empty={EMPTY}
      onClear={() => go({ state })}
    />
  );
}

function DebtorRow({ row, asOf }: { row: Debtor; asOf: string }) {
  const { id_user: user, buyer, lots, owed, overdue, since, due, sales } = row;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_11rem]">
      <div className="min-w-0">
        <ClientLink id={user} className="block text-body font-strong break-words">
          {buyer}
        </ClientLink>
        <p className="text-small text-pretty text-text-2">
          {counted(lots, "lot")} unpaid, the first sold {shortDay(since)}
        </p>
      </div>
      <ul className="grid min-w-0 grid-cols-1 gap-1 text-small max-lg:order-last max-lg:gap-0">
        {sales.map((sale) => (
          <li key={sale.id_auction} className="flex items-baseline justify-between gap-4">
            <Link
              to="/clients"
              search={settlementsSearch({ state: "all", lot: sale.id_auction, buyer: user })}
              className="min-w-0 truncate text-blue hover:underline max-lg:py-3"
            >
              {sale.number} · {sale.title}
            </Link>
            <span translate="no" className="shrink-0 tabular-nums">
              {ledger(sale.owed)}
              <span className={cn("ms-3", sale.due <= asOf ? "font-strong text-orange" : "text-text-2")}>
                {shortDay(sale.due)}
              </span>
            </span>
          </li>
        ))}
        {lots > sales.length && (
          <li className="text-text-2">and {counted(lots - sales.length, "more lot")}</li>
        )}
      </ul>
      <p className="text-small text-text-2 lg:text-end">
        <span translate="no" className="block text-body font-strong text-text tabular-nums">
          AED {ledger(owed)}
        </span>
        {overdue > 0 ? (
          <span className="font-strong text-orange">AED {ledger(overdue)} overdue</span>
        ) : (
          `first due ${shortInstant(due)}`
        )}
      </p>
    </li>
  );
}
