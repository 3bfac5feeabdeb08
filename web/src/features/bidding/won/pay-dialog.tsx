import { useState } from "react";
import { ApiProblem } from "@marsa/api-spec/client-problem";
import { Message } from "../../../components/message/message.tsx";
import { MoneyRow } from "../../../components/lot/money-row.tsx";
import { Price } from "../../../components/lot/price.tsx";
import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../components/ui/dialog.tsx";
import { announce } from "../../../lib/browser/announce.ts";
import { ledger, money } from "@marsa/api-spec/amounts";
import { lacking, payFromDeposit, type Settlement } from "./settlement.ts";
import { TopUpAction } from "../terms/top-up.tsx";
import type { BiddingState } from "../state/use-bidding.ts";

interface PayDialogProps {
  bidding: BiddingState;
  settlement: Settlement;
  onClose: () => void;
}

/** Confirms a payment: the sum, the part that is held already, and the rest of the deposit. */
export function PayDialog({ bidding, settlement, onClose }: PayDialogProps) {
  const { lot, funds } = bidding;
  const { amount, fee, vat, all_in: allIn, hold, id_auction: id } = settlement;
  // One key per dialog: a second press after a lost answer asks for the same payment.
  const [payment] = useState(() => payFromDeposit(id));
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const short = lacking(allIn, hold, funds?.available ?? null);
  async function pay() {
    setState({ busy: true, error: null });
    try {
      await payment.send();
      announce(`Paid AED ${money(allIn)} for ${lot.title}.`);
      onClose();
    } catch (error) {
      setState({ busy: false, error });
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !state.busy && onClose()}>
      <DialogContent aria-describedby={undefined} returnTo="bid-panel">
        <DialogHeader>
          <DialogTitle>Pay from your deposit</DialogTitle>
        </DialogHeader>
        <div className="px-4 md:px-6">
          <p className="text-small text-text-2">
            {lot.title}, lot {lot.number}
          </p>
          <Price amount={allIn} size="lot" />
          <dl className="mt-3">
            <MoneyRow label="Sold for" amount={ledger(amount)} />
            <MoneyRow label="Buyer’s fee" amount={ledger(fee)} />
            <MoneyRow label="VAT on the fee" amount={ledger(vat)} />
            <MoneyRow total label="All-in" amount={`AED ${ledger(allIn)}`} />
            <MoneyRow label="Held for this lot already" amount={ledger(hold)} />
            {funds && short === 0 && (
              <MoneyRow label="Stays available" amount={ledger(funds.available + hold - allIn)} />
            )}
          </dl>
          {state.error !== null && <Failure error={state.error} />}
        </div>
        <DialogFooter>
          {short > 0 ? (
            <TopUpAction
              shortAed={Math.ceil(short)}
              back={lot.id_auction}
              about={`Top up for lot ${lot.number}`}
            />
          ) : (
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
          )}
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
