import { askOf } from "@marsa/api-spec/offered-amounts";
import { Anchor, Eye, LoaderCircle } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { LaneBidsProps } from "#/components/lane/bids-slot.ts";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { money } from "@marsa/api-spec/amounts";
import { BidGate, FeesMissing } from "../terms/bid-gate.tsx";
import { closedWords } from "#/features/bidding/model/panel/closed-words.ts";
import { SavedBidOffer, OutcomeMessage } from "../last-bid.tsx";
import { LaneFoot } from "./lane-foot.tsx";
import { LaneOffers } from "./lane-offers.tsx";
import { LazyConfirm } from "../confirm/lazy-confirm.tsx";
import { newsOf, type Outcome } from "#/features/bidding/model/sending/outcome.ts";
import { TopUp } from "../terms/top-up.tsx";
import { type BiddingState, useBidding } from "#/features/bidding/model/panel/use-bidding.ts";
import type { LotNow } from "#/features/bidding/model/panel/use-lot-now.ts";
import { useIdle } from "#/lib/timing/use-idle.ts";

const loadAmount = () => import("./lane-amount.tsx");
const LaneAmount = lazy(async () => ({ default: (await loadAmount()).LaneAmount }));

const Asleep = lazy(async () => ({ default: (await import("../terms/asleep.tsx")).Asleep }));

/** Id of the element that gets the focus when the opener of a dialog is gone. */
const ID = "lane-bids";

/**
 * The bids of the lane room, on a dark background: three amounts on the keys 1 to 3, the person's maximum, and the
 * result of the last bid.
 */
export function LaneBids({ lot, synced, finalCall, quick, extra }: LaneBidsProps) {
  const bidding = useBidding(lot, { synced, finalCall });
  const [field, setField] = useState<"exact" | "max" | null>(null);
  const onMaximum = () => setField("max");
  // Ahead of the press, as the confirmation.
  const idle = useIdle();
  useEffect(() => {
    if (idle) void loadAmount();
  }, [idle]);
  const { flow, savedBid, status, sync } = bidding;
  const news = flow.step === "idle" ? newsOf(flow.outcome, status) : null;
  // The leader reads the result in the place of the amounts.
  const leads = bidding.panel.bidding.kind === "leading" && news?.tone === "success";
  const oneTap = quick && sync === "live";
  return (
    <section
      id={ID}
      tabIndex={-1}
      aria-label="Bidding"
      data-slot="lane-bids"
      className="grid gap-2.5 outline-none"
    >
      {news && !leads && <OutcomeMessage outcome={news} lotNumber={lot.number} />}
      {savedBid && <SavedBidOffer bidding={bidding} savedBid={savedBid} />}
      {sync === "slow" && (
        <p className="text-small text-on-ink-2">Slow connection: read every 3 s. Bids count, in two steps.</p>
      )}
      {flow.step === "placing" ? (
        <Placing bidding={bidding} />
      ) : (
        <Choice bidding={bidding} oneTap={oneTap} news={leads ? news : null} onMaximum={onMaximum} />
      )}
      <LaneFoot bidding={bidding} onField={setField} extra={extra} />
      {field && (
        <Suspense>
          <LaneAmount bidding={bidding} mode={field} returnTo={ID} onClose={() => setField(null)} />
        </Suspense>
      )}
      <LazyConfirm bidding={bidding} returnTo={ID} />
    </section>
  );
}

interface ChoiceProps {
  bidding: BiddingState;
  oneTap: boolean;
  /** The result of the bid that leads now; null where it is shown above already. */
  news: Outcome | null;
  onMaximum: () => void;
}

