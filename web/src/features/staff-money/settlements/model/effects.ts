import { money } from "@marsa/api-spec/amounts";
import { shortInstant, toMs } from "@marsa/api-spec/dates";
import type { Act, Sale } from "./queries.ts";

/** The effect of a decision on the money of both sides, as sentences. */
export interface Effects {
  readonly buyer: string;
  readonly seller: string;
}

const HOUR_MS = 3_600_000;

const aed = (amount: number) => `AED ${money(amount)}`;

/** The deadline after an extension at `now` (server ms). */
export function extendedDue(sale: Pick<Sale, "settlement" | "extend_hours">, now: number): number {
  return Math.max(toMs(sale.settlement.due), now) + sale.extend_hours * HOUR_MS;
}

/** Returns the effects of a decision at `now` (server ms). */
export function effectsOf(act: Act, sale: Sale, now: number): Effects {
  const { hold, all_in } = sale.settlement;
  switch (act) {
    case "extend":
      return {
        buyer: `No money moves. Their hold of ${aed(hold)} stays, and they have until ${shortInstant(extendedDue(sale, now))} to pay ${aed(all_in)}.`,
        seller: `No money moves. They wait for the payment until the same time.`,
      };
    case "release":
      return {
        buyer: `Their hold of ${aed(hold)} is available to them again at once. They owe nothing for this lot.`,
        seller: "They receive nothing. The sale is over.",
      };
    case "forfeit":
      return {
        buyer: `Their hold of ${aed(hold)} leaves their deposit. They owe nothing else for this lot.`,
        seller: "They receive nothing. Marsa keeps the forfeited amount. The sale is over.",
      };
    case "handover":
      return {
        buyer: "No money moves. They have paid, and the lot is theirs.",
        seller: `${aed(sale.proceeds)} is in their balance at once. It is held for 24 hours, while the buyer may claim.`,
      };
  }
}
