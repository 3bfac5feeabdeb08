import { money } from "@marsa/api-spec/amounts";
import { Button } from "#/components/ui/button.tsx";
import type { Offer } from "../model/negotiation.ts";
import type { ActsProps } from "../model/asking.ts";
import { OfferSent } from "./offer-sent.tsx";

type WaitingProps = ActsProps & { offer: Offer };

/** The seller's offer waits; the bid can still be accepted or declined. */
export function Waiting({ decision, offer, stale, onAsk }: WaitingProps) {
  const { negotiation } = decision;
  const off = stale || undefined;
  return (
    <>
      <OfferSent negotiation={negotiation} offer={offer} />
      <div className="grid grid-cols-1 gap-2 border-t border-line pt-4">
        <p className="text-small text-pretty text-text-2">
          You need not wait. Accepting or declining the bid ends your offer, and cannot be undone.
        </p>
        <div className="grid grid-cols-2 gap-2">
          <Button
            size="lg"
            aria-disabled={off}
            onClick={stale ? undefined : () => onAsk({ what: "accept-bid" })}
          >
            Accept {money(negotiation.bid)}
          </Button>
          <Button
            size="lg"
            aria-disabled={off}
            onClick={stale ? undefined : () => onAsk({ what: "decline-bid" })}
          >
            Decline bid
          </Button>
        </div>
      </div>
    </>
  );
}
