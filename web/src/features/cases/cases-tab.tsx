import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { StaffList, StateChips, useListAddress } from "../staff-money/public.ts";
import { CaseDialog } from "./case-dialog.tsx";
import { CaseRow } from "./case-row.tsx";
import { type Case, CASE_STATES, casesQuery, type Decision } from "./queries.ts";

const EMPTY = {
  open: {
    title: "No open case",
    text: "Each night the server looks at the lots that have ended. What it suspects appears here.",
  },
  dismissed: { title: "Nothing dismissed yet", text: "Dismissed cases appear here with their reasons." },
  confirmed: { title: "Nothing confirmed yet", text: "Confirmed cases appear here with their reasons." },
} as const;

/** Suspicions that somebody bids for a seller or a winner: the strongest first, to be decided by the staff. */
export function CasesTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const [{ state }, go] = useListAddress("cases", search, CASE_STATES);
  const query = useInfiniteQuery(casesQuery(state));
  const [asked, setAsked] = useState<{ found: Case; decision: Decision } | null>(null);
  const open = query.data?.pages[0]?.open;
  return (
    <>
      <h1 className="pt-5 text-h1">Cases</h1>
      <p className="mt-1 text-body text-pretty text-text-2">
        Bids that may be made for a seller or a winner. Nobody is locked by a case: you judge it.
      </p>
      <div className="mt-3">
        <StateChips
          states={[
            { state: "open", word: "Open" },
            { state: "dismissed", word: "Dismissed" },
            { state: "confirmed", word: "Confirmed" },
          ]}
          current={state}
          counts={open === undefined ? undefined : { open }}
          onChange={(next) => go({ state: next })}
        />
      </div>
      <StaffList
        what="cases"
        query={query}
        rows={query.data?.pages
          .flatMap(({ items }) => items)
          .map((found) => (
            <CaseRow
              key={found.id_case}
              found={found}
              onDecide={(decision) => setAsked({ found, decision })}
            />
          ))}
        empty={EMPTY[state]}
        searched={false}
        safe="Nothing was decided."
        onClear={() => go({ state })}
      />
      {asked && <CaseDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
