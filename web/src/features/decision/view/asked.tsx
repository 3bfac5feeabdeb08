import { AcceptDialog } from "./accept-dialog.tsx";
import { DeclineBidDialog, DeclineOfferDialog } from "./decline-dialog.tsx";
import { ComposeSheet, ConfirmOffer } from "./offer-dialog.tsx";
import type { SaleDecision } from "../model/queries.ts";
import type { Asking } from "../model/asking.ts";

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
