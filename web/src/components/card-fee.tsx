import { moneyOfFils } from "@marsa/api-spec/amounts";
import { aedToFils } from "@marsa/api-spec/money";
import { cardFeeFils } from "@marsa/api-spec/top-up";
import { useConfig } from "../lib/http/queries.ts";

/** The fee of a top-up by card of this amount in AED, in brackets. Apart: pages without an amount load less. */
export function CardFee({ amount }: { amount: number }) {
  const share = useConfig()?.deposit.card_fee_rate;
  return share === undefined ? null : <> (AED {moneyOfFils(cardFeeFils(aedToFils(amount), share))})</>;
}
