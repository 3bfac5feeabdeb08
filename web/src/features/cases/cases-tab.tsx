import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { CaseRow } from "./case-row.tsx";
import { type Case, CASE_STATES, casesQuery, decideCase, type Decision } from "./queries.ts";
import { toast } from "#/components/message/toast.tsx";
import { StaffDecisionDialog } from "#/components/form/staff-decision-dialog.tsx";

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

const USUAL: Readonly<Record<Decision, readonly string[]>> = {
  dismiss: ["One family or one office", "The client explained it by phone", "Chance"],
  confirm: ["The client admitted it", "The documents are of one person", "The pattern leaves no doubt"],
};

interface CaseDialogProps {
  found: Case;
  decision: Decision;
  onClose: () => void;
}

/** Dismisses or confirms a suspicion, with a reason for the audit. */
function CaseDialog({ found, decision, onClose }: CaseDialogProps) {
  const { id_case, bidder, other, evidence } = found;
  const confirming = decision === "confirm";
  const title = `${bidder.name} and ${other.name}`;

  async function send(reason: string) {
    await decideCase(id_case, decision, reason);
    void toast({ text: `The case of ${title} is ${confirming ? "confirmed" : "dismissed"}` });
  }

  return (
    <StaffDecisionDialog
      title={confirming ? "Confirm this case?" : "Dismiss this case?"}
      text={
        confirming
          ? "Nothing else happens: lock the client yourself where it is needed. The audit keeps your reason."
          : "The same evidence opens no case about these two again. The audit keeps your reason."
      }
      press={confirming ? "Confirm" : "Dismiss"}
      moves={false}
      withReason
      reasonHint="Only staff read it."
      usual={USUAL[decision]}
      safe="The case is still open."
      onSend={send}
      onClose={onClose}
    >
      <div className="rounded-md bg-salt px-3.5 py-2.5 text-body text-pretty">
        <p className="font-strong break-words">{title}</p>
        <ul className="mt-1 list-disc ps-5">
          {evidence.map(({ kind, text }) => (
            <li key={kind}>{text}</li>
          ))}
        </ul>
      </div>
    </StaffDecisionDialog>
  );
}
