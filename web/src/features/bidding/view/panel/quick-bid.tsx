import { money } from "@marsa/api-spec/amounts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Sheet, SheetContent, SheetTitle } from "#/components/ui/sheet.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { type Lot, lotQuery } from "#/realtime/lots/lot-query.ts";
import { BidSheet } from "./bid-sheet.tsx";
import { LazyConfirm } from "../confirm/lazy-confirm.tsx";
import { keepAmount } from "#/features/bidding/model/panel/typed-amount.ts";
import { useBidding } from "#/features/bidding/model/panel/use-bidding.ts";

/** Id of the element that gets the focus when the card is gone. */
const RETURN_TO = "main";

interface QuickBidProps {
  /** Id of the lot. */
  id: number;
  /** Whether to ask at once to confirm the next bid, where nothing else comes first. */
  bid?: boolean;
  /** What the field of the stored maximum holds at first, whole AED. */
  maximum?: number;
  onClose: () => void;
}

/** Bids from a list: the lot's panel as a sheet, with the same confirmation as on the lot's page. */
export function QuickBid({ id, bid = false, maximum, onClose }: QuickBidProps) {
  useState(() => maximum !== undefined && keepAmount(id, "max", money(maximum)));
  const { data: lot, error, refetch } = useQuery(lotQuery(id));
  if (lot) return <Loaded lot={lot} bid={bid} onClose={onClose} />;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent aria-describedby={undefined} returnTo={RETURN_TO} className={WIDE}>
        <SheetTitle className="sr-only">Bidding</SheetTitle>
        <div className="grid gap-4 p-5">
          {error ? (
            <ErrorBlock
              title="The lot could not be loaded."
              safe="Nothing was sent."
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <>
              <Skeleton className="h-12 w-full" />
              <Skeleton className="h-24 w-full" />
              <Skeleton className="h-15 w-full" />
            </>
          )}
        </div>
      </SheetContent>
    </Sheet>
  );
}

/** On wide screens the sheet is as wide as the panel, in the middle of the lower edge. */
const WIDE = "md:mx-auto md:w-120 md:inset-x-0";

function Loaded({ lot, bid, onClose }: { lot: Lot; bid: boolean; onClose: () => void }) {
  const bidding = useBidding(lot);
  const { panel, choose } = bidding;
  const asked = useRef(!bid);
  const next = panel.bidding.kind === "offers" ? panel.bidding.offers[0]?.amount : undefined;
  const ask = useEffectEvent((amount: number) => choose(amount, "exact"));
  useEffect(() => {
    if (asked.current || next === undefined) return;
    asked.current = true;
    ask(next);
  }, [next]);
  const { step } = bidding.flow;
  const confirming = step === "confirm" || step === "confirm-twice";
  return (
    <>
      {!confirming && (
        <BidSheet bidding={bidding} returnTo={RETURN_TO} onClose={onClose} withLot className={WIDE} />
      )}
      <LazyConfirm bidding={bidding} returnTo={RETURN_TO} />
    </>
  );
}
