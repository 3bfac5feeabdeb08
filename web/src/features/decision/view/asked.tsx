import { ComposeSheet, ConfirmOffer } from "./offer-dialog.tsx";
import { type SaleDecision, useTerms } from "../model/queries.ts";
import type { Asking } from "../model/state.ts";
import { money } from "@marsa/api-spec/amounts";
import { KeepSum } from "./keep-table.tsx";
import type { Offer } from "../model/negotiation.ts";
import { SellerDecisionDialog } from "./seller-decision-dialog.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reasonError, ReasonField } from "#/components/form/reason-field.tsx";
import { dictQuery } from "#/lib/http/queries.ts";

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
    <SellerDecisionDialog
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
    </SellerDecisionDialog>
  );
}

/** The entry of the dictionary that is no reason by itself. */
const OTHER = "other";

interface DeclineProps {
  decision: SaleDecision;
  onClose: () => void;
}

/** Asks for the reason before the highest bid is declined. */
function DeclineBidDialog({ decision, onClose }: DeclineProps) {
  const { bid, bidder } = decision.negotiation;
  const { data: reasons } = useQuery(dictQuery("decline_reasons"));
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  return (
    <SellerDecisionDialog
      decision={decision}
      title={`Decline AED ${money(bid)}?`}
      text={`The lot is not sold, and the deposit of ${bidder} is free again. This cannot be undone. You can list the lot again once.`}
      press="Decline the bid"
      look="ink"
      act={() => {
        const wrong = reasonError(reason);
        setError(wrong);
        return wrong === undefined ? { kind: "decline-bid", reason: reason.trim() } : null;
      }}
      done="The highest bid is declined. The lot is not sold."
      onClose={onClose}
    >
      <ReasonField
        value={reason}
        onChange={(words) => {
          setReason(words);
          setError(undefined);
        }}
        error={error}
        hint={`${bidder} reads it.`}
        usual={(reasons?.items ?? []).filter(({ value }) => value !== OTHER).map(({ label }) => label)}
      />
    </SellerDecisionDialog>
  );
}

/** Asks before the bidder's offer is declined, which ends the auction for both sides. */
function DeclineOfferDialog({ decision, offer, onClose }: DeclineProps & { offer: Offer }) {
  const { bidder, left } = decision.negotiation;
  const instead = left.seller > 0 ? "To keep negotiating, send a counteroffer. " : "";
  return (
    <SellerDecisionDialog
      decision={decision}
      title={`Decline AED ${money(offer.amount)}?`}
      text={`Declining an offer ends the auction for both of you: the lot is not sold, and the deposit of ${bidder} is free again. ${instead}This cannot be undone. You can list the lot again once.`}
      press="Decline and end the auction"
      look="ink"
      act={() => ({ kind: "decline-offer", offerId: offer.id_offer })}
      done="The offer is declined. The lot is not sold."
      onClose={onClose}
    />
  );
}
