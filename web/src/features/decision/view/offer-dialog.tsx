import { money } from "@marsa/api-spec/amounts";
import { Button } from "#/components/ui/button.tsx";
import { TitledDialog } from "#/components/ui/dialog.tsx";
import { AllIn, Composer } from "./composer.tsx";
import { cardId, nextPlace } from "../model/negotiation.ts";
import { KeepSum } from "./keep-table.tsx";
import { useTerms, type SaleDecision } from "../model/queries.ts";
import { SellerDecisionDialog } from "./seller-decision-dialog.tsx";

interface OfferDialogProps {
  decision: SaleDecision;
  /** AED, right by the rules. */
  amount: number;
  onClose: () => void;
}

/** Asks before a counteroffer is sent: what both sides get and pay, and what follows. */
export function ConfirmOffer({ decision, amount, onClose }: OfferDialogProps) {
  const { negotiation, offer_hours: hours } = decision;
  const { bidder, bid } = negotiation;
  const { place, most } = nextPlace(negotiation);
  const terms = useTerms(decision);
  return (
    <SellerDecisionDialog
      decision={decision}
      title={`Offer the lot for AED ${money(amount)}?`}
      text={`Offer ${place} of ${most}. ${bidder} gets ${hours} hours to accept, counter or decline, at most until your review period ends. The bid of AED ${money(bid)} stands meanwhile. An offer cannot be taken back.`}
      press={`Send offer of AED ${money(amount)}`}
      look="press"
      act={() => ({ kind: "send", amount })}
      done={`Your offer of AED ${money(amount)} is sent.`}
      onClose={onClose}
    >
      <div>
        <KeepSum price={amount} terms={terms} />
        {terms && (
          <p className="text-small text-text-2">
            {bidder} pays <AllIn price={amount} terms={terms.price} />.
          </p>
        )}
      </div>
    </SellerDecisionDialog>
  );
}

interface ComposeProps {
  decision: SaleDecision;
  /** The text of the field. */
  amount: string;
  onAmount: (text: string) => void;
  /** Gets an amount that is right by the rules. */
  onCompose: (aed: number) => void;
  onClose: () => void;
}

/** Phones: the composer as a sheet. */
export function ComposeSheet({ decision, amount, onAmount, onCompose, onClose }: ComposeProps) {
  return (
    <TitledDialog
      title="Counteroffer"
      text={
        <>
          {decision.lot.title}, lot {decision.lot.number}
        </>
      }
      textLook="text-small"
      returnTo={cardId(decision.lot.id_auction)}
      onClose={onClose}
    >
      <div className="grid gap-3 px-4 pb-5 md:px-6">
        <Composer decision={decision} amount={amount} onAmount={onAmount} onCompose={onCompose} />
        <Button variant="ghost" size="lg" onClick={onClose}>
          Not now
        </Button>
      </div>
    </TitledDialog>
  );
}
