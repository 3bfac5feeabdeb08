import { ledger } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { Lock } from "lucide-react";
import { ClientLink } from "#/components/client-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import type { Signature } from "./queries.ts";
import { hindranceWords } from "./words.ts";

interface SignatureRowProps {
  row: Signature;
  onDecide: (decision: "sign" | "decline") => void;
}

const DECIDED = { open: "", signed: "Signed", declined: "Declined", void: "Void" } as const;

/** A request for a second signature: what, for whom, who asked, until when, and its buttons or why there are none. */
export function SignatureRow({ row, onDecide }: SignatureRowProps) {
  const { title, client, id_user, amount, text, reason, asked_by, asked_at, until, state } = row;
  const why = hindranceWords(row);
  const money = amount === null ? "" : `AED ${ledger(amount)}`;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3.5 lg:grid-cols-[minmax(0,1fr)_10rem_15rem] lg:items-center">
      <div className={cn("min-w-0", why !== null && "text-text-2")}>
        <p className="flex items-baseline justify-between gap-4 text-body">
          <span className="min-w-0 font-strong break-words">{title}</span>
          <span translate="no" className="shrink-0 font-strong tabular-nums lg:hidden">
            {money}
          </span>
        </p>
        <p className="mt-0.5 text-small text-pretty text-text-2">
          <ClientLink id={id_user}>{client}</ClientLink>
          {text !== null && ` · ${text}`}
          {" · "}asked by {asked_by}, {shortInstant(asked_at)}
          {state === "open" && ` · void after ${shortInstant(until)}`}
        </p>
        {reason !== null && <p className="mt-0.5 text-small text-pretty">{reason}</p>}
        {state !== "open" && <Decided row={row} />}
      </div>
      <span translate="no" className="text-end text-body font-strong tabular-nums max-lg:hidden">
        {money}
      </span>
      <div className="flex flex-wrap items-center justify-end gap-2 max-lg:empty:hidden">
        {state === "open" && why === null && (
          <>
            <Button onClick={() => onDecide("decline")}>Decline</Button>
            <Button variant="ink" onClick={() => onDecide("sign")}>
              Sign
            </Button>
          </>
        )}
        {why !== null && (
          <span className="inline-flex items-center gap-1.5 text-small text-text-2">
            <Lock aria-hidden size={14} strokeWidth={1.75} className="shrink-0" /> {why}
          </span>
        )}
      </div>
    </li>
  );
}

function Decided({ row: { state, decided_by, decided_at, decline_reason } }: { row: Signature }) {
  return (
    <p className="mt-0.5 text-small text-pretty">
      {DECIDED[state]}
      {decided_at !== null && ` ${shortInstant(decided_at)}`}
      {decided_by !== null && ` by ${decided_by}`}
      {decline_reason !== null && `: ${decline_reason}`}
      {state === "void" && ": nobody signed in time"}
    </p>
  );
}
