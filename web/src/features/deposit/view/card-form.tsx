import { aedToFils, shareOfFils, powerAed } from "@marsa/api-spec/money";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { CardChoice, type ChosenCard } from "#/components/form/card-choice.tsx";
import { numberIn, numberInput } from "#/components/form/number-input.ts";
import { RefusalMessage } from "#/components/form/refusal-message.tsx";
import { useFormSend } from "#/components/form/use-form-send.ts";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter } from "#/components/ui/dialog.tsx";
import { ledger, ledgerOfFils, grouped, money } from "@marsa/api-spec/amounts";
import { percent } from "#/lib/format/counts.ts";
import { useConfig, useMe, useBalance } from "#/lib/http/queries.ts";
import { openProvider, payOnline, savedCardsQuery, usableCards } from "#/lib/money/saved-cards.ts";
import { payments } from "../model/queries.ts";
import { amountFault, TOP_UP, readyAmounts } from "../model/rules.ts";
import type { Wanted } from "../model/read-address.ts";
import { TextField } from "#/components/form/text-field.tsx";

interface CardFormProps extends AmountProps {
  wanted: Wanted;
  /** A saved card was charged, or declined: the page shows the result. */
  onEnd: () => void;
}

/** Pays by card: shows the charge with the fee, and charges a saved card or opens the provider's page. */
export function CardForm({ wanted, onEnd, ...field }: CardFormProps) {
  const navigate = useNavigate({ from: "/deposit" });
  const me = useMe();
  const share = useConfig()?.deposit.card_fee_rate ?? 0;
  const [wasSent, setWasSent] = useState(false);
  const cards = usableCards(useQuery(savedCardsQuery).data);
  const [picked, setPicked] = useState<ChosenCard>();
  const card = picked ?? cards[0]?.id ?? "new";
  const aed = numberIn(field.amount, TOP_UP);
  const fee = aed === null ? null : shareOfFils(aedToFils(aed), share);

  const { submit, sending, refusal } = useFormSend({
    send: async ({ amount, userId }: { amount: number; userId: number }) => {
      const body = { amount, ...(card !== "new" && { id_card: card }) };
      const { id_payment: id, url, status } = await payOnline(body);
      const { back, bid } = wanted;
      payments.keep({ id, userId, back, bid, isShown: false });
      // The browser's back button leads from the provider's page to this payment.
      await navigate({ to: "/deposit", search: { payment: id }, replace: true });
      if (status === "pending") await openProvider(url);
      else onEnd();
    },
  });

  function pay() {
    setWasSent(true);
    if (aed === null || !me) return;
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
        {cards.length > 0 && <CardChoice cards={cards} chosen={card} onChoose={setPicked} />}
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
          Card payments are instant, with a non-refundable processing fee.{" "}
          {card === "new" && "The provider’s page asks for the card. "}Your bank may ask you to confirm.
        </p>
      </div>
      <DialogFooter>
        <Button type="submit" variant="press" size="xl" aria-disabled={sending || undefined}>
          {sending
            ? card === "new"
              ? "Opening the payment page…"
              : "Charging the card…"
            : aed === null || fee === null
              ? "Continue to payment"
              : `Pay AED ${ledgerOfFils(aedToFils(aed) + fee)}`}
        </Button>
      </DialogFooter>
    </form>
  );
}

export interface AmountProps {
  /** The typed text. */
  amount: string;
  onAmount: (amount: string) => void;
  /** The amount that the deposit lacks, AED. */
  missing: number | undefined;
}

/** The amount to add: typed, or one of the suggested ones. */
export function AmountField({
  amount,
  onAmount,
  missing,
  error,
}: AmountProps & { error: string | undefined }) {
  const chosen = numberIn(amount, TOP_UP);
  const powerAfter = usePowerAfter();
  return (
    <div>
      <TextField label="Amount, AED" name="amount" error={error} {...numberInput(amount, onAmount, TOP_UP)} />
      <fieldset className="mt-2 flex flex-wrap gap-2">
        <legend className="sr-only">Ready amounts</legend>
        {readyAmounts(missing).map((ready) => (
          <Button
            key={ready}
            size="sm"
            variant={chosen === ready ? "outline-blue" : "plain"}
            aria-pressed={chosen === ready}
            className="h-12 flex-1 flex-col gap-0 leading-tight tabular-nums"
            onClick={() => onAmount(String(ready))}
          >
            {grouped(String(ready))}{" "}
            {powerAfter && <span className="text-micro font-normal">bids to {money(powerAfter(ready))}</span>}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

/** Returns a function that gives the highest bid on one vehicle after an amount is added, AED; null while they load. */
function usePowerAfter(): ((amount: number) => number) | null {
  const deposit = useConfig()?.deposit;
  const available = useBalance()?.available;
  if (!deposit || available === undefined) return null;
  const terms = { rate: deposit.rate, min: deposit.min_vehicle };
  return (amount) => powerAed(aedToFils(available) + aedToFils(amount), 0, terms);
}
