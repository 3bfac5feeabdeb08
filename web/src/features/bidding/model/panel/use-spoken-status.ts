import { useEffect, useRef } from "react";
import { announce } from "#/lib/browser/announce.ts";
import { money } from "@marsa/api-spec/amounts";
import type { LotNow } from "./use-lot-now.ts";

/**
 * Tells screen readers that the person leads or was outbid, once per change. A bid of this page that takes the lead says
 * so itself.
 * @param bids whether a bid of this page is in progress, or its result says that the person leads
 */
export function useSpokenStatus(
  { lot: { title }, live, status, phase }: LotNow,
  finalCall: boolean,
  bids: boolean,
): void {
  const { price } = live;
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (phase !== "open" || price === null) return;
    if (status === "leading" && !bids) announce(`You are leading at AED ${money(price)}, ${title}`);
    if (status === "outbid") {
      const words = `You have been outbid. The price is AED ${money(price)}, ${title}`;
      announce(words, finalCall ? "assertive" : "polite");
    }
  }, [status, phase, price, title, finalCall, bids]);
}