/** The amounts, or the reason why there are none, in the same place and height. */
function Choice({ bidding, oneTap, news, onMaximum }: ChoiceProps) {
  const { lot, live, mine, panel, status, retryConditions } = bidding;
  const what = panel.bidding;
  switch (what.kind) {
    case "loading":
      return (
        <output aria-label="Loading the amounts" className="grid grid-cols-2 gap-2.5">
          <Skeleton className="col-span-2 h-20 rounded-md bg-ink-3" />
          <Skeleton className="h-14 rounded-md bg-ink-3" />
          <Skeleton className="h-14 rounded-md bg-ink-3" />
        </output>
      );
    case "no-terms":
      return <FeesMissing onRetry={retryConditions} />;
    case "paused":
      return (
        <Waits
          title="Bidding is paused"
          text={`${bidding.offline ? "You are offline" : "Reconnecting"}. Nothing was sent.`}
          hasMaximum={what.hasMaximum}
        />
      );
    case "auctions-paused":
      return <Waits title="Bidding is paused" text={what.reason} hasMaximum={what.hasMaximum} />;
    case "lane-waits":
      return (
        <Waits
          title="The lane takes no bids"
          text="Nothing is lost. The auctioneer resumes the lane."
          hasMaximum={status === "leading" && mine?.max != null}
        />
      );
    case "lane-maxima":
      return (
        <>
          <Waits
            title={`Opens at AED ${money(askOf(live))}`}
            text="Your maximum starts bidding when the lot opens."
            hasMaximum={false}
          />
          <Button variant="plain" size="lg" className="w-full" onClick={onMaximum}>
            {status === "leading" ? "Raise maximum" : "Set maximum"}
          </Button>
        </>
      );
    case "gate":
      return (
        <>
          <BidGate gate={what.gate} title={lot.title} />
          <LaneOffers offers={what.offers.slice(0, 1)} bidding={bidding} />
        </>
      );
    case "short":
      return <TopUp bidding={bidding} offer={what.offer} />;
    case "asleep":
      return (
        <Suspense>
          <Asleep max={what.max} />
        </Suspense>
      );
    case "buy-now-only":
    case "offers":
      return (
        <LaneOffers
          offers={what.kind === "offers" ? what.offers : []}
          bidding={bidding}
          oneTap={oneTap}
          pressable
        />
      );
    case "leading":
      return <Leads bidding={bidding} news={news} onMaximum={onMaximum} />;
    case "watching":
    case "closed": {
      if (what.kind === "closed")
        return <Waits title="Bidding has ended" text={endWords(status)} hasMaximum={false} />;
      const words = closedWords(bidding);
      return words === null ? null : (
        <p className="flex items-center gap-2.5 rounded-md bg-ink-2 px-4 py-3.5 text-long text-on-ink-2">
          <Eye aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
          {words.text}
        </p>
      );
    }
  }
}

/** While the card shows the result. */
function endWords(status: LotNow["status"]): string {
  if (status === "none") return "The next lot comes in a moment.";
  if (status === "outbid" || status === "not_won") return "No part of your deposit is held for this lot.";
  return "Yours was the last bid. The result counts when the next lot is called.";
}

/** The reason why nobody can bid now, in the place of the amounts. */
function Waits({ title, text, hasMaximum }: { title: string; text: string; hasMaximum: boolean }) {
  return (
    <div
      data-slot="lane-waits"
      className="rounded-md border border-ink-line bg-ink-2 px-5 py-3.5 text-on-ink-2"
    >
      <p className="text-[1.25rem] leading-7 font-heavy text-white tabular-nums">{title}</p>
      <p className="text-body">
        {text}
        {hasMaximum && " Your stored maximum is safe on the server."}
      </p>
    </div>
  );
}

/** The reader leads: the only action is a higher maximum. */
function Leads({
  bidding: { live, mine, lot },
  news,
  onMaximum,
}: Pick<ChoiceProps, "bidding" | "news" | "onMaximum">) {
  const max = mine?.max ?? null;
  const above = max !== null && live.price !== null && max > live.price;
  return (
    <div
      data-slot="lane-leads"
      className="flex min-h-20 items-center justify-between gap-3 rounded-md border-2 border-on-ink-green px-5 py-3.5"
    >
      <div>
        <p className="flex items-center gap-2.5 text-[1.375rem] leading-7 font-heavy text-on-ink-green">
          <Anchor aria-hidden size={22} strokeWidth={2.2} />
          You lead
        </p>
        <p className="text-small text-on-ink-2 tabular-nums">
          {above
            ? `Your maximum ${money(max)} keeps bidding`
            : "The next bid of another bidder takes the lead"}
          {news?.reply && (
            <span className="block text-micro" data-outcome="placed">
              {news.title} Receipt {lot.number}-{news.reply.receipt.seq}
            </span>
          )}
        </p>
      </div>
      <Button size="lg" onClick={onMaximum}>
        {max === null ? "Set a maximum" : "Raise maximum"}
      </Button>
    </div>
  );
}

/** A bid in progress: shown before the network answers, and a second tap does nothing. */
function Placing({ bidding: { flow } }: { bidding: BiddingState }) {
  if (flow.step !== "placing") return null;
  return (
    <div data-slot="placing">
      <div className="flex min-h-20 items-center justify-center gap-3 rounded-md bg-red-pressed px-5 text-[1.375rem] font-heavy text-white tabular-nums">
        <LoaderCircle aria-hidden size={24} className="animate-turn" />
        {flow.intention.mode === "max" ? "Storing" : "Placing"} AED {money(flow.intention.amount)}…
      </div>
      <p className="mt-2 text-small text-on-ink-2">
        {flow.lookingUp
          ? "No answer yet. We are checking with the server: your bid counts once at most."
          : "You get an answer within 3 seconds. A second tap sends nothing."}
      </p>
    </div>
  );
}
