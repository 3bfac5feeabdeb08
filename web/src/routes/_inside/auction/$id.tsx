import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useMemo,
  useState,
} from "react";
import { BidBar } from "../../../features/bidding/panel/bid-bar.tsx";
import { BidPanel } from "../../../features/bidding/panel/bid-panel.tsx";
import { FiveRules } from "../../../features/bidding/terms/five-rules.tsx";
import { SeeCheck } from "../../../features/bidding/history/see-check.tsx";
import { History, historyCount, HistoryLive } from "../../../features/bidding/history/history.tsx";
import { conditionsQuery, historyQuery } from "../../../features/bidding/queries.ts";
import { SaleTerms } from "../../../features/bidding/terms/sale-terms.tsx";
import { type BiddingState, useBidding } from "../../../features/bidding/state/use-bidding.ts";
import { useUnhurried } from "../../../features/bidding/panel/use-unhurried.ts";
import type { ListSearch } from "../../../features/catalogue/list/read-list-search.ts";
import { lastList } from "../../../lib/browser/list-place.ts";
import { guideWordsOf } from "../../../features/lot/facts.ts";
import { LotPage } from "../../../features/lot/lot-page.tsx";
import { lotSections } from "../../../features/lot/lot-sections.tsx";
import { type Section, Sections } from "../../../features/lot/sections.tsx";
import { PrivateNote } from "../../../features/lot/private-note.tsx";
import { objectMetaQuery } from "../../../features/lot/queries.ts";
import { SimilarLots } from "../../../features/lot/similar-lots.tsx";
import { useCountView } from "../../../features/lot/use-count-view.ts";
import { LotSkeleton } from "../../../features/lot/lot-skeleton.tsx";
import { ErrorContent } from "../../../features/shell/errors/error-screen.tsx";
import { NotFoundContent } from "../../../features/shell/errors/not-found-screen.tsx";
import { pageId } from "../../../lib/address/page-id.ts";
import { pageTitle } from "../../../lib/address/page-title.ts";
import { useIdle } from "../../../lib/timing/use-idle.ts";
import { meQuery, useMe } from "../../../lib/http/queries.ts";
import { isLeading } from "../../../realtime/lots/my-status.ts";
import { type Lot as LotData, lotQuery } from "../../../realtime/lots/lot-query.ts";

const ReceiptCheck = lazy(async () => ({
  // The receipt check does not depend on bids.
  default: memo((await import("../../../components/receipt/receipt-check.tsx")).ReceiptCheck),
}));

const SellerBlock = lazy(async () => ({
  default: (await import("../../../features/lot/seller-block.tsx")).SellerBlock,
}));

const SellerDecision = lazy(async () => ({
  default: (await import("../../../features/sale/seller-decision.tsx")).SellerDecision,
}));

const WonPage = lazy(async () => ({
  default: (await import("../../../features/won/won-page.tsx")).WonPage,
}));

const OfferPanel = lazy(async () => ({
  default: (await import("../../../features/offer/offer-panel.tsx")).OfferPanel,
}));

const BidAfterTopUp = lazy(async () => ({
  default: (await import("../../../features/bidding/topup/bid-after-topup.tsx")).BidAfterTopUp,
}));

const FewLots = lazy(async () => ({
  default: (await import("../../../features/catalogue/list/few-lots.tsx")).FewLots,
}));

/** The page is complete without these parts, also when they cannot load. */
const Nothing = () => null;

const LotPager = lazy<ComponentType<{ id: number; search: ListSearch }>>(() =>
  import("../../../features/catalogue/pager/lot-pager.tsx").then(
    (part) => ({ default: part.LotPager }),
    () => ({ default: Nothing }),
  ),
);

const SoldHere = lazy<ComponentType<{ near: string; wide: string }>>(() =>
  import("../../../features/catalogue/guide/sold-here.tsx").then(
    (part) => ({ default: part.SoldHere }),
    () => ({ default: Nothing }),
  ),
);

