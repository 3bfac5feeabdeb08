import { day as calendarDay, dubaiDate, shortInstant } from "@marsa/api-spec/dates";
import { Button } from "#/components/ui/button.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { cn } from "#/lib/cn.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { RequestRow } from "../request-row.tsx";
import type { StaffRefund } from "./queries.ts";
import { waitingWords } from "../public.ts";

interface RefundRowProps {
  row: StaffRefund;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onPay: () => void;
  onAsk: () => void;
  onDecline: () => void;
}

/** A refund: its checkbox, client, amount, account and date, and the decision or its buttons. */
export function RefundRow({ row, isChosen, onChoose, onPay, onAsk, onDecline }: RefundRowProps) {
  const { refund, number, other_recipient, decided_at, transfer, hindrance } = row;
  const { requested, expected_by, account, status } = refund;
  const isOpen = decided_at === null;
  const late = isOpen && expected_by < dubaiDate(serverClock.now());
  const why = hindranceText(row);
  return (
    <RequestRow
      row={row}
      amount={refund.amount}
      choice={
        isOpen && (
          <Checkbox
            aria-label={`Choose the refund to ${account.recipient}, ${number}`}
            checked={isChosen}
            disabled={why !== null}
            onCheckedChange={onChoose}
            className="mt-0.5"
          />
        )
      }
      facts={
        <>
          {refund.id_statement !== null && "Proceeds of sales to "}
          {other_recipient && <span className="font-strong text-orange">Another name: </span>}
          {account.recipient}, {account.iban}, {account.bank} ·{" "}
          <span className="inline-block max-w-full">{number}</span>, asked {shortInstant(requested)}
          {isOpen && (
            <>
              {" · "}
              <span className={late ? "font-strong text-orange" : ""}>
                {late ? "late since" : "expected by"} {calendarDay(expected_by)}
              </span>
            </>
          )}
          {transfer && ` · ${transfer.reference}, value ${calendarDay(transfer.value_date)}`}
          {why !== null && (
            <span
              className={cn("block font-strong", hindrance === "in_file" ? "text-blue-deep" : "text-orange")}
            >
              {why}
            </span>
          )}
        </>
      }
      decision={status === "paid" ? "Paid out" : "Declined"}
      reason={refund.reason}
    >
      {isOpen && (
        <>
          <Button onClick={onDecline}>Decline</Button>
          {hindrance === "unsigned" && row.to_be_signed === null && (
            <Button variant="ink" onClick={onAsk}>
              Ask for a second signature
            </Button>
          )}
          {hindrance !== "new_account" && hindrance !== "unsigned" && (
            <Button variant="ink" onClick={onPay}>
              Pay out
            </Button>
          )}
        </>
      )}
    </RequestRow>
  );
}

/** Returns why a refund cannot be chosen for a bank file; null: it can. */
function hindranceText({ hindrance, bank_file, refund, to_be_signed }: StaffRefund): string | null {
  switch (hindrance) {
    case null:
      return null;
    case "in_file":
      return `In bank file ${bank_file}`;
    case "new_account":
      return `New account: pay out from ${shortInstant(refund.account.payable_from)}`;
    case "contact_changed":
      return "Account added near a change of contact: ask the client, pay by hand";
    case "other_name":
      return "Another name than the client's: pay by hand";
    case "unsigned":
      return waitingWords(to_be_signed) ?? "It needs a second signature first";
    case "wrong_account":
      return "The IBAN or the BIC is wrong: decline it";
    case "letters":
      return "Banks do not take the letters of this name: pay by hand";
  }
}
