import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import {
  decideSignature,
  type Signature,
  SIGNATURE_STATES,
  signaturesQuery,
  effectWords,
  pressWords,
  hindranceWords,
} from "./queries.ts";
import { shortInstant } from "@marsa/api-spec/dates";
import { toast } from "#/components/message/toast.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { StaffDecisionDialog } from "#/components/form/staff-decision-dialog.tsx";
import { DialogFacts } from "../dialog-facts.tsx";
import { Lock } from "lucide-react";
import { ClientLink } from "#/components/client-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";

const STATES = [
  { state: "open", word: "For you" },
  { state: "decided", word: "Decided" },
] as const;
const EMPTY = {
  open: {
    title: "Nothing waits for a signature",
    text: "Large refunds and invoices, forfeits, releases, limits, roles and unlocks appear here when a colleague asks.",
  },
  decided: { title: "Nothing decided yet", text: "What was signed, declined or void appears here." },
} as const;

/** What waits for the signature of a second person: first what the reader may sign, then what they may not, and why. */
export function SignaturesTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const [{ state }, go] = useListAddress("signatures", search, SIGNATURE_STATES);
  const query = useInfiniteQuery(signaturesQuery(state));
  const [open, setOpen] = useState<{ row: Signature; decision: "sign" | "decline" } | null>(null);
  const counts = query.data?.pages[0]?.counts;
  const rows = query.data?.pages
    .flatMap(({ items }) => items)
    .toSorted((a, b) => Number(a.hindrance !== null) - Number(b.hindrance !== null));
  return (
    <ListScreen
      title="To be signed"
      about="Large amounts and rights need a second signature: one colleague asks, another signs."
      what="requests"
      states={STATES}
      state={state}
      counts={counts && { open: counts.open }}
      onState={(next) => go({ state: next })}
      query={query}
      rows={rows?.map((row) => (
        <SignatureRow
          key={`${row.kind} ${row.id} ${row.asked_at}`}
          row={row}
          onDecide={(decision) => setOpen({ row, decision })}
        />
      ))}
      empty={EMPTY}
      safe="Nothing was signed."
      onClear={() => go({ state })}
    >
      {open && <SignDialog {...open} onClose={() => setOpen(null)} />}
    </ListScreen>
  );
}

const USUAL = ["A document is missing", "The client must be called first", "The amount is not right"];

interface SignDialogProps {
  row: Signature;
  decision: "sign" | "decline";
  onClose: () => void;
}

/** Signs or declines the request of a colleague; shows who asked, whom it concerns, and what it does. */
function SignDialog({ row, decision, onClose }: SignDialogProps) {
  const { title, client, amount, text, reason, asked_by, asked_at } = row;
  const signing = decision === "sign";

  async function send(why: string) {
    await decideSignature(row, { decision, ...(!signing && { reason: why }) });
    void toast({ text: signing ? `${title} is signed` : `${title} is declined. ${asked_by} is told` });
  }

  return (
    <StaffDecisionDialog
      title={signing ? `Sign ${title}?` : `Decline ${title}?`}
      text={
        signing
          ? `${effectWords(row)} Both names stand in the audit.`
          : "Nothing happens, and the asker is told."
      }
      press={signing ? pressWords(row) : "Decline"}
      moves={signing}
      withReason={!signing}
      reasonHint={`${asked_by} reads it.`}
      usual={USUAL}
      onSend={send}
      onClose={onClose}
    >
      <DialogFacts
        facts={[
          { term: "Asked and checked", value: `${asked_by}, ${shortInstant(asked_at)}` },
          { term: "Concerns", value: client },
          ...(amount === null ? [] : [{ term: "Amount", value: `AED ${ledger(amount)}` }]),
          ...(text === null ? [] : [{ term: "Change", value: text }]),
          ...(reason === null ? [] : [{ term: "Reason", value: reason }]),
        ]}
      />
    </StaffDecisionDialog>
  );
}

interface SignatureRowProps {
  row: Signature;
  onDecide: (decision: "sign" | "decline") => void;
}

const DECIDED = { open: "", signed: "Signed", declined: "Declined", void: "Void" } as const;

/** A request for a second signature: what, for whom, who asked, until when, and its buttons or why there are none. */
function SignatureRow({ row, onDecide }: SignatureRowProps) {
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
          <ClientLink id={id_user} className="underline">
            {client}
          </ClientLink>
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
