import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { nameOf } from "../model/sending/intention.ts";
import { isOpen, type SavedBid } from "../model/sending/saved-bid.ts";
import type { BiddingState } from "../model/panel/use-bidding.ts";
import type { Outcome } from "../model/sending/outcome.ts";

/**
 * Offers an interrupted bid again under its key, after a lost connection or the end of a session. Never sends it by
 * itself.
 */
export function SavedBidOffer({ bidding, savedBid }: { bidding: BiddingState; savedBid: SavedBid }) {
  const { why } = savedBid;
  const open = bidding.phase === "open";
  const isUnknown = isOpen(savedBid);
  return (
    <Message tone="warning" title={titleOf(savedBid)} data-kept={why}>
      {textOf(savedBid, open)}
      <span className="mt-2.5 flex gap-2">
        {isUnknown && (
          <Button size="sm" variant="ink" onClick={bidding.checkSavedBid}>
            Check again
          </Button>
        )}
        {open && (!isUnknown || why === "unheard") && (
          <Button size="sm" variant={isUnknown ? "plain" : "ink"} onClick={bidding.resendSavedBid}>
            Send it again
          </Button>
        )}
        <Button size="sm" onClick={bidding.dropSavedBid}>
          {open || isUnknown ? "Leave it" : "Close"}
        </Button>
      </span>
    </Message>
  );
}

function titleOf({ mode, amount, why }: SavedBid): string {
  const { noun, done } = nameOf(mode);
  const what = mode === "lower" ? "Lowering your maximum" : `Your ${noun} of AED ${money(amount)}`;
  switch (why) {
    case "signed-out":
      return `${what} was not ${mode === "lower" ? "done" : done}: you were signed out.`;
    case "lost":
      return `${what} did not reach the server.`;
    case "unheard":
      return `${what} has not reached the server so far.`;
    case "unasked":
    case "unanswered":
      return `${what} was sent, but no answer came.`;
  }
}

function textOf(savedBid: SavedBid, open: boolean): string {
  const { why, mode } = savedBid;
  if (why === "unheard")
    return "We don't know yet whether it still will. Check again, or send it again: it counts once at most.";
  if (isOpen(savedBid))
    return `We don't know yet whether it was ${nameOf(mode).done}. Check again: it counts once at most.`;
  const safe = "Nothing was placed, and your deposit is untouched.";
  return open ? `${safe} You see the sum again before it is sent.` : `${safe} Bidding has ended meanwhile.`;
}

/** The result of the last bid, with the next action. It stays until the next action. */
export function OutcomeMessage({ outcome, lotNumber }: { outcome: Outcome; lotNumber: number }) {
  return (
    <Message tone={outcome.tone} title={outcome.title} data-outcome={outcome.kind}>
      {outcome.text}
      {outcome.reply !== null && (
        <span className="mt-0.5 block text-micro tabular-nums">
          Receipt {lotNumber}-{outcome.reply.receipt.seq}
        </span>
      )}
      {outcome.requestId !== null && (
        <span className="mt-0.5 block text-micro">Request {outcome.requestId}</span>
      )}
    </Message>
  );
}
