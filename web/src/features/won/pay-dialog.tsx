import { newKey } from "@marsa/api-spec/client";
import { ApiProblem } from "@marsa/api-spec/client-problem";
import { ledger, ledgerOfFils, money } from "@marsa/api-spec/amounts";
import { useState } from "react";
import { MoneyRow } from "../../components/lot/money-row.tsx";
import { Message } from "../../components/message/message.tsx";
import { Button } from "../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../components/ui/dialog.tsx";
import { announce } from "../../lib/browser/announce.ts";
import type { Lot } from "../../realtime/lots/lot-query.ts";
import { payFromDeposit } from "./commands.ts";
import { paymentSum } from "./payment-sum.ts";
import type { Settlement } from "./queries.ts";

interface PayDialogProps {
  lot: Lot;
  settlement: Settlement;
  /** AED. */
  available: number;
  onClose: () => void;
}

/** Confirms a payment: the sum, the part that is held already, and the rest of the deposit. */
export function PayDialog({ lot, settlement, available, onClose }: PayDialogProps) {
  const { amount, fee, vat, all_in: allIn, hold, id_auction: id } = settlement;
  // One key per dialog: a second press after a lost answer asks for the same payment.
  const [key] = useState(newKey);
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const { fromHold, fromDeposit } = paymentSum(allIn, hold, available);
  async function pay() {
    setState({ busy: true, error: null });
    try {
      await payFromDeposit(id, key);
      announce(`Paid AED ${money(allIn)} for ${lot.title}. Choose a time for the pickup.`);
      onClose();
    } catch (error) {
      setState({ busy: false, error });
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !state.busy && onClose()}>
      <DialogContent aria-describedby={undefined} returnTo="won">
        <DialogHeader>
          <DialogTitle>Pay from your deposit</DialogTitle>
        </DialogHeader>
        <div className="px-4 md:px-6">
          <p className="text-small text-text-2">
            {lot.title}, lot {lot.number}
          </p>
          <dl className="mt-3">
            <MoneyRow label="Price" amount={ledger(amount)} />
            <MoneyRow label="Buyer’s fee" amount={ledger(fee)} />
            <MoneyRow label="VAT on the fee" amount={ledger(vat)} />
            <MoneyRow total label="All-in" amount={`AED ${ledger(allIn)}`} />
            <MoneyRow label="From this lot’s hold" amount={ledgerOfFils(fromHold)} />
            <MoneyRow label="From your deposit" amount={ledgerOfFils(fromDeposit)} />
            <MoneyRow label="Stays available" amount={ledger(available + hold - allIn)} />
          </dl>
          {state.error !== null && <Failure error={state.error} />}
        </div>
        <DialogFooter>
          <Button
            variant="press"
            size="xl"
            aria-disabled={state.busy || undefined}
            onClick={() => {
              if (!state.busy) void pay();
            }}
          >
            {state.busy ? "Paying…" : `Pay AED ${money(allIn)}`}
          </Button>
          <Button variant="ghost" size="lg" onClick={onClose}>
            Not now
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** A refusal moved no money; a lost answer may have, and a second press cannot pay twice. */
function Failure({ error }: { error: unknown }) {
  if (error instanceof ApiProblem) {
    return (
      <Message tone="error" title="It was not paid." className="mt-4">
        {error.message}. Your deposit is untouched.
        {error.requestId !== null && <span className="block text-micro">Request {error.requestId}</span>}
      </Message>
    );
  }
  return (
    <Message tone="error" title="No answer came." className="mt-4">
      Press again to check the payment: it is made once at most.
    </Message>
  );
}
