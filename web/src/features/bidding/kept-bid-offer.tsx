import { Message } from "../../components/message.tsx";
import { Button } from "../../components/ui/button.tsx";
import { money } from "../../lib/money.ts";
import type { KeptBid } from "./kept-bid.ts";
import type { BiddingState } from "./use-bidding.ts";

/** A bid that the end of a session or leaving the page cut off: offered again under its key, never sent by itself. */
export function KeptBidOffer({ bidding, kept }: { bidding: BiddingState; kept: KeptBid }) {
  const signedOut = kept.why === "signed-out";
  if (signedOut && bidding.phase !== "open") return null;
  const what = kept.mode === "max" ? "maximum" : "bid";
  const sum = `AED ${money(kept.amount)}`;
  return (
    <Message
      tone="warning"
      title={
        signedOut
          ? `Your ${what} of ${sum} was not placed: you were signed out.`
          : `Your ${what} of ${sum} was sent, and its answer never came.`
      }
    >
      {!signedOut && "Ask what became of it. If it never arrived it is placed now; it counts once at most."}
      <span className="mt-2.5 flex gap-2">
        <Button size="sm" variant="ink" onClick={bidding.resumeKept}>
          {signedOut ? "Place it now" : "Ask"}
        </Button>
        <Button size="sm" onClick={bidding.dropKept}>
          Leave it
        </Button>
      </span>
    </Message>
  );
}