const BidGraph = lazy<ComponentType<{ bidding: BiddingState }>>(() =>
  import("../../../features/bidding/history/bid-graph.tsx").then(
    (part) => ({ default: part.BidGraph }),
    () => ({ default: Nothing }),
  ),
);

interface LotSearch {
  /** Id of a card payment for a won lot or a bid, after the provider's page. */
  payment?: number | undefined;
}

export const Route = createFileRoute("/_inside/auction/$id")({
  validateSearch: ({ payment }: Record<string, unknown>): LotSearch =>
    /^[1-9]\d{0,9}$/.test(String(payment)) ? { payment: Number(payment) } : {},
  staticData: { phoneHeader: "none" },
  loader: async ({ context: { queryClient }, params }) => {
    const id = pageId(params.id);
    // The page needs these too, but does not wait for them.
    void queryClient.prefetchQuery(conditionsQuery(id));
    void queryClient.prefetchInfiniteQuery(historyQuery(id));
    const [lot] = await Promise.all([
      queryClient.ensureQueryData({ ...lotQuery(id), revalidateIfStale: true }),
      // Half of the panel depends on the signed-in person; after an error it is not known.
      queryClient.ensureQueryData(meQuery).catch(() => undefined),
    ]).catch((error: unknown) => {
      throw error instanceof ApiProblem && error.status === 404 ? notFound() : error;
    });
    void queryClient.prefetchQuery(objectMetaQuery(lot.kind));
    return { title: lot.title };
  },
  head: ({ loaderData }) => pageTitle(loaderData?.title ?? "Lot"),
  pendingComponent: LotSkeleton,
  // The page's own, so that header and side menu stay.
  notFoundComponent: NotFoundContent,
  errorComponent: ErrorContent,
  component: LotRoute,
});

function LotRoute() {
  const id = Number(Route.useParams().id);
  const { data: lot } = useQuery(lotQuery(id));
  return lot ? <Lot key={id} lot={lot} /> : <LotSkeleton />;
}

/** As high as the check for a visitor, so that the content below does not move. */
const ROOM_FOR_CHECK = "mt-5 min-h-[7.5rem] lg:min-h-[6.2rem]";

const fewLots = (cards: ComponentProps<typeof FewLots>["cards"]) => <FewLots cards={cards} />;

function Lot({ lot }: { lot: LotData }) {
  const bidding = useBidding(lot);
  const userId = useMe()?.id_user ?? null;
  useCountView(lot);
  const pager = useMemo(() => pagerOf(lot.id_auction), [lot.id_auction]);
  const bar = <BidBar bidding={bidding} />;
  const page = (
    <LotPage
      lot={lot}
      pager={pager}
      context={<Context lot={lot} />}
      sections={
        <>
          <OwnDecision bidding={bidding} className="mt-5 lg:hidden" />
          <OnlySeller lot={lot} className="mt-5 lg:hidden" />
          <LotSections bidding={bidding} userId={userId} />
        </>
      }
      aside={
        <>
          <AfterAuction bidding={bidding} otherwise={<BidPanel bidding={bidding} />} wide />
          <OwnDecision bidding={bidding} className="mt-5" />
          <OnlySeller lot={lot} className="mt-5" />
          <BelowPanel bidding={bidding} />
        </>
      }
      {...(isNegotiating(bidding)
        ? { offer: <AfterAuction bidding={bidding} otherwise={bar} />, bar: null }
        : { bar })}
    />
  );
  if (bidding.phase !== "sold" || bidding.status !== "won") {
    return (
      <>
        <AfterTopUp bidding={bidding} />
        {page}
      </>
    );
  }
  return (
    <Suspense fallback={<LotSkeleton />}>
      <Won lot={lot} otherwise={page}>
        <LotSections bidding={bidding} userId={userId} isWon />
      </Won>
    </Suspense>
  );
}

/** What similar lots were sold for, once the page has time for it. */
const Context = memo(function Context({ lot }: { lot: LotData }) {
  const idle = useIdle();
  return idle ? (
    <Suspense>
      <SoldHere {...guideWordsOf(lot)} />
    </Suspense>
  ) : null;
});

