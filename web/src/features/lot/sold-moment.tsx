import { useState } from "react";
import { SoldCard } from "#/components/lot/sold-card.tsx";
import { cn } from "#/lib/cn.ts";
import { useLot } from "#/realtime/lots/live.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";

/** The sale of a lot while its page is open, on its photos; empty for a lot that was sold before. */
export function SoldMoment({ lot, className }: { lot: Lot; className: string }) {
  const { id_auction: id, live: listed } = lot;
  const { live, status } = useLot(id, listed);
  const [before] = useState(live.phase);
  if (live.phase !== "sold" || before === "sold" || live.price === null) return null;
  return (
    <SoldCard
      who={status === "won" ? "you" : live.leader}
      amount={live.price}
      className={cn("absolute inset-x-0", className)}
    />
  );
}
