import { ledger, ledgerOfFils, money } from "@marsa/api-spec/amounts";
import { aedToFils } from "@marsa/api-spec/money";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ConfirmDialog } from "#/components/form/confirm-dialog.tsx";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { Message } from "#/components/message/message.tsx";
import { balanceQuery } from "#/lib/http/queries.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { cancelService, orderService, type Order, type Quote } from "#/features/won/model/services.ts";

interface DialogProps {
  lot: Lot;
  onClose: () => void;
}

/** Confirms an order: the price, and what stays in the deposit. */
export function OrderDialog({ lot, quote, onClose }: DialogProps & { quote: Quote }) {
  const { id_quote: id, name, partner, price, term } = quote;
  const { data: balance } = useQuery(balanceQuery);
  const left = balance ? aedToFils(balance.available) - aedToFils(price) : null;
  const isShort = left !== null && left < 0;
  return (
    <ConfirmDialog
      title={`Order ${name}?`}
      text={`${partner}, for ${lot.title}, lot ${lot.number}. ${term}. Cancelling is free for 24 hours, but not after the handover.`}
      press={`Order for AED ${money(price)}`}
      sending="Ordering…"
      look="press"
      back="Not now"
      isOff={isShort}
      safe="It was not ordered. Your deposit is untouched."
      returnTo="won"
      onAct={() => orderService(lot.id_auction, id)}
      onClose={onClose}
    >
      {isShort && (
        <Message tone="warning" title={`AED ${ledgerOfFils(-left)} is missing in your deposit.`}>
          <Link to="/deposit">Top up your deposit</Link>, then order here. Nothing was ordered.
        </Message>
      )}
      <dl>
        {balance && <MoneyRow label="Available in your deposit" amount={ledger(balance.available)} />}
        <MoneyRow label="Price, with VAT" amount={ledger(price)} />
        {left !== null && !isShort && (
          <MoneyRow total label="Stays available, AED" amount={ledgerOfFils(left)} />
        )}
      </dl>
    </ConfirmDialog>
  );
}

/** Confirms the end of an order that is free of charge. */
export function CancelDialog({ lot, order: { quote }, onClose }: DialogProps & { order: Order }) {
  return (
    <ConfirmDialog
      title={`Cancel ${quote.name}?`}
      text={`${quote.partner} is told at once, and AED ${money(quote.price)} is back in your deposit. You can order again later.`}
      press="Cancel the order"
      sending="Cancelling…"
      back="Keep it"
      safe="Your order stands."
      returnTo="won"
      onAct={() => cancelService(lot.id_auction, quote.id_quote)}
      onClose={onClose}
    />
  );
}
