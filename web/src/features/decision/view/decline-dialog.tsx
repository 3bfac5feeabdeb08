import { money } from "@marsa/api-spec/amounts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ReasonField, reasonError } from "#/components/form/reason-field.tsx";
import { dictQuery } from "#/lib/http/queries.ts";
import type { Offer } from "../model/negotiation.ts";
import type { SaleDecision } from "../model/queries.ts";
import { DecisionDialog } from "./decision-dialog.tsx";

/** The entry of the dictionary that is no reason by itself. */
const OTHER = "other";

interface DeclineProps {
  decision: SaleDecision;
  onClose: () => void;
}

/** Asks for the reason before the highest bid is declined. */
export function DeclineBidDialog({ decision, onClose }: DeclineProps) {
  const { bid, bidder } = decision.negotiation;
  const { data: reasons } = useQuery(dictQuery("decline_reasons"));
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  return (
    <DecisionDialog
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
    </DecisionDialog>
  );
}

/** Asks before the bidder's offer is declined, which ends the auction for both sides. */
export function DeclineOfferDialog({ decision, offer, onClose }: DeclineProps & { offer: Offer }) {
  const { bidder, left } = decision.negotiation;
  const instead = left.seller > 0 ? "To keep negotiating, send a counteroffer. " : "";
  return (
    <DecisionDialog
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
