import { useInfiniteQuery } from "@tanstack/react-query";
import { useState, Fragment } from "react";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { type Case, CASE_STATES, casesQuery, decideCase, type Decision } from "./queries.ts";
import { toast } from "#/components/message/toast.tsx";
import { StaffDecisionDialog } from "#/components/form/staff-decision-dialog.tsx";
import { shortInstant } from "@marsa/api-spec/dates";
import { Link } from "@tanstack/react-router";
import { ClientLink } from "#/components/client-link.tsx";
import { Button } from "#/components/ui/button.tsx";

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

interface CaseRowProps {
  found: Case;
  onDecide: (decision: Decision) => void;
}

/** A suspicion: the two people, what was seen, on which lots, and its buttons or its decision. */
function CaseRow({ found, onDecide }: CaseRowProps) {
  const { bidder, other, role, evidence, opened_at, state } = found;
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_15rem] lg:items-start">
      <div className="min-w-0">
        <p className="text-body text-pretty break-words">
          <ClientLink id={bidder.id_user} className="font-strong">
            {bidder.name}
          </ClientLink>
          <span className="text-text-2"> may bid for the {role} </span>
          <ClientLink id={other.id_user} className="font-strong">
            {other.name}
          </ClientLink>
        </p>
        <ul className="mt-1 list-disc ps-5 text-body text-pretty">
          {evidence.map(({ kind, text }) => (
            <li key={kind}>{text}</li>
          ))}
        </ul>
        <Lots lots={found.lots} />
        <p className="mt-1 text-small text-text-2">Opened {shortInstant(opened_at)}</p>
        {state !== "open" && <Decided found={found} />}
      </div>
      {state === "open" && (
        <div className="flex flex-wrap items-center gap-2 lg:justify-end">
          <Button onClick={() => onDecide("dismiss")}>Dismiss</Button>
          <Button variant="ink" onClick={() => onDecide("confirm")}>
            Confirm
          </Button>
        </div>
      )}
    </li>
  );
}

function Lots({ lots }: Pick<Case, "lots">) {
  return (
    <p className="mt-1 text-small text-pretty text-text-2">
      {lots.length === 1 ? "Lot: " : "Lots: "}
      {lots.map(({ id_auction, number, title }, place) => (
        <Fragment key={id_auction}>
          {place > 0 && ", "}
          <Link
            to="/auction/$id"
            params={{ id: String(id_auction) }}
            className="text-blue tabular-nums hover:underline"
          >
            {title} ({number})
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

function Decided({ found: { state, decided_by, decided_at, reason } }: { found: Case }) {
  return (
    <p className="mt-1 text-small text-pretty">
      {state === "confirmed" ? "Confirmed" : "Dismissed"}
      {decided_at !== null && ` ${shortInstant(decided_at)}`}
      {decided_by !== null && ` by ${decided_by}`}
      {reason !== null && `: ${reason}`}
    </p>
  );
}
