import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter, TitledDialog } from "#/components/ui/dialog.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { day as calendarDay, shortInstant } from "@marsa/api-spec/dates";
import { payoutWord, useWallet } from "#/lib/money/wallet.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { type Refund, refundsQuery } from "../model/queries.ts";
import { RefundForm } from "./refund-form.tsx";

interface RefundDialogProps {
  balance: Schema<"Balance">;
  onClose: () => void;
}

/** Asks for a refund to a saved account or a new one. */
export function RefundDialog({ balance, onClose }: RefundDialogProps) {
  const { data, error, refetch } = useQuery(refundsQuery);
  const wallet = useWallet();
  const [asked, setAsked] = useState<Refund | null>(null);
  const { available, balance_reserv: blocked } = balance;
  return (
    <TitledDialog
      title={asked ? `${payoutWord(wallet)} requested` : `Request a ${wallet.payout}`}
      text={asked ? `AED ${ledger(asked.amount)}` : `AED ${ledger(available)} is available.`}
      returnTo="deposit-actions"
      onClose={onClose}
    >
      {asked ? (
        <Done refund={asked} onClose={onClose} />
      ) : available <= 0 ? (
        <Nothing blocked={blocked} onClose={onClose} />
      ) : data ? (
        <RefundForm accounts={data.accounts} available={available} onAsked={setAsked} />
      ) : (
        <div className="px-4 pb-6 md:px-6">
          {error ? (
            <ErrorBlock
              title="Your saved accounts could not be loaded."
              safe={`No ${wallet.payout} was requested.`}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton className="h-40" />
          )}
        </div>
      )}
    </TitledDialog>
  );
}

function Done({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const { expected_by: expected, account } = refund;
  const wallet = useWallet();
  const many = payoutWord(wallet, true);
  return (
    <>
      <div className="grid gap-3 px-4 md:px-6">
        <output className="block">
          <Message tone="success" title={`Expected by ${calendarDay(expected)}.`}>
            To {account.recipient}, {account.iban}, {account.bank}.
          </Message>
        </output>
        {Date.parse(account.payable_from) > serverClock.now() && (
          <Message
            tone="info"
            title={`This account is new: it takes payouts from ${shortInstant(account.payable_from)}.`}
          >
            This protects your money if somebody else uses your account.
          </Message>
        )}
        <p className="text-body text-pretty text-text-2">
          {many} typically take up to 5 days, at most 30. Until then the amount is blocked. You find the{" "}
          {wallet.payout} under {wallet.bids ? "Refunds and invoices" : "Payouts"}.
        </p>
      </div>
      <DialogFooter>
        <Button variant="ink" size="lg" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </>
  );
}

/** The text without an available amount: refunds are paid from that only. */
function Nothing({ blocked, onClose }: { blocked: number; onClose: () => void }) {
  const { bids } = useWallet();
  return (
    <>
      <div className="px-4 md:px-6">
        <Message
          tone="neutral"
          title={bids ? "Nothing can be refunded now." : "Nothing can be paid out now."}
        >
          {!bids
            ? "Your balance has no free amount. The price of a lot comes here when the lot is paid and handed over."
            : blocked > 0
              ? `All AED ${ledger(blocked)} of your deposit is blocked. A bid frees its part when you are outbid, a win when it is paid.`
              : "Your deposit is empty."}
        </Message>
      </div>
      <DialogFooter>
        <Button size="lg" onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
    </>
  );
}
