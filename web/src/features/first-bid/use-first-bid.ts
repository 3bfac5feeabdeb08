import { useState } from "react";
import { useBalance, useConfig, useMe } from "#/lib/http/queries.ts";
import { type FirstBid, firstBidOf } from "./steps.ts";

/** The steps to the reader's first bid, and what the deposit lacks, AED; null where there are none to take. */
export function useFirstBid(): (FirstBid & { readonly shortAed: number }) | null {
  const me = useMe();
  const balance = useBalance();
  const leastAed = useConfig()?.deposit.min_vehicle;
  const [fundedId, setFundedId] = useState<number>();
  if (!me || leastAed === undefined) return null;
  const totalAed = balance?.balance_summ ?? 0;
  // A person who had enough once is past these steps, also after money was spent and before /auth/me says so.
  if (totalAed >= leastAed && fundedId !== me.id_user) setFundedId(me.id_user);
  if (fundedId === me.id_user && me.gate.can_bid) return null;
  const first = firstBidOf(me, balance ? totalAed : null, leastAed);
  return first && { ...first, shortAed: Math.max(0, Math.ceil(leastAed - totalAed)) };
}
