import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/ui/button.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { shortInstant, toMs } from "@marsa/api-spec/dates";
import { serverClock } from "../../../realtime/clock/clock.ts";
import { MoneyRow } from "../money-row.tsx";
import type { InvoiceDecision } from "./invoice-dialog.tsx";
import type { StaffInvoice } from "./queries.ts";
import { undoRejection } from "./undo.ts";

interface InvoiceRowProps {
  row: StaffInvoice;
  onDecide: (kind: InvoiceDecision) => void;
}

/** An invoice: client, amount, date, and the decision or its buttons. */
export function InvoiceRow({ row, onDecide }: InvoiceRowProps) {
  const { invoice, client, id_user, requested, decided_at, decided_by, reason, undo_until } = row;
  const { number, amount, url, status, id_invoice: id } = invoice;
  const undo = undo_until !== null && toMs(undo_until) > serverClock.now();
  return (
    <MoneyRow
      name={
        <Link
          to="/clients"
          search={{ tab: "clients", section: "all", client: id_user } as { tab: string }}
          className="truncate font-strong text-blue hover:underline"
        >
          {client}
        </Link>
      }
      amount={`AED ${ledger(amount)}`}
      facts={
        <>
          {number} · asked {shortInstant(requested)}
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
      outcome={
        decided_at === null ? null : (
          <>
            {status === "paid" ? "Confirmed" : "Rejected"} {shortInstant(decided_at)}
            {decided_by !== null && ` by ${decided_by}`}
            {reason !== null && `: ${reason}`}
          </>
        )
      }
    >
      {decided_at === null && (
        <>
          <Button onClick={() => onDecide("reject")}>Reject</Button>
          <Button variant="ink" onClick={() => onDecide("confirm")}>
            Confirm payment
          </Button>
        </>
      )}
      {undo && <Button onClick={() => void undoRejection(id)}>Undo</Button>}
    </MoneyRow>
  );
}
