import { money } from "@marsa/api-spec/amounts";
import { needsSecondConfirmation } from "@marsa/api-spec/money";
import { useRef, useState } from "react";
import type { Notice } from "../commands/use-notice.ts";

const MOST_DIGITS = 8;

/** The amount that the room called, typed in place of the ask. `ask`, `step` in AED; `ask` null: no bid counts. */
export function useCalled(ask: number | null, step: number) {
  const [called, setCalled] = useState("");
  const seen = useRef<number | null>(null);
  const price = called === "" || ask === null ? ask : Number(called);
  return {
    called,
    call: (text: string) => setCalled(text.replaceAll(/\D/g, "").slice(0, MOST_DIGITS)),
    /** AED. */
    price,
    /** Returns why a bid of this amount is not sent: below the ask, or far above it and pressed once. */
    holds: (): Notice | null => {
      if (price === null || ask === null) return null;
      if (price < ask)
        return { tone: "held", text: `AED ${money(price)} is below the ask of ${money(ask)}.` };
      if (!needsSecondConfirmation(price, "exact", ask, step) || seen.current === price) return null;
      seen.current = price;
      return {
        tone: "waits",
        text: `AED ${money(price)} is far above the ask of ${money(ask)}. Press again to bid it.`,
      };
    },
    clear: () => {
      seen.current = null;
      setCalled("");
    },
  };
}
