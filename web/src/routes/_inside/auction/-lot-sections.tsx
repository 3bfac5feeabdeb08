/** The sections of the lot's page, and the parts below its bid panel. */
import { money } from "@marsa/api-spec/amounts";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, lazy, memo, Suspense, useMemo } from "react";
import { comparedWords, type Comparables, comparablesQuery } from "#/components/fair-price/comparables.ts";
import { History, historyCount, HistoryLive, SeeCheck } from "#/features/bidding/view/history/history.tsx";
import { useUnhurried } from "#/features/bidding/model/panel/use-unhurried.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import { FiveRules } from "#/features/bidding/view/terms/five-rules.tsx";
import { YouPayToday } from "#/features/bidding/view/terms/you-pay-today.tsx";
import { BidGate } from "#/features/bidding/view/terms/bid-gate.tsx";
import { gateOf } from "#/features/bidding/model/lot/gate.ts";
import { TopUpAction } from "#/features/bidding/view/terms/top-up.tsx";
import { lotSections } from "#/features/lot/view/lot-sections.tsx";
import { PrivateNote } from "#/features/lot/view/private-note.tsx";
import { type Section, Sections } from "#/features/lot/view/sections.tsx";
import { SimilarLots } from "#/features/lot/view/similar-lots.tsx";
import { optionalPart } from "#/lib/browser/optional-part.ts";
import { useMe } from "#/lib/http/queries.ts";
import { WhenNear } from "#/components/when-near.tsx";
import type { Lot as LotData } from "#/realtime/lots/lot-query.ts";

const ReceiptCheck = lazy(async () => ({
  // The receipt check does not depend on bids.
  default: memo((await import("#/components/receipt/receipt-check.tsx")).ReceiptCheck),
}));

const FewLots = lazy(async () => ({
  default: (await import("#/features/catalogue/view/list/few-lots.tsx")).FewLots,
}));

const TellOfNext = lazy(async () => ({
  default: (await import("#/features/catalogue/view/suggest/tell-of-next.tsx")).TellOfNext,
}));

const ViewerBid = lazy(async () => ({
  default: (await import("#/features/bidding/view/panel/viewer-bid.tsx")).ViewerBid,
}));

const SaleTerms = lazy(async () => ({
  default: (await import("#/features/bidding/view/terms/sale-terms.tsx")).SaleTerms,
}));

const SellerAndQuestions = lazy(async () => ({
  default: (await import("#/features/questions/view/seller-and-questions.tsx")).SellerAndQuestions,
}));

const BidGraph = optionalPart(
  async () => (await import("#/features/bidding/view/history/bid-graph.tsx")).BidGraph,
);

const FairPrice = optionalPart(
  async () => (await import("#/components/fair-price/fair-price.tsx")).FairPrice,
);

type Compared = Comparables | null;

/** As high as the check for a visitor, so that the content below does not move. */
const ROOM_FOR_CHECK = "mt-5 min-h-[7.5rem] lg:min-h-[6.2rem]";

const fewLots = (cards: ComponentProps<typeof FewLots>["cards"]) => <FewLots cards={cards} />;

interface LotSectionsProps {
  bidding: BiddingState;
  userId: number | null;
  /** A won lot has its documents in a step above. */
  isWon?: boolean;
}

export function LotSections({ bidding: now, userId, isWon = false }: LotSectionsProps) {
  const bidding = useUnhurried(now);
  const { data: comparables = null } = useQuery(comparablesQuery(now.lot.id_auction));
  return useMemo(() => {
    const all = sectionsOf(bidding.lot, bidding, userId, comparables);
    return <Sections sections={isWon ? all.filter(({ id }) => id !== "documents") : all} />;
  }, [bidding, userId, isWon, comparables]);
}

function sectionsOf(
  lot: LotData,
  bidding: BiddingState,
  userId: number | null,
  comparables: Compared,
): Section[] {
  return lotSections(lot, {
    fairPrice: comparables && fairPriceOf(bidding, comparables),
    similar: (
      <>
        <SimilarLots id={lot.id_auction} row={fewLots} />
        <Suspense fallback={<div aria-hidden className="mt-4 h-12" />}>
          <TellOfNext lot={lot} />
        </Suspense>
      </>
    ),
    bid: (
      <Suspense>
        <ViewerBid bidding={bidding} />
      </Suspense>
    ),
    youPay: {
      title: bidding.phase === "sold" ? "What the buyer pays" : "What you pay",
      body: <YouPayToday bidding={bidding} />,
    },
    terms: (
      <Suspense fallback={<div className="h-72" />}>
        <SaleTerms bidding={bidding} />
      </Suspense>
    ),
    seller: <SellerOf lot={lot} />,
    history: {
      body: (
        <>
          <Suspense>
            <BidGraph bidding={bidding} />
          </Suspense>
          <History bidding={bidding} />
          <Suspense fallback={<div aria-hidden className={ROOM_FOR_CHECK} />}>
            <ReceiptCheck lot={lot} userId={userId} />
          </Suspense>
          <PrivateNote lot={lot} className="mt-7 lg:hidden" />
          <FiveRules conditions={bidding.conditions} className="lg:hidden" />
        </>
      ),
      count: historyCount(bidding),
      extra: <HistoryLive bidding={bidding} />,
    },
  });
}

const topUpFor =
  ({ id_auction: id, number }: LotData) =>
  (aed: number) => (
    <TopUpAction shortAed={aed} back={id} about={`To ask about lot ${number}: AED ${money(aed)} missing`} />
  );

function SellerOf({ lot }: { lot: LotData }) {
  const gate = gateOf(useMe() ?? null);
  return (
    <WhenNear fallback={<div className="h-72" />}>
      <Suspense fallback={<div className="h-72" />}>
        <SellerAndQuestions
          lot={lot}
          gate={gate && <BidGate gate={gate} title={lot.title} />}
          topUp={topUpFor(lot)}
        />
      </Suspense>
    </WhenNear>
  );
}

function fairPriceOf({ lot, live, phase }: BiddingState, comparables: Comparables): Section {
  const { price, start_price: start } = live;
  const word = price === null ? "Start" : phase === "sold" ? "Sold" : "Now";
  return {
    id: "price",
    title: "Fair price",
    tab: "Price",
    extra: <span className="max-lg:hidden">{comparedWords(comparables)}</span>,
    body: (
      <Suspense fallback={<div className="h-60" />}>
        <FairPrice
          comparables={comparables}
          prices={[{ word, value: price ?? start }]}
          subject={lot.kind === "vehicle" ? "This car" : "This apartment"}
        />
      </Suspense>
    ),
  };
}

/** The history in short, the reader's note and the rules. */
export function BelowPanel({ bidding: now }: { bidding: BiddingState }) {
  const bidding = useUnhurried(now);
  return useMemo(
    () => (
      <>
        <PrivateNote lot={bidding.lot} className="mt-6" />
        <h2 className="mt-7 flex items-center justify-between text-h3">
          History <HistoryLive bidding={bidding} />
        </h2>
        <History bidding={bidding} newest={4} />
        <SeeCheck />
        <FiveRules conditions={bidding.conditions} />
      </>
    ),
    [bidding],
  );
}
