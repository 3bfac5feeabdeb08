/** The parts of the lot's page after the bidding: the seller's decision, the reader's negotiation. */
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import { isLeading } from "#/realtime/lots/my-status.ts";
import type { Lot as LotData } from "#/realtime/lots/lot-query.ts";

const SellerBlock = lazy(async () => ({
  default: (await import("#/features/lot/view/seller-block.tsx")).SellerBlock,
}));

const SellerDecision = lazy(async () => ({
  default: (await import("#/features/sale/view/seller-decision.tsx")).SellerDecision,
}));

const OfferPanel = lazy(async () => ({
  default: (await import("#/features/offer/view/offer-panel.tsx")).OfferPanel,
}));

const NextOfferPanel = lazy(async () => ({
  default: (await import("#/features/offer/view/next-offer.tsx")).NextOfferPanel,
}));

const Received = lazy(async () => ({
  default: (await import("#/features/sale/view/received.tsx")).Received,
}));

/** The seller's decision about a bid below the minimum price, its end, and what a sale brings. */
export function OwnDecision({ bidding, className }: { bidding: BiddingState; className: string }) {
  const { lot, phase } = bidding;
  // A decision that was due when the page loaded, or began since then; it stays after its end.
  const [began, setBegan] = useState(false);
  if (phase === "awaiting_decision" && !began) setBegan(true);
  if (lot.view !== "owner") return null;
  return (
    <Suspense>
      {(lot.negotiated || began) && <SellerDecision id={lot.id_auction} className={className} />}
      {(phase === "sold" || phase === "not_sold") && <Received lot={lot} className={className} />}
    </Suspense>
  );
}

/** Whether the seller decides about the reader's highest bid, or decided against it. */
export function isNegotiating({ phase, status, live, mine }: BiddingState): boolean {
  if (phase === "awaiting_decision") return status === "awaiting_decision";
  return phase === "not_sold" && isLeading(live, mine);
}

const TellOfNext = lazy(async () => ({
  default: (await import("#/features/catalogue/view/suggest/tell-of-next.tsx")).TellOfNext,
}));

type LostPart = typeof import("#/features/bidding/view/panel/lost.tsx").Lost;
let lostPart: LostPart | null = null;

/** Loads the part for who lost a lot. */
export async function loadLost(): Promise<void> {
  lostPart ??= (await import("#/features/bidding/view/panel/lost.tsx")).Lost;
}

/**
 * Returns the part for who lost this lot, or waits for the seller's decision on another bid; null: they did not, or it
 * is not here yet. It loads ahead, so that the page turns in one step: a part that comes later would move it.
 */
export function useLost(bidding: BiddingState): LostPart | null {
  const { status, phase, inWindow } = bidding;
  const isLost = status === "not_won" && (phase === "sold" || phase === "awaiting_decision");
  const [part, setPart] = useState(() => lostPart);
  const isNear = inWindow || isLost;
  useEffect(() => {
    if (!isNear || part) return;
    void loadLost().then(
      () => setPart(() => lostPart),
      () => undefined,
    );
  }, [isNear, part]);
  return isLost ? part : null;
}

interface SteadyProps {
  bidding: BiddingState;
  children: ReactNode;
}

/** Keeps a bidder's panel as high as it was when bidding ended: nothing below it jumps while the result comes. */
export function Steady({ bidding: { phase, status }, children }: SteadyProps) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const isOpen = phase === "open";
  useEffect(() => {
    if (!isOpen || !box.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setHeight(entry.contentRect.height));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isOpen]);
  return (
    <div ref={box} style={isOpen || status === "none" ? undefined : { minHeight: height }}>
      {children}
    </div>
  );
}

interface AfterAuctionProps {
  bidding: BiddingState;
  /** For who lost. */
  lost: LostPart | null;
  /** The bid panel or bar. */
  otherwise: ReactNode;
  wide?: boolean;
}

/** The reader's negotiation after the auction, in place of the bidding. */
export function AfterAuction({ bidding, lost: Lost, otherwise, wide = false }: AfterAuctionProps) {
  const { lot, conditions, mine, phase } = bidding;
  const look = wide
    ? "overflow-hidden rounded-lg shadow-panel outline-1 outline-line-2"
    : "border-b border-line";
  if (phase === "not_sold" && mine !== null && mine.status !== "none" && !isNegotiating(bidding)) {
    return (
      <Suspense fallback={otherwise}>
        <NextOfferPanel lot={lot} conditions={conditions} otherwise={otherwise} className={look} />
      </Suspense>
    );
  }
  if (Lost) {
    return (
      <Lost bidding={bidding} wide={wide}>
        <Suspense fallback={<div aria-hidden className="mt-4 h-12" />}>
          <TellOfNext lot={lot} />
        </Suspense>
      </Lost>
    );
  }
  if (!isNegotiating(bidding)) return otherwise;
  return (
    <Suspense fallback={<div aria-hidden className="h-40 bg-salt" />}>
      <OfferPanel
        lot={lot}
        conditions={conditions}
        hold={mine?.hold ?? 0}
        otherwise={otherwise}
        className={look}
      />
    </Suspense>
  );
}

/** The part of the lot's page for its seller alone. */
export function OnlySeller({ lot, className }: { lot: LotData; className: string }) {
  if (lot.view !== "owner") return null;
  return (
    <Suspense>
      <SellerBlock lot={lot} className={className} />
    </Suspense>
  );
}
