import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { decideSignature, type Signature, SIGNATURE_STATES, signaturesQuery } from "./queries.ts";
import { SignatureRow } from "./signature-row.tsx";
import { shortInstant } from "@marsa/api-spec/dates";
import { toast } from "#/components/message/toast.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { StaffDecisionDialog } from "#/components/form/staff-decision-dialog.tsx";
import { DialogFacts } from "../dialog-facts.tsx";
import { effectWords, pressWords } from "./words.ts";

const STATES = [
  { state: "open", word: "For you" },
  { state: "decided", word: "Decided" },
] as const;
const EMPTY = {
  open: {
    title: "Nothing waits for a signature",
    text: "Large refunds and invoices, forfeits, releases, roles and unlocks appear here when a colleague asks.",
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
