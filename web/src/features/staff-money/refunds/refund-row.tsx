import { Button } from "../../../components/ui/button.tsx";
import { day as calendarDay, dubaiDate, shortInstant } from "@marsa/api-spec/dates";
import { serverClock } from "../../../realtime/clock/clock.ts";
import { RequestRow } from "../request-row.tsx";
import type { StaffRefund } from "./queries.ts";
import type { RefundDecision } from "./refund-dialog.tsx";

interface RefundRowProps {
  row: StaffRefund;
  onDecide: (kind: RefundDecision) => void;
}

/** A refund: client, amount, account, date, and the decision or its buttons. */
export function RefundRow({ row, onDecide }: RefundRowProps) {
  const { refund, other_recipient, decided_at } = row;
  const { amount, requested, expected_by, account, reason, status } = refund;
  const waits = Date.parse(account.payable_from) > serverClock.now();
  const late = decided_at === null && expected_by < dubaiDate(serverClock.now());
  return (
    <RequestRow
      row={row}
      amount={amount}
      facts={
        <>
          {other_recipient && <span className="font-strong text-orange">Another name: </span>}
          {account.recipient}, {account.iban}, {account.bank} · asked {shortInstant(requested)}
          {decided_at === null && (
            <>
              {" · "}
              <span className={late ? "font-strong text-orange" : ""}>
                {late ? "late since" : "expected by"} {calendarDay(expected_by)}
              </span>
            </>
          )}
        </>
      }
      decision={status === "paid" ? "Paid out" : "Declined"}
      reason={reason}
    >
      {decided_at === null && (
        <>
          <Button onClick={() => onDecide("decline")}>Decline</Button>
          {waits ? (
            <span className="text-small text-text-2">
              New account: pay out from {shortInstant(account.payable_from)}
            </span>
          ) : (
            <Button variant="ink" onClick={() => onDecide("pay")}>
              Mark as paid out
            </Button>
          )}
        </>
      )}
    </RequestRow>
  );
}
