import { ledger } from "@marsa/api-spec/amounts";
import { instant } from "@marsa/api-spec/dates";
import { type FormEvent, useState } from "react";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { Message } from "#/components/message/message.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { serverClock } from "#/realtime/clock/clock.ts";
import { DetailDrawer } from "#/components/list/detail-drawer.tsx";
import { readTransfer, type TransferErrors, usualTransfer } from "../transfer.ts";
import { TransferFields } from "../transfer-fields.tsx";
import { AccountPart } from "./account-part.tsx";
import { markPaid, type StaffRefund, REFUNDS_TITLE } from "./queries.ts";

interface PayDrawerProps {
  row: StaffRefund;
  onDecline: () => void;
  onClose: () => void;
}

/** The payout of a refund beside the list: the account for the bank, then what the bank says. */
export function PayDrawer({ row, onDecline, onClose }: PayDrawerProps) {
  const { refund, client, other_recipient, near_change, number, bank_file } = row;
  const { id, amount, requested, account } = refund;
  const [typed, setTyped] = useState(() => usualTransfer(amount, serverClock.now()));
  const [errors, setErrors] = useState<TransferErrors>({});
  const { transfer, errors: wrong } = readTransfer(typed);
  const isComplete = Object.keys(wrong).length === 0;
  const { submit, sending, refusal } = useFormSend({
    send: () => markPaid(id, transfer),
    onSent: () => {
      void toast({ text: `AED ${ledger(amount)} is marked as paid out to ${client}` });
      onClose();
    },
    errorsOf: errorsAt("value_date", "reference"),
    showErrors: setErrors,
  });

  function pay(event: FormEvent) {
    event.preventDefault();
    setErrors(wrong);
    if (isComplete) void submit(undefined);
  }

  return (
    <DetailDrawer
      title={`Refund to ${account.recipient}`}
      about={
        <>
          AED {ledger(amount)}, asked {instant(requested)} by {client} ·{" "}
          <span className="inline-block max-w-full">{number}</span>
        </>
      }
      returnTo={REFUNDS_TITLE}
      onClose={onClose}
    >
      <div className="flex-1 px-4 pb-6 md:px-6">
        {other_recipient && (
          <Message tone="warning" title="The recipient is not the person of the profile." className="mb-4">
            Ask the client before you pay, and note why it is right.
          </Message>
        )}
        {near_change && (
          <Message
            tone="warning"
            title="The account was added near a change of the client’s contact."
            className="mb-4"
          >
            Call the client on a number you knew before the change.
          </Message>
        )}
        {bank_file !== null && (
          <Message tone="warning" title={`In bank file ${bank_file}.`} className="mb-4">
            Do not pay it by hand as well.
          </Message>
        )}
        <AccountPart row={row} />
        <form id="refund-paid" noValidate onSubmit={pay}>
          <h2 className="mt-6 mb-3 text-h3">After the transfer</h2>
          {refusal && <RefusalMessage refusal={refusal} safe="No money was moved." className="mb-4" />}
          <TransferFields typed={typed} onChange={setTyped} errors={errors} fixed />
        </form>
      </div>
      <div className="sticky bottom-0 z-10 border-t border-line bg-white px-4 py-3 md:px-6">
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            form="refund-paid"
            variant={isComplete ? "press" : "plain"}
            size="lg"
            className="max-sm:w-full"
            aria-disabled={sending || undefined}
          >
            {sending ? "One moment…" : `Mark AED ${ledger(amount)} as paid out`}
          </Button>
          <Button size="lg" className="max-sm:w-full" onClick={onDecline}>
            Decline
          </Button>
        </div>
        <p className="mt-2 text-small text-text-2">
          The client is told at once, and the amount leaves the deposit. This cannot be undone.
        </p>
      </div>
    </DetailDrawer>
  );
}
