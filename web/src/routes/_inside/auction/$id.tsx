import { ApiProblem } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { comparablesQuery } from "#/components/fair-price/comparables.ts";
import { BidBar } from "#/features/bidding/view/panel/bid-bar.tsx";
import { BidPanel } from "#/features/bidding/view/panel/bid-panel.tsx";
import { loadConfirm } from "#/features/bidding/view/confirm/lazy-confirm.tsx";
import { conditionsQuery, historyQuery } from "#/features/bidding/model/lot/queries.ts";
import { keepAmount } from "#/features/bidding/model/panel/typed-amount.ts";
import { rivalsWords } from "#/features/bidding/model/panel/closed-words.ts";
import { type BiddingState, useBidding } from "#/features/bidding/model/panel/use-bidding.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { lastList } from "#/lib/browser/list-place.ts";
import { LotPage } from "#/features/lot/view/lot-page.tsx";
import { objectMetaQuery, useCountView } from "#/features/lot/model/queries.ts";
import { LotSkeleton } from "#/features/lot/view/lot-skeleton.tsx";
import { ErrorContent, NotFoundContent } from "#/features/shell/view/error-screen.tsx";
import { pageId, pageTitle } from "#/lib/address/route.ts";
import { optionalPart } from "#/lib/browser/optional-part.ts";
import { meQuery, useMe } from "#/lib/http/queries.ts";
import { isLeading } from "#/realtime/lots/my-status.ts";
import { type Lot as LotData, lotQuery } from "#/realtime/lots/lot-query.ts";
import {
  AfterAuction,
  isNegotiating,
  OnlySeller,
  OwnDecision,
  Steady,
  loadLost,
  useLost,
} from "./-after-auction.tsx";
import { BelowPanel, LotSections } from "./-lot-sections.tsx";

const WonPage = lazy(async () => ({
  default: (await import("#/features/won/view/won-page.tsx")).WonPage,
}));

const BidAfterTopUp = lazy(async () => ({
  default: (await import("#/features/bidding/view/topup/bid-after-topup.tsx")).BidAfterTopUp,
}));

const LotPager = optionalPart(
  async () => (await import("#/features/catalogue/view/list/lot-pager.tsx")).LotPager,
);

interface LotSearch {
  /** Id of a card payment for a won lot or a bid, after the provider's page. */
  payment?: number | undefined;
  /** An amount to bid, whole AED, from a push message: its confirmation opens once the person may bid. */
  bid?: number | undefined;
}

export const Route = createFileRoute("/_inside/auction/$id")({
  validateSearch: ({ payment, bid }: Record<string, unknown>): LotSearch => ({
    ...(isWhole(payment) && { payment: Number(payment) }),
    ...(isWhole(bid) && { bid: Number(bid) }),
  }),
  staticData: { phoneHeader: "none" },
  loader: async ({ context: { queryClient }, params, location }) => {
    const id = pageId(params.id);
    const opensBid = "bid" in location.search;
    if (opensBid) void loadConfirm();
    // The page needs these too, but waits for the first alone, and only where the bid of a push opens at once.
    const terms = queryClient.prefetchQuery(conditionsQuery(id));
    void queryClient.prefetchInfiniteQuery(historyQuery(id));
    const [lot] = await Promise.all([
      queryClient.ensureQueryData({ ...lotQuery(id), revalidateIfStale: true }),
      // Half of the panel depends on the signed-in person; after an error it is not known.
      queryClient.ensureQueryData(meQuery).catch(() => undefined),
      // Whether there is such a section decides the places of all below it.
      queryClient.ensureQueryData(comparablesQuery(id)).catch(() => undefined),
      opensBid && terms,
    ]).catch((error: unknown) => {
      throw error instanceof ApiProblem && error.status === 404 ? notFound() : error;
    });
    // An address with the number that people write down leads to the lot's own address.
    if (lot.id_auction !== id)
      throw redirect({ to: "/auction/$id", params: { id: String(lot.id_auction) }, replace: true });
    void queryClient.prefetchQuery(objectMetaQuery(lot.kind));
    if (lot.mine?.status === "not_won") await loadLost().catch(() => undefined);
    return { title: lot.title };
  },
  head: ({ loaderData }) => pageTitle(loaderData?.title ?? "Lot"),
  pendingComponent: LotSkeleton,
  // The page's own, so that header and side menu stay.
  notFoundComponent: NotFoundContent,
  errorComponent: ErrorContent,
  component: LotRoute,
});

