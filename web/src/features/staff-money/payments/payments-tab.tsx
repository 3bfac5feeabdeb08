import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListScreen } from "#/components/list/list-screen.tsx";
import { useListAddress } from "#/components/list/use-list-address.ts";
import { type InvoiceDecision, InvoiceDialog } from "./invoice-dialog.tsx";
import {
  INVOICE_STATES,
  invoicesQuery,
  type InvoiceState,
  type StaffInvoice,
  undoRejection,
} from "./queries.ts";
import { Button } from "#/components/ui/button.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { day as calendarDay, shortInstant, toMs } from "@marsa/api-spec/dates";
import { serverClock } from "#/realtime/clock/clock.ts";
import { RequestRow } from "../request-row.tsx";
import { waitingWords } from "../public.ts";

const SECTION_WORDS: Readonly<Record<InvoiceState, string>> = {
  open: "To confirm",
  paid: "Confirmed",
  rejected: "Rejected",
  all: "All",
};
const STATES = INVOICE_STATES.map((state) => ({ state, word: SECTION_WORDS[state] }));
const EMPTY: Readonly<Record<InvoiceState, { title: string; text: string }>> = {
  open: { title: "No invoice waits", text: "Invoices appear here as soon as a client asks for one." },
  paid: { title: "None confirmed yet", text: "Paid invoices appear here." },
  rejected: { title: "None rejected", text: "Invoices that were closed without money appear here." },
  all: { title: "No invoices yet", text: "Invoices appear here as soon as a client asks for one." },
};

/** Top-ups by invoice: the staff confirm the money in the bank, or reject the invoice with a reason. */
export function PaymentsTab({ search }: { search: Readonly<Record<string, unknown>> }) {
  const [address, go] = useListAddress("payments", search, INVOICE_STATES);
  const query = useInfiniteQuery(invoicesQuery(address));
  const [decision, setDecision] = useState<{ row: StaffInvoice; kind: InvoiceDecision } | null>(null);
  const { q = "", state } = address;
  const pages = query.data?.pages;
  return (
    <ListScreen
      title="Payments"
      what="invoices"
      search={{ placeholder: "Client or invoice number", q, onSearch: (words) => go({ state, q: words }) }}
      states={STATES}
      state={state}
      counts={pages?.[0]?.counts}
      onState={(next) => go({ ...address, state: next })}
      query={query}
      rows={pages
        ?.flatMap(({ items }) => items)
        .map((row) => (
          <InvoiceRow
            key={row.invoice.id_invoice}
            row={row}
            onDecide={(kind) => setDecision({ row, kind })}
          />
        ))}
      empty={EMPTY}
      onClear={() => go({ state })}
    >
      {decision && <InvoiceDialog {...decision} onClose={() => setDecision(null)} />}
    </ListScreen>
  );
}

interface InvoiceRowProps {
  row: StaffInvoice;
  onDecide: (kind: InvoiceDecision) => void;
}

/** An invoice: client, amount, date, and the decision or its buttons. */
function InvoiceRow({ row, onDecide }: InvoiceRowProps) {
  const { invoice, requested, decided_at, reason, undo_until, received } = row;
  const { number, amount, url, status, id_invoice: id } = invoice;
  const undo = undo_until !== null && toMs(undo_until) > serverClock.now();
  return (
    <RequestRow
      row={row}
      amount={amount}
      facts={
        <>
          {number} · asked {shortInstant(requested)}
          {received && (
            <>
              {" · "}
              {received.amount !== amount && `AED ${ledger(received.amount)} came, `}
              {received.reference}, value {calendarDay(received.value_date)}
            </>
          )}
          {row.to_be_signed && (
            <span className="block font-strong text-orange">{waitingWords(row.to_be_signed)}</span>
          )}
          {status === "making" && " · the PDF is being made"}
          {url !== null && (
            <>
              {" · "}
              <a href={url} className="touch text-blue underline">
                PDF
              </a>
            </>
          )}
        </>
      }
      decision={status === "paid" ? "Confirmed" : "Rejected"}
      reason={reason}
    >
      {decided_at === null && row.to_be_signed === null && (
        <>
          <Button onClick={() => onDecide("reject")}>Reject</Button>
          <Button variant="ink" onClick={() => onDecide("confirm")}>
            Confirm payment
          </Button>
        </>
      )}
      {undo && <Button onClick={() => void undoRejection(id)}>Undo</Button>}
    </RequestRow>
  );
}
