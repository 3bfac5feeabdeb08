import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MoneyList } from "../money-list.tsx";
import { StateChips } from "../state-chips.tsx";
import { useMoneyAddress } from "../use-money-address.ts";
import { SIGNATURE_STATES, type Signature, signaturesQuery } from "./queries.ts";
import { SignDialog } from "./sign-dialog.tsx";
import { SignatureRow } from "./signature-row.tsx";

const EMPTY = {
  open: {
    title: "Nothing waits for a signature",
    text: "Large refunds and invoices, forfeits, releases, roles and unlocks appear here when a colleague asks.",
  },
  decided: { title: "Nothing decided yet", text: "What was signed, declined or void appears here." },
} as const;

/** What waits for the signature of a second person: first what the reader may sign, then what they may not, and why. */
export function SignaturesTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const [{ state }, go] = useMoneyAddress("signatures", search, SIGNATURE_STATES);
  const query = useInfiniteQuery(signaturesQuery(state));
  const [open, setOpen] = useState<{ row: Signature; decision: "sign" | "decline" } | null>(null);
  const counts = query.data?.pages[0]?.counts;
  const rows = query.data?.pages
    .flatMap(({ items }) => items)
    .toSorted((a, b) => Number(a.hindrance !== null) - Number(b.hindrance !== null));
  return (
    <>
      <h1 className="pt-5 text-h1">To be signed</h1>
      <p className="mt-1 text-body text-pretty text-text-2">
        Large amounts and rights need a second signature: one colleague asks, another signs.
      </p>
      <div className="mt-3">
        <StateChips
          states={[
            { state: "open", word: "For you" },
            { state: "decided", word: "Decided" },
          ]}
          current={state}
          counts={counts && { open: counts.open }}
          onChange={(next) => go({ state: next })}
        />
      </div>
      <MoneyList
        what="requests"
        query={query}
        rows={rows?.map((row) => (
          <SignatureRow
            key={`${row.kind} ${row.id} ${row.asked_at}`}
            row={row}
            onDecide={(decision) => setOpen({ row, decision })}
          />
        ))}
        empty={EMPTY[state]}
        searched={false}
        safe="Nothing was signed."
        onClear={() => go({ state })}
      />
      {open && <SignDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
