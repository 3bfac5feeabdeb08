import { lazy, Suspense } from "react";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Message } from "#/components/message/message.tsx";
import { ScreenLink } from "#/components/screen-link.tsx";
import { CardFee } from "#/components/card-fee.tsx";
import { TopUpWays } from "#/components/top-up-ways.tsx";
import { money } from "@marsa/api-spec/amounts";
import { percent } from "#/lib/format/counts.ts";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { CallBack } from "./bid-gate.tsx";
import type { Offer } from "#/features/bidding/model/lot/offer.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

const DEPOSIT = "/deposit";

const OnePress = lazy(() => import("../topup/one-press.tsx"));

/** The deposit does not cover the lowest bid: a saved card adds the rest and bids, in one press. */
export function TopUpOrPress({ bidding, offer }: { bidding: BiddingState; offer: Offer }) {
  return (
    <Suspense fallback={<Skeleton className="h-64 rounded-md" />}>
      <OnePress bidding={bidding} offer={offer}>
        <TopUp bidding={bidding} offer={offer} />
      </OnePress>
    </Suspense>
  );
}

/** The deposit does not cover the lowest bid: its hold, the available amount, and the way to add the rest. */
export function TopUp({ bidding, offer }: { bidding: BiddingState; offer: Offer }) {
  const { funds, conditions } = bidding;
  const share =
    conditions && offer.holdAed !== conditions.deposit.min
      ? `${percent(conditions.deposit.rate)}, that is `
      : "";
  return (
    <>
      <Message tone="info">
        A bid of AED {money(offer.amount)} holds {share}
        {money(offer.holdAed)}. You have {money(funds?.available ?? 0)} available.
      </Message>
      <Missing bidding={bidding} offer={offer} isBid />
    </>
  );
}

interface MissingProps {
  bidding: BiddingState;
  offer: Offer;
  /** A plain bid, which is offered again after the top-up; a maximum is typed. */
  isBid: boolean;
}

/** The amount that is missing for an offer on this lot, and the way to add it. */
export function Missing({ bidding: { lot }, offer, isBid }: MissingProps) {
  const about = `For lot ${lot.number}: AED ${money(offer.shortAed)} missing`;
  return (
    <div className="grid gap-2">
      <p className="text-small font-strong tabular-nums">{about}.</p>
      <TopUpAction
        shortAed={offer.shortAed}
        back={lot.id_auction}
        {...(isBid && { bid: offer.amount })}
        about={about}
      />
    </div>
  );
}

interface TopUpActionProps {
  /** The missing amount, whole AED. */
  shortAed: number;
  /** Id of the lot to come back to. */
  back: number;
  /** The bid, AED; undefined for a payment. */
  bid?: number;
  /** The subject of a call, where this build has no deposit screen. */
  about: string;
}

/** A link to the deposit with the missing amount, and back to the lot. */
export function TopUpAction({ shortAed, back, bid, about }: TopUpActionProps) {
  const hasScreen = useHasScreen();
  if (!hasScreen(DEPOSIT)) return <CallBack about={about} />;
  return (
    <>
      <Button variant="press" size="xl" asChild>
        <ScreenLink
          to={DEPOSIT}
          search={{ topup: shortAed, back, bid }}
          className="h-auto! min-h-15 w-full justify-between! text-start"
        >
          <span className="text-[1.125rem]">Top up AED {money(shortAed)}</span>
          <span className="text-end text-small">
            card or
            <br />
            bank transfer
          </span>
        </ScreenLink>
      </Button>
      <p className="text-small text-text-2 tabular-nums">
        <TopUpWays>
          <CardFee amount={shortAed} />
        </TopUpWays>
      </p>
    </>
  );
}
