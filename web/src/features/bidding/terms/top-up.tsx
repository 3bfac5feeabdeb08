import { lazy, Suspense } from "react";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Message } from "../../../components/message/message.tsx";
import { ScreenLink } from "../../../components/screen-link.tsx";
import { money } from "@marsa/api-spec/amounts";
import { percent } from "../../../lib/format/counts.ts";
import { useHasScreen } from "../../../lib/address/use-has-screen.ts";
import { CallBack } from "../panel/bid-gate.tsx";
import type { Offer } from "../offers/offer.ts";
import type { BiddingState } from "../state/use-bidding.ts";

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
  const { funds, lot, conditions } = bidding;
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
      <TopUpAction
        shortAed={offer.shortAed}
        back={lot.id_auction}
        bid={offer.amount}
        about={`Top up AED ${money(offer.shortAed)} for lot ${lot.number}`}
      />
    </>
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
    <Button variant="press" size="xl" asChild>
      <ScreenLink
        to={DEPOSIT}
        search={{ topup: shortAed, back, bid }}
        className="h-auto! min-h-15 w-full justify-between! text-start"
      >
        <span className="text-[1.125rem]">Top up AED {money(shortAed)}</span>
        <span className="text-end text-small">
          by card at once
          <br />
          or by invoice
        </span>
      </ScreenLink>
    </Button>
  );
}