function isWhole(value: unknown): boolean {
  return /^[1-9]\d{0,9}$/.test(String(value));
}

function LotRoute() {
  const id = Number(Route.useParams().id);
  const { data: lot, error } = useQuery(lotQuery(id));
  // It was archived while its page was open.
  if (error instanceof ApiProblem && error.status === 404) throw notFound();
  return lot ? <Lot key={id} lot={lot} /> : <LotSkeleton />;
}

function Lot({ lot }: { lot: LotData }) {
  const bidding = useBidding(lot);
  const userId = useMe()?.id_user ?? null;
  useCountView(lot);
  useLinkedBid(bidding);
  const lost = useLost(bidding);
  const pager = useMemo(() => pagerOf(lot.id_auction), [lot.id_auction]);
  const bar = <BidBar bidding={bidding} />;
  const page = (
    <LotPage
      lot={lot}
      pager={pager}
      isOver={lost !== null}
      sections={
        <>
          <OwnDecision bidding={bidding} className="mt-5 lg:hidden" />
          <OnlySeller lot={lot} className="mt-5 lg:hidden" />
          <LotSections bidding={bidding} userId={userId} />
        </>
      }
      extra={
        <>
          <Steady bidding={bidding}>
            <AfterAuction bidding={bidding} lost={lost} otherwise={<BidPanel bidding={bidding} />} wide />
          </Steady>
          <OwnDecision bidding={bidding} className="mt-5" />
          <OnlySeller lot={lot} className="mt-5" />
          <BelowPanel bidding={bidding} />
        </>
      }
      {...(isNegotiating(bidding) || lost
        ? { offer: <AfterAuction bidding={bidding} lost={lost} otherwise={bar} />, bar: null }
        : { offer: <AfterAuction bidding={bidding} lost={lost} otherwise={null} />, bar })}
    />
  );
  if (!isBuyer(bidding)) {
    return (
      <>
        <AfterTopUp bidding={bidding} />
        {page}
      </>
    );
  }
  return (
    <Suspense fallback={<LotSkeleton />}>
      <Won lot={lot} otherwise={page} rivals={rivalsWords(bidding)}>
        <LotSections bidding={bidding} userId={userId} isWon />
      </Won>
    </Suspense>
  );
}

/**
 * Opens the confirmation of the amount in the address, once the person may bid: it follows the price and sends nothing
 * by itself. A visitor finds the amount again after signing in.
 */
function useLinkedBid({ lot, panel, choose }: BiddingState): void {
  const { bid } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { id_auction: id } = lot;
  useState(() => bid !== undefined && keepAmount(id, "exact", String(bid)));
  const { kind } = panel.bidding;
  const take = useEffectEvent((amount: number) => {
    if (kind !== "short") keepAmount(id, "exact", "");
    if (kind === "offers") choose(amount, "exact");
    void navigate({ search: ({ bid: _taken, ...rest }) => rest, replace: true });
  });
  useEffect(() => {
    if (bid !== undefined && !LINK_WAITS.has(kind)) take(bid);
  }, [bid, kind]);
}

/** States that end by themselves, or by what the visitor does. */
const LINK_WAITS: ReadonlySet<BiddingState["panel"]["bidding"]["kind"]> = new Set([
  "loading",
  "paused",
  "gate",
  "auctions-paused",
  "lane-waits",
  "no-terms",
]);

/** Whether the reader won the lot, also when they did not pay it: then its settlement says what became of it. */
function isBuyer({ phase, status, live, mine }: BiddingState): boolean {
  if (phase === "not_sold") return isLeading(live, mine);
  return phase === "sold" && status === "won";
}

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
    <div className="mx-auto max-w-360 px-4 pt-4 lg:px-gutter lg:pt-5">
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
  rivals: string | null;
  children: ReactNode;
}

/** Sold to the reader: payment, documents and pickup above the facts of the lot. */
function Won({ lot, otherwise, rivals, children }: WonProps) {
  const { payment } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WonPage
      lot={lot}
      payment={payment}
      onPaymentSeen={() => void navigate({ search: {}, replace: true })}
      otherwise={otherwise}
      rivals={rivals}
    >
      {children}
    </WonPage>
  );
}
