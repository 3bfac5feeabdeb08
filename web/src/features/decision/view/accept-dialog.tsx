import { money } from "@marsa/api-spec/amounts";
import { KeepSum } from "./keep-table.tsx";
import { useTerms } from "../model/use-terms.ts";
import type { Offer } from "../model/negotiation.ts";
import type { SaleDecision } from "../model/queries.ts";
import { DecisionDialog } from "./decision-dialog.tsx";

interface AcceptDialogProps {
  decision: SaleDecision;
  /** The bidder's offer; null accepts the highest bid. */
  offer: Offer | null;
  onClose: () => void;
}

/** Asks before the lot is sold at the highest bid, or at the bidder's offer. */
export function AcceptDialog({ decision, offer, onClose }: AcceptDialogProps) {
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
