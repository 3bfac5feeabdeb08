import { shortInstant } from "@marsa/api-spec/dates";
import { money } from "@marsa/api-spec/amounts";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { FairPriceFigure } from "#/components/fair-price/fair-price-figure.tsx";
import { Message } from "#/components/message/message.tsx";
import { NegotiationHistory } from "./negotiation-history.tsx";
import { type SaleDecision, useTerms } from "../model/queries.ts";
import type { SellerState } from "../model/state.ts";
import { GapLine } from "./gap-line.tsx";
import { type KeepColumn, KeepSum, KeepTable } from "./keep-table.tsx";

interface SumsProps {
  decision: SaleDecision;
  state: SellerState;
  /** The text of the field of a counteroffer. */
  amount: string;
  wide: boolean;
  /** On the lot's own page the card has no heading of its own. */
  onOwnPage: boolean;
}

/** The bid against the minimum, the seller's share, comparable sales, and the offers so far. */
export function Sums({ decision, state, amount, wide, onOwnPage }: SumsProps) {
  const Heading = onOwnPage ? "h2" : "h3";
  const { negotiation, min_price: minimum, lot } = decision;
  const { bid, offers, outcome, until } = negotiation;
  const terms = useTerms(decision);
  const shown = state.kind === "answer" ? state.offer.amount : (outcome?.price ?? bid);
  const isSellable = state.kind !== "over" || outcome?.kind === "accepted";
  return (
    <div className="grid min-w-0 content-start gap-4">
      {state.kind === "decide" && state.lapsed && (
        <Message tone="neutral" title={lapsedTitle(state.lapsed)}>
          The bid of AED {money(bid)} stands until {shortInstant(until)} GST.
        </Message>
      )}
      {minimum !== null && minimum > bid && (
        <section>
          {wide && <Heading className="mb-3 text-h3">Highest bid against your minimum</Heading>}
          <GapLine startPrice={lot.live.start_price} bid={bid} minimum={minimum} />
        </section>
      )}
      <FairPriceFigure
        id={lot.id_auction}
        subject="The highest bid"
        prices={[
          { word: "Bid", value: bid },
          ...(minimum !== null && minimum > bid ? [{ word: "Minimum", value: minimum }] : []),
        ]}
      />
      {isSellable && (
        <section>
          {wide && <Heading className="text-h3">What is left for you</Heading>}
          {wide ? (
            <KeepTable columns={columnsOf(decision, state, priceIn(amount))} terms={terms} />
          ) : (
            <KeepSum price={shown} terms={terms} />
          )}
        </section>
      )}
      {offers.length > 0 && (
        <section>
          <Heading className="text-h3">Offers</Heading>
          <NegotiationHistory negotiation={negotiation} />
        </section>
      )}
    </div>
  );
}

function lapsedTitle({ sender, amount }: { sender: string; amount: number }): string {
  const whose = sender === "seller" ? "Your offer" : "The offer";
  return `${whose} of AED ${money(amount)} lapsed without an answer.`;
}

/** The highest bid, the offer on the table, and the minimum. */
function columnsOf(
  { negotiation, min_price: minimum }: SaleDecision,
  state: SellerState,
  amount: number | null,
) {
  const { bid, outcome } = negotiation;
  const columns: KeepColumn[] = [{ name: "Highest bid", price: bid }];
  if (state.kind === "sent") columns.push({ name: "Your offer", price: state.offer.amount });
  if (state.kind === "answer") columns.push({ name: "Their offer", price: state.offer.amount });
  if ((state.kind === "decide" || state.kind === "answer") && negotiation.range !== null) {
    columns.push({ name: "Counteroffer", price: Math.max(amount ?? bid, bid) });
  }
  if (outcome?.price != null && outcome.price !== bid) columns.push({ name: "Sold", price: outcome.price });
  if (minimum !== null && outcome === null) columns.push({ name: "Minimum", price: minimum });
  return columns;
}
