import { Button } from "#/components/ui/button.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { day as calendarDay, shortInstant, toMs } from "@marsa/api-spec/dates";
import { serverClock } from "#/realtime/clock/clock.ts";
import { RequestRow } from "../request-row.tsx";
import { waitingWords } from "../signatures/words.ts";
import type { InvoiceDecision } from "./invoice-dialog.tsx";
import type { StaffInvoice } from "./queries.ts";
import { undoRejection } from "./undo.ts";

interface InvoiceRowProps {
  row: StaffInvoice;
  onDecide: (kind: InvoiceDecision) => void;
}

/** An invoice: client, amount, date, and the decision or its buttons. */
export function InvoiceRow({ row, onDecide }: InvoiceRowProps) {
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