/** The way through the list that the reader came from; null: none. */
function pagerOf(id: number): ReactNode {
  const search: ListSearch | null = lastList();
  return search === null ? null : (
    <Suspense>
      <LotPager id={id} search={search} />
    </Suspense>
  );
}

/** The result of a card payment for a bid. */
function AfterTopUp({ bidding }: { bidding: BiddingState }) {
  const { payment } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (payment === undefined || !bidding.me) return null;
  return (
    <div className="mx-auto max-w-[90rem] px-4 pt-4 lg:px-gutter lg:pt-5">
      <Suspense>
        <BidAfterTopUp
          key={payment}
          bidding={bidding}
          payment={payment}
          onClose={() => void navigate({ search: {}, replace: true })}
        />
      </Suspense>
    </div>
  );
}

interface WonProps {
  lot: LotData;
  otherwise: ReactNode;
  children: ReactNode;
}

/** Sold to the reader: payment, documents and pickup above the facts of the lot. */
function Won({ lot, otherwise, children }: WonProps) {
  const { payment } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WonPage
      lot={lot}
      payment={payment}
      onPaymentSeen={() => void navigate({ search: {}, replace: true })}
      otherwise={otherwise}
    >
      {children}
    </WonPage>
  );
}

/** The seller's decision about a bid below the minimum price, and its end. */
function OwnDecision({ bidding, className }: { bidding: BiddingState; className: string }) {
  const { lot, phase } = bidding;
  // A decision that was due when the page loaded, or began since then; it stays after its end.
  const [began, setBegan] = useState(false);
  if (phase === "awaiting_decision" && !began) setBegan(true);
  if (lot.view !== "owner" || !(lot.negotiated || began)) return null;
  return (
    <Suspense>
      <SellerDecision id={lot.id_auction} className={className} />
    </Suspense>
  );
}

/** Whether the seller decides about the reader's highest bid, or decided against it. */
function isNegotiating({ phase, status, live, mine }: BiddingState): boolean {
  if (phase === "awaiting_decision") return status === "awaiting_decision";
  return phase === "not_sold" && isLeading(live, mine);
}

interface AfterAuctionProps {
  bidding: BiddingState;
  /** The bid panel or bar. */
  otherwise: ReactNode;
  wide?: boolean;
}

/** The reader's negotiation after the auction, in place of the bidding. */
function AfterAuction({ bidding, otherwise, wide = false }: AfterAuctionProps) {
  if (!isNegotiating(bidding)) return otherwise;
  const { lot, conditions, mine } = bidding;
  return (
    <Suspense fallback={<div aria-hidden className="h-40 bg-salt" />}>
      <OfferPanel
        lot={lot}
        conditions={conditions}
        hold={mine?.hold ?? 0}
        otherwise={otherwise}
        className={
          wide ? "overflow-hidden rounded-lg shadow-panel outline-1 outline-line-2" : "border-b border-line"
        }
      />
    </Suspense>
  );
}

function OnlySeller({ lot, className }: { lot: LotData; className: string }) {
  if (lot.view !== "owner") return null;
  return (
    <Suspense>
      <SellerBlock lot={lot} className={className} />
    </Suspense>
  );
}

interface LotSectionsProps {
  bidding: BiddingState;
  userId: number | null;
  /** A won lot has its documents in a step above. */
  isWon?: boolean;
}

function LotSections({ bidding: now, userId, isWon = false }: LotSectionsProps) {
  const bidding = useUnhurried(now);
  return useMemo(() => {
    const all = sectionsOf(bidding.lot, bidding, userId);
    return <Sections sections={isWon ? all.filter(({ id }) => id !== "documents") : all} />;
  }, [bidding, userId, isWon]);
}

function sectionsOf(lot: LotData, bidding: BiddingState, userId: number | null): Section[] {
  return lotSections(lot, {
    similar: <SimilarLots id={lot.id_auction} row={fewLots} />,
    terms: <SaleTerms bidding={bidding} />,
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
      aside: <HistoryLive bidding={bidding} />,
    },
  });
}

function BelowPanel({ bidding: now }: { bidding: BiddingState }) {
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
