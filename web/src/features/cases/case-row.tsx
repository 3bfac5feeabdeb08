import { shortInstant } from "@marsa/api-spec/dates";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { ClientLink } from "#/components/client-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import type { Case, Decision } from "./queries.ts";

interface CaseRowProps {
  found: Case;
  onDecide: (decision: Decision) => void;
}

/** A suspicion: the two people, what was seen, on which lots, and its buttons or its decision. */
export function CaseRow({ found, onDecide }: CaseRowProps) {
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
