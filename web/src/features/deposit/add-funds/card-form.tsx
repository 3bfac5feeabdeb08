import { newKey } from "@marsa/api-spec/client";
import { aedToFils } from "@marsa/api-spec/money";
import { cardFeeFils } from "@marsa/api-spec/top-up";
import { useNavigate } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";
import { RefusalMessage } from "../../../components/form/refusal-message.tsx";
import { useFormSend } from "../../../components/form/use-form-send.ts";
import { MoneyRow } from "../../../components/lot/money-row.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { DialogFooter } from "../../../components/ui/dialog.tsx";
import { ledger, ledgerOfFils } from "@marsa/api-spec/amounts";
import { percent } from "../../../lib/format/counts.ts";
import { useConfig, useMe } from "../../../lib/http/queries.ts";
import { requestPayment } from "../commands.ts";
import { payments } from "../payment/kept-payment.ts";
import { amountFault, readAmount } from "./amount.ts";
import { AmountField, type AmountProps } from "./amount-field.tsx";
import type { Wanted } from "./wanted.ts";

/** Pays by card: shows the charge with the fee and opens the provider's page. */
export function CardForm({ wanted, ...field }: AmountProps & { wanted: Wanted }) {
  const navigate = useNavigate({ from: "/deposit" });
  const me = useMe();
  const share = useConfig()?.deposit.card_fee_rate ?? 0;
  const [wasSent, setWasSent] = useState(false);
  // One key for each amount: a second press after a lost answer asks for the same payment.
  const intention = useRef({ amount: 0, key: "" });
  const aed = readAmount(field.amount);
  const fee = aed === null ? null : cardFeeFils(aedToFils(aed), share);

  const { submit, sending, refusal } = useFormSend({
    send: async ({ amount, userId }: { amount: number; userId: number }) => {
      if (intention.current.amount !== amount) intention.current = { amount, key: newKey() };
      const { id_payment: id, url } = await requestPayment(amount, intention.current.key);
      const { back, bid } = wanted;
      payments.keep({ id, userId, back, bid, told: false });
      // The browser's back button leads from the provider's page to this payment.
      await navigate({ to: "/deposit", search: { payment: id }, replace: true });
      location.assign(url);
    },
  });

  function pay() {
    setWasSent(true);
    if (aed === null || !me || amountFault(field.amount) !== undefined) return;
    void submit({ amount: aed, userId: me.id_user });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      <div className="grid gap-4 px-4 pt-4 md:px-6">
        {refusal && <RefusalMessage refusal={refusal} safe="Nothing was charged." />}
        <AmountField {...field} error={wasSent ? amountFault(field.amount) : undefined} />
        <dl data-slot="card-sum">
          <MoneyRow label="Added to your deposit" amount={aed === null ? "–" : ledger(aed)} />
          <MoneyRow
            label={`Card fee, ${percent(share)}, non-refundable`}
            amount={fee === null ? "–" : ledgerOfFils(fee)}
          />
          <MoneyRow
            total
            label="Your card is charged"
            amount={aed === null || fee === null ? "–" : `AED ${ledgerOfFils(aedToFils(aed) + fee)}`}
          />
        </dl>
        <p className="flex gap-2.5 text-small text-pretty text-text-2">
          <ShieldCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          Card payments are instant, with a non-refundable processing fee. The provider’s page asks for the
          card, and your bank may ask you to confirm.
        </p>
      </div>
      <DialogFooter>
        <Button type="submit" variant="press" size="xl" aria-disabled={sending || undefined}>
          {sending
            ? "Opening the payment page…"
            : aed === null || fee === null
              ? "Continue to payment"
              : `Pay AED ${ledgerOfFils(aedToFils(aed) + fee)}`}
        </Button>
      </DialogFooter>
    </form>
  );
}
