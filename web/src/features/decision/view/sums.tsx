import { shortInstant } from "@marsa/api-spec/dates";
import { money } from "@marsa/api-spec/amounts";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { FairPriceFigure } from "#/components/fair-price/fair-price-figure.tsx";
import { Message } from "#/components/message/message.tsx";
import { NegotiationHistory } from "./negotiation-history.tsx";
import { type SaleDecision, useTerms } from "../model/queries.ts";
import type { SellerState } from "../model/state.ts";
import { type KeepColumn, KeepSum, KeepTable } from "./keep-table.tsx";
import { gapScale } from "../model/scale.ts";

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

interface GapLineProps {
  /** All AED. */
  startPrice: number;
  bid: number;
  minimum: number;
}

/** The highest bid against the minimum price: start, bid, minimum and the missing amount, on one line. */
function GapLine({ startPrice, bid, minimum }: GapLineProps) {
  const scale = gapScale(startPrice, bid, minimum);
  return (
    <div className="relative text-small tabular-nums" style={{ height: "6.5rem" }} data-slot="gap">
      <p className="absolute text-end" style={{ top: 0, insetInlineEnd: `${100 - scale.bid}%` }}>
        <span className="text-text-2">Highest bid</span>
        <strong translate="no" className="block text-long font-strong">
          {money(bid)}
        </strong>
      </p>
      <p className="absolute" style={{ top: 0, insetInlineStart: `${scale.minimum}%` }}>
        <span className="whitespace-nowrap text-text-2">Your minimum</span>
        <strong translate="no" className="block text-long font-strong">
          {money(minimum)}
        </strong>
      </p>
      <div aria-hidden className="absolute inset-x-0 bg-salt-2" style={{ top: "3.125rem", height: "0.5rem" }}>
        <span className="absolute inset-y-0 start-0 bg-ink" style={{ width: `${scale.bid}%` }} />
        <span
          className="absolute inset-y-0 end-0 bg-green-tint"
          style={{ insetInlineStart: `${scale.minimum}%` }}
        />
        <span
          className="absolute bg-red"
          style={{ insetInlineStart: `calc(${scale.bid}% - 6px)`, top: -3, width: 12, height: 14 }}
        />
        <span
          className="absolute border-x-transparent"
          style={{
            insetInlineStart: `calc(${scale.minimum}% - 8px)`,
            top: -5,
            borderStyle: "solid",
            borderWidth: "0 8px 14px",
            borderBottomColor: "var(--color-green)",
          }}
        />
      </div>
      {scale.start !== null && (
        <p
          className="absolute text-text-2"
          style={{ top: "4.125rem", insetInlineStart: `${Math.max(0, scale.start)}%` }}
        >
          Start {money(startPrice)}
        </p>
      )}
      <p
        className="absolute -translate-x-1/2 font-strong whitespace-nowrap text-orange rtl:translate-x-1/2"
        style={{ top: "4.125rem", insetInlineStart: `${(scale.bid + scale.minimum) / 2}%` }}
      >
        {money(minimum - bid)} short
      </p>
      <span
        aria-hidden
        className="absolute border-orange"
        style={{
          top: "5.375rem",
          height: "0.375rem",
          insetInlineStart: `${scale.bid}%`,
          width: `${scale.minimum - scale.bid}%`,
          borderStyle: "solid",
          borderWidth: "0 1px 1px",
        }}
      />
    </div>
  );
}
