import { moneyOfFils } from "@marsa/api-spec/amounts";
import { aedToFils } from "@marsa/api-spec/money";
import { cardFeeFils } from "@marsa/api-spec/top-up";
import { percent } from "../lib/format/counts.ts";
import { useConfig } from "../lib/http/queries.ts";

/** What each way to top up costs: of this amount in AED, or as a share. */
export function TopUpWays({ amount }: { amount?: number | undefined }) {
  const share = useConfig()?.deposit.card_fee_rate;
  if (share === undefined) return null;
  const fee = amount === undefined ? "" : ` (AED ${moneyOfFils(cardFeeFils(aedToFils(amount), share))})`;
  return (
    <>
      By card at once, plus {percent(share)}
      {fee}. By bank transfer at no cost.
    </>
  );
}
