import { money } from "@marsa/api-spec/amounts";
import { LockKeyhole } from "lucide-react";
import { Price } from "#/components/lot/price.tsx";
import { Message } from "#/components/message/message.tsx";
import { minute, shortInstant } from "@marsa/api-spec/dates";
import { endInstant } from "#/lib/format/time.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { type Negotiation, type Offer, offerStateWords, placeOf } from "#/features/decision/public.ts";
import { YouPayLine } from "#/components/lot/you-pay.tsx";
import { LotHead } from "./lot-head.tsx";
import type { OfferFacts } from "../model/queries.ts";
import type { Standing } from "../model/standing.ts";

interface WaitingProps extends OfferFacts {
  negotiation: Negotiation;
  standing: Exclude<Standing, { kind: "answer" | "over" }>;
}

/** The seller's turn: until when, about which amount, and what happens without an answer. */
export function Waiting({ negotiation, standing, lot, conditions, hold }: WaitingProps) {
  const { bid, until, started } = negotiation;
  const sent = standing.kind === "sent" ? standing.offer : null;
  const amount = sent?.amount ?? bid;
  return (
    <>
      <LotHead
        title={lot.title}
        number={lot.number}
        ended={started}
        label={sent ? "The seller answers by" : "The seller decides until"}
        until={sent?.until ?? until}
      />
      <div>
        <div className="text-small text-text-2">{sent ? "Your offer" : "Your bid, the highest"}</div>
        <Price amount={amount} size="lot" />
        <p className="mt-1 text-small text-text-2 tabular-nums">
          {conditions && <YouPayLine amount={amount} terms={conditions} />}
        </p>
      </div>
      {standing.kind === "deciding" && standing.lapsed && <Lapsed offer={standing.lapsed} />}
      {sent ? (
        <Sent offer={sent} negotiation={negotiation} />
      ) : (
        <p className="text-body text-text-2">
          {standing.kind === "judging"
            ? "The time for a decision has ended. The result appears here in a moment."
            : "Your bid is below the minimum price. The seller can accept it, decline it with a reason, or send you an offer. You read it here at once."}
        </p>
      )}
      <div className="-mx-5 flex items-center gap-2.5 bg-salt px-5 py-3 text-small max-lg:-mx-4 max-lg:px-4">
        <LockKeyhole aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
        <span>
          AED {money(hold)} of your deposit is held. It is freed at once if the lot is not sold to you.
        </span>
      </div>
    </>
  );
}

function Lapsed({ offer: { sender, amount, until } }: { offer: Offer }) {
  return (
    <Message
      tone="info"
      title={`${sender === "seller" ? "The seller’s offer" : "Your offer"} of AED ${money(amount)} lapsed.`}
      data-slot="offer-lapsed"
    >
      Nobody answered it by {shortInstant(until)} GST. Your bid stands.
    </Message>
  );
}

function Sent({ offer, negotiation }: { offer: Offer; negotiation: Negotiation }) {
  const { place, most } = placeOf(negotiation, offer);
  const { bid, until } = negotiation;
  const standsUntil = useServerTime((now) => endInstant(until, now));
  return (
    <div className="grid gap-3">
      <div className="flex justify-between gap-4 text-small tabular-nums">
        <strong className="font-strong" data-slot="offer-state">
          {offerStateWords(offer)}
        </strong>
        <span className="text-text-2">
          Offer {place} of {most}
        </span>
      </div>
      <p className="text-body text-text-2">
        {offer.until === until
          ? `No answer by ${minute(offer.until)}: the offer lapses, the time for a decision is over, and the lot is not sold.`
          : `No answer by ${minute(offer.until)}: the offer lapses and your bid of ${money(bid)} stands until ${standsUntil}.`}
      </p>
    </div>
  );
}
