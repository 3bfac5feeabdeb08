import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { CaseDialog } from "./case-dialog.tsx";
import { CaseRow } from "./case-row.tsx";
import { type Case, CASE_STATES, casesQuery, type Decision } from "./queries.ts";

const STATES = [
  { state: "open", word: "Open" },
  { state: "dismissed", word: "Dismissed" },
  { state: "confirmed", word: "Confirmed" },
] as const;
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
    <ListScreen
      title="Cases"
      about="Bids that may be made for a seller or a winner. Nobody is locked by a case: you judge it."
      what="cases"
      states={STATES}
      state={state}
      counts={open === undefined ? undefined : { open }}
      onState={(next) => go({ state: next })}
      query={query}
      rows={query.data?.pages
        .flatMap(({ items }) => items)
        .map((found) => (
          <CaseRow key={found.id_case} found={found} onDecide={(decision) => setAsked({ found, decision })} />
        ))}
      empty={EMPTY}
      safe="Nothing was decided."
      onClear={() => go({ state })}
    >
      {asked && <CaseDialog {...asked} onClose={() => setAsked(null)} />}
    </ListScreen>
  );
}
