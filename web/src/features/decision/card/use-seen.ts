import { useEffect } from "react";
import { type Negotiation, offerToAnswer } from "../negotiation.ts";
import { markSeen } from "../queries.ts";

/** Tells the sender of an open offer that the reader sees it, as soon as the page is in view. */
export function useSeen(negotiation: Negotiation): void {
  const { side, id_auction: id } = negotiation;
  const offer = offerToAnswer(negotiation);
  const unseen = offer !== null && offer.seen === null ? offer.id_offer : null;
  useEffect(() => {
    if (unseen === null) return;
    const markIfVisible = () => {
      if (document.visibilityState === "visible") void markSeen(side, id, unseen);
    };
    markIfVisible();
    document.addEventListener("visibilitychange", markIfVisible);
    return () => document.removeEventListener("visibilitychange", markIfVisible);
  }, [side, id, unseen]);
}
