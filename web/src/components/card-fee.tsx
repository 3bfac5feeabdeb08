import { moneyOfFils } from "@marsa/api-spec/amounts";
import { aedToFils, shareOfFils } from "@marsa/api-spec/money";
import { useConfig } from "../lib/http/queries.ts";

/** The fee of a top-up by card of this amount in AED, in brackets. Apart: pages without an amount load less. */
export function CardFee({ amount }: { amount: number }) {
  const share = useConfig()?.deposit.card_fee_rate;
  return share === undefined ? null : <> (AED {moneyOfFils(shareOfFils(aedToFils(amount), share))})</>;
}
