import type { ReactNode } from "react";
import { percent } from "../lib/format/counts.ts";
import { useConfig } from "../lib/http/queries.ts";

/** What each way to top up costs. `children`: the fee of an amount, such as " (AED 88)". */
export function TopUpWays({ children }: { children?: ReactNode }) {
  const share = useConfig()?.deposit.card_fee_rate;
  if (share === undefined) return null;
  return (
    <>
      By card at once, plus {percent(share)}
      {children}. By bank transfer at no cost.
    </>
  );
}
