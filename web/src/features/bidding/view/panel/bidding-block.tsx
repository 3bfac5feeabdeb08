import { money } from "@marsa/api-spec/amounts";
import { lazy, Suspense, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { Message } from "#/components/message/message.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { BidGate, FeesMissing } from "../terms/bid-gate.tsx";
import { BuyNow, Offers, Placing } from "../offers/offers.tsx";
import { SavedBidOffer, OutcomeMessage } from "../last-bid.tsx";
import { AmountToKeep, OwnAmount } from "../offers/amount-form.tsx";
import { newsOf } from "#/features/bidding/model/sending/outcome.ts";
import { closedWords } from "#/features/bidding/model/panel/closed-words.ts";
import type { Offer } from "#/features/bidding/model/lot/offer.ts";
import { keptOffer } from "#/features/bidding/model/panel/typed-amount.ts";
import { StoredMaximum } from "../offers/stored-maximum.tsx";
import { TopUpOrPress } from "../terms/top-up.tsx";
import { EnterLane, LaneWaits } from "../lane/lane-block.tsx";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import type { LotNow } from "#/features/bidding/model/panel/use-lot-now.ts";

const KeepMaximum = lazy(async () => ({
  default: (await import("../offers/keep-maximum.tsx")).KeepMaximum,
}));

const Asleep = lazy(async () => ({ default: (await import("../terms/asleep.tsx")).Asleep }));

interface BiddingBlockProps {
  bidding: BiddingState;
  layout: "wide" | "rows";
}

/** The actions now: amounts, maximum, the next step of the account, or the reason why nothing can be pressed. */
export function BiddingBlock({ bidding, layout }: BiddingBlockProps) {
  const { flow, savedBid, panel, status, sync } = bidding;
  const news = flow.step === "idle" ? newsOf(flow.outcome, status) : null;
  return (
    <div className="grid gap-4 px-5 pt-3.5 pb-5 max-lg:px-4">
      {panel.bidding.kind !== "closed" && <NextMinimum bidding={bidding} />}
      {sync === "slow" && panel.bidding.kind !== "closed" && (
        <Message tone="neutral">
          Slow connection: the price is read every 3 seconds. Bids still count.
        </Message>
      )}
      {bidding.lot.question && (
        <Suspense>
          <KeepMaximum bidding={bidding} />
        </Suspense>
      )}
      {news && <OutcomeMessage outcome={news} lotNumber={bidding.lot.number} />}
      {savedBid && <SavedBidOffer bidding={bidding} savedBid={savedBid} />}
      {flow.step === "placing" ? <Placing flow={flow} /> : <Choice bidding={bidding} layout={layout} />}
      {bidding.live.lane !== null && panel.bidding.kind !== "closed" && (
        <EnterLane idQueue={bidding.live.lane.id_queue} />
      )}
    </div>
  );
}

function NextMinimum({ bidding: { live } }: { bidding: LotNow }) {
  return (
    <div className="flex justify-between gap-3 text-small tabular-nums">
      <strong className="font-strong">
        Next minimum <span translate="no">{money(live.next_min)}</span>
      </strong>
      <span className="text-text-2">Step AED {money(live.step)}</span>
    </div>
  );
}

function Choice({ bidding, layout }: BiddingBlockProps) {
  const { lot, panel, choose, retryConditions } = bidding;
  const what = panel.bidding;
  const onChoose = (amount: number) => choose(amount, "exact");
  switch (what.kind) {
    case "loading":
      return <ChoiceSkeleton />;
    case "no-terms":
      return <FeesMissing onRetry={retryConditions} />;
    case "paused":
      return <BiddingWaits what={what} why={null} offline={bidding.offline} />;
    case "auctions-paused":
      return <BiddingWaits what={what} why={what.reason} />;
    case "lane-waits":
      return <LaneWaits reason={what.reason} />;
    case "lane-maxima":
      return (
        <>
          <Message tone="info">
            This lot is sold in a live lane. Your maximum starts bidding when the lot opens there.
          </Message>
          <StoredMaximum bidding={bidding} />
          <BuyNow bidding={bidding} />
        </>
      );
    case "gate":
      return (
        <>
          {what.gate.step?.kind !== "call-back" && what.gate.step !== null && (
            <AmountToKeep bidding={bidding} />
          )}
          <BidGate gate={what.gate} title={lot.title} />
          <Offers offers={what.offers.slice(0, 2)} layout={layout} />
          <BuyNow bidding={bidding} off />
        </>
      );
    case "short":
      return (
        <>
          <Short bidding={bidding} lowest={what.offer} />
          <Offers offers={what.offers.slice(0, 2)} layout={layout} />
          <BuyNow bidding={bidding} />
        </>
      );
    case "asleep":
      return (
        <Suspense>
          <Asleep max={what.max} />
        </Suspense>
      );
    case "buy-now-only":
      return (
        <>
          <Message tone="info">The next bid would reach the buy-now price.</Message>
          <BuyNow bidding={bidding} />
        </>
      );
    case "offers":
      return (
        <>
          <Offers offers={what.offers} onChoose={onChoose} layout={layout} />
          <OwnAmount bidding={bidding} />
          <StoredMaximum bidding={bidding} />
          <BuyNow bidding={bidding} />
        </>
      );
    case "leading":
      return (
        <>
          <StoredMaximum bidding={bidding} />
          <BuyNow bidding={bidding} />
        </>
      );
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

/** The deposit does not cover the lowest bid: the amount to bid, and the way to add what it needs. */
function Short({ bidding, lowest }: { bidding: BiddingState; lowest: Offer }) {
  // The amount is kept outside of React, and read anew after each change.
  const [, onText] = useState("");
  return (
    <>
      <AmountToKeep bidding={bidding} onText={onText} />
      <TopUpOrPress bidding={bidding} offer={keptOffer(bidding) ?? lowest} />
    </>
  );
}

interface BiddingWaitsProps {
  what: { readonly hasMaximum: boolean };
  /** The words of the staff; null for a lost connection. */
  why: string | null;
  offline?: boolean;
}

/** Bidding waits for the connection, or for the end of a pause. */
function BiddingWaits({ what: { hasMaximum }, why, offline = false }: BiddingWaitsProps) {
  return (
    <div className="grid gap-2">
      {why !== null && (
        <Message tone="warning" title="All auctions are paused.">
          {why} Nobody can bid, and no auction ends. Lots that would end now get more time.
        </Message>
      )}
      <Button size="xl" className="w-full" aria-disabled>
        Bidding is paused
      </Button>
      <p className="text-small text-text-2">
        {offline && "You are offline. "}Nothing was sent.
        {hasMaximum &&
          (why === null
            ? " Your stored maximum keeps bidding on the server."
            : " Your stored maximum is unchanged.")}
      </p>
    </div>
  );
}

/** The placeholder of amounts and maximum, in their size. */
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
