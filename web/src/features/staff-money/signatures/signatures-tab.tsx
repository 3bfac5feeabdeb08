import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { SIGNATURE_STATES, type Signature, signaturesQuery } from "./queries.ts";
import { SignDialog } from "./sign-dialog.tsx";
import { SignatureRow } from "./signature-row.tsx";

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
