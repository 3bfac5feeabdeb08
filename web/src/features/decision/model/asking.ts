/** The dialogs of a decision card, and the data of the part that opens them. */
import type { Offer } from "./negotiation.ts";
import type { SaleDecision } from "./queries.ts";
import type { SellerState } from "./state.ts";

/** A dialog of the card. */
export type Asking =
  | { readonly what: "accept-bid" | "decline-bid" | "compose" }
  | { readonly what: "accept-offer" | "decline-offer"; readonly offer: Offer }
  | { readonly what: "confirm"; readonly amount: number };

export interface ActsProps {
  decision: SaleDecision;
  state: SellerState;
  wide: boolean;
  /** Whether the connection is lost. */
  stale: boolean;
  /** The text of the field of a counteroffer. */
  amount: string;
  onAmount: (text: string) => void;
  onAsk: (asking: Asking) => void;
}
