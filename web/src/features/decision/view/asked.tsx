import { DeclineBidDialog, DeclineOfferDialog } from "./decline-dialog.tsx";
import { ComposeSheet, ConfirmOffer } from "./offer-dialog.tsx";
import type { SaleDecision } from "../model/queries.ts";
import type { Asking } from "../model/asking.ts";
import { money } from "@marsa/api-spec/amounts";
import { KeepSum } from "./keep-table.tsx";
import { useTerms } from "../model/use-terms.ts";
import type { Offer } from "../model/negotiation.ts";
import { DecisionDialog } from "./decision-dialog.tsx";

interface AskedProps {
  decision: SaleDecision;
  asking: Asking;
  /** The text of the field of a counteroffer. */
  amount: string;
  onAmount: (text: string) => void;
  onAsk: (asking: Asking) => void;
  onClose: () => void;
}

/** The dialog of what the seller pressed. The offer stays the one that they saw, so that a refusal is readable. */
export function Asked({ decision, asking, amount, onAmount, onAsk, onClose }: AskedProps) {
  switch (asking.what) {
    case "accept-bid":
      return <AcceptDialog decision={decision} offer={null} onClose={onClose} />;
    case "accept-offer":
      return <AcceptDialog decision={decision} offer={asking.offer} onClose={onClose} />;
    case "decline-bid":
      return <DeclineBidDialog decision={decision} onClose={onClose} />;
    case "decline-offer":
      return <DeclineOfferDialog decision={decision} offer={asking.offer} onClose={onClose} />;
    case "compose":
      return (
        <ComposeSheet
          decision={decision}
          amount={amount}
          onAmount={onAmount}
          onCompose={(aed) => onAsk({ what: "confirm", amount: aed })}
          onClose={onClose}
        />
      );
    case "confirm":
      return <ConfirmOffer decision={decision} amount={asking.amount} onClose={onClose} />;
  }
}

interface AcceptDialogProps {
  decision: SaleDecision;
  /** The bidder's offer; null accepts the highest bid. */
  offer: Offer | null;
  onClose: () => void;
}

/** Asks before the lot is sold at the highest bid, or at the bidder's offer. */
function AcceptDialog({ decision, offer, onClose }: AcceptDialogProps) {
  const { negotiation, pay_hours: hours } = decision;
  const { bid, bidder } = negotiation;
  const price = offer?.amount ?? bid;
  return (
    <DecisionDialog
      decision={decision}
      title={`Accept AED ${money(price)}?`}
      text={`The lot is sold to ${bidder}, who has ${hours} hours to pay. This cannot be undone.`}
      press={`Accept AED ${money(price)}`}
      look="press"
      act={() => (offer ? { kind: "accept-offer", offerId: offer.id_offer } : { kind: "accept-bid" })}
      done={`Sold to ${bidder} at AED ${money(price)}.`}
      onClose={onClose}
    >
      <KeepSum price={price} terms={useTerms(decision)} />
    </DecisionDialog>
  );
}
