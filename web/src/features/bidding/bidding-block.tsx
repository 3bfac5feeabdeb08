import { percent, money } from "../../lib/money.ts";
import { Button } from "../../components/ui/button.tsx";
import { Message } from "../../components/message.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { BidGate } from "./bid-gate.tsx";
import { KeptBidOffer } from "./kept-bid-offer.tsx";
import { Offers, Placing } from "./offers.tsx";
import { isNews } from "./outcome.ts";
import { OutcomeMessage } from "./outcome-message.tsx";
import { closedWords } from "./closed-words.ts";
import { StoredMaximum } from "./stored-maximum.tsx";
import type { BiddingState } from "./use-bidding.ts";

interface BiddingBlockProps {
  bidding: BiddingState;
  layout: "wide" | "rows";
}

/** What can be pressed now: amounts, stored maximum, the gate, or the one reason why nothing can. */
export function BiddingBlock({ bidding, layout }: BiddingBlockProps) {
  const { flow, kept, panel, status, sync } = bidding;
  return (
    <div className="grid gap-4 px-5 pt-3.5 pb-5 max-lg:px-4">
      {panel.bidding.kind !== "closed" && <NextMinimum bidding={bidding} />}
      {sync === "slow" && panel.bidding.kind !== "closed" && (
        <Message tone="neutral">
          Slow connection: the price is read every 3 seconds. Bids count as ever.
        </Message>
      )}
      {flow.step === "idle" && flow.outcome && isNews(flow.outcome, status) && (
        <OutcomeMessage outcome={flow.outcome} />
      )}
      {kept && <KeptBidOffer bidding={bidding} kept={kept} />}
      {flow.step === "placing" ? <Placing flow={flow} /> : <Choice bidding={bidding} layout={layout} />}
    </div>
  );
}

function NextMinimum({ bidding: { live } }: { bidding: BiddingState }) {
  return (
    <div className="flex justify-between gap-3 text-small tabular-nums">
      <strong className="font-strong">Next minimum {money(live.next_min)}</strong>
      <span className="text-text-2">Step AED {money(live.step)}</span>
    </div>
  );
}

function Choice({ bidding, layout }: BiddingBlockProps) {
  const { lot, live, panel, choose, purse, retryConditions } = bidding;
  const what = panel.bidding;
  const onChoose = (amount: number) => choose(amount, "exact");
  switch (what.kind) {
    case "loading":
      return <ChoiceSkeleton />;
    case "no-terms":
      return (
        <Message tone="error" title="Failed to load fee data.">
          Bidding is off until the fees are known.
          <Button size="sm" className="mt-2.5 flex" onClick={retryConditions}>
            Try again
          </Button>
        </Message>
      );
    case "paused":
      return (
        <div>
          <Button size="xl" className="w-full" aria-disabled>
            Bidding is paused
          </Button>
          <p className="mt-2 text-small text-text-2">
            Nothing was sent.{what.hasMaximum && " Your stored maximum keeps bidding on the server."}
          </p>
        </div>
      );
    case "gate":
      return (
        <>
          <BidGate gate={what.gate} title={lot.title} />
          <Offers offers={what.offers.slice(0, 2)} layout={layout} />
        </>
      );
    case "short":
      return (
        <>
          <Message tone="info">
            A bid of AED {money(what.offer.amount)} holds {shareOf(bidding, what.offer.holdAed)}
            {money(what.offer.holdAed)}. You have {money(purse?.available ?? 0)} available. Add AED{" "}
            {money(what.offer.shortAed)} to your deposit to place it.
          </Message>
          <Offers offers={what.offers.slice(0, 2)} layout={layout} />
        </>
      );
    case "buy-now-only":
      return (
        <Message tone="info">
          The next bid would reach the buy-now price of AED {money(live.buy_now ?? live.next_min)}.
        </Message>
      );
    case "offers":
      return (
        <>
          <Offers offers={what.offers} onChoose={onChoose} layout={layout} />
          <StoredMaximum bidding={bidding} />
        </>
      );
    case "leading":
      return <StoredMaximum bidding={bidding} />;
    case "watching":
    case "closed": {
      const words = closedWords(bidding);
      return words === null ? null : (
        <Message tone={words.tone} title={words.title}>
          {words.text}
        </Message>
      );
    }
  }
}

/** "20 %, that is " where the share decides, nothing where the least deposit does. */
function shareOf({ conditions }: BiddingState, holdAed: number): string {
  if (!conditions || holdAed === conditions.deposit.min) return "";
  return `${percent(conditions.deposit.rate)}, that is `;
}

/** Amounts and stored maximum before their terms are here: the same boxes in the same places. */
function ChoiceSkeleton() {
  return (
    <output aria-label="Loading the amounts" className="grid grid-cols-2 gap-2">
      <Skeleton className="col-span-2 h-15 rounded-md" />
      <Skeleton className="h-20.5 rounded-md" />
      <Skeleton className="h-20.5 rounded-md" />
      <Skeleton className="col-span-2 mt-2 h-26 rounded-md" />
    </output>
  );
}
