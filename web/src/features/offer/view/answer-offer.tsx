import { counted } from "#/lib/format/counts.ts";
import { money, moneyOfFils } from "@marsa/api-spec/amounts";
import { useEffect, useState } from "react";
import { Price } from "#/components/lot/price.tsx";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { minute } from "@marsa/api-spec/dates";
import { endInstant } from "#/lib/format/time.ts";
import { useMe } from "#/lib/http/queries.ts";
import { useStale } from "#/realtime/link/link-up.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { youPayFils } from "#/components/lot/use-you-pay.ts";
import { YouPayLine } from "#/components/lot/you-pay.tsx";
import { Composer } from "./composer.tsx";
import { ConfirmAnswer } from "./confirm-answer.tsx";
import { Distance, LotHead } from "./lot-head.tsx";
import { obstacleOf } from "../model/answer-words.ts";
import type { OfferFacts, Answer } from "../model/queries.ts";
import { markSeen, type Negotiation, placeOf } from "#/features/decision/public.ts";
import type { Standing } from "../model/standing.ts";

interface AnswerOfferProps extends OfferFacts {
  negotiation: Negotiation;
  standing: Extract<Standing, { kind: "answer" }>;
}

/** The seller's open offer: its price, its distance to the own bid, and the three answers. */
export function AnswerOffer({ negotiation, standing, lot, conditions, hold }: AnswerOfferProps) {
  const { offer } = standing;
  const { bid } = negotiation;
  const { place, most } = placeOf(negotiation, offer);
  const [asked, setAsked] = useState<Answer | null>(null);
  useEffect(() => {
    if (offer.seen === null) void markSeen("buyer", offer.id_auction, offer.id_offer);
  }, [offer]);
  const stale = useStale();
  const obstacle = obstacleOf(useMe()?.restriction ?? null, stale);
  const total = conditions && moneyOfFils(youPayFils(offer.amount, conditions));
  return (
    <>
      <LotHead
        title={lot.title}
        number={lot.number}
        ended={negotiation.started}
        label="Answer by"
        until={offer.until}
      />
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <Price amount={offer.amount} size="lot" />
          <span className="shrink-0 text-small text-text-2 tabular-nums">
            Offer {place} of {most}
          </span>
        </div>
        <p className="mt-1 text-small text-text-2 tabular-nums">
          {conditions && <YouPayLine amount={offer.amount} terms={conditions} />}
        </p>
      </div>
      <Distance bid={bid} ask={offer.amount} />
      {obstacle && (
        <Message tone={obstacle.kind === "lock" ? "warning" : "neutral"} data-slot="offer-obstacle">
          {obstacle.sentence}
        </Message>
      )}
      <button
        type="button"
        data-slot="accept-offer"
        aria-disabled={obstacle !== null || undefined}
        className="aria-disabled:border aria-disabled:border-line aria-disabled:bg-salt aria-disabled:text-text-3 aria-disabled:hover:bg-salt flex min-h-15 w-full items-center justify-between gap-3 rounded-md bg-red px-4 py-2.5 text-end text-white transition-colors duration-100 hover:bg-red-pressed active:bg-red-pressed"
        onClick={obstacle ? undefined : () => setAsked({ act: "accept", id_offer: offer.id_offer })}
      >
        <span className="text-[1.125rem] leading-6 font-strong whitespace-nowrap tabular-nums">
          Accept AED {money(offer.amount)}
        </span>
        <span className="text-small font-strong">
          {total !== undefined && <>You pay {total}</>}
          <br />
          {conditions && `due in ${counted(conditions.pay_hours, "hour")}`}
        </span>
      </button>
      <Composer
        negotiation={negotiation}
        step={lot.live.step}
        conditions={conditions}
        off={obstacle !== null}
        onSend={setAsked}
      />
      <div className="flex items-center justify-between gap-4 border-t border-line pt-4">
        <p className="text-small text-text-2">
          Declining ends the auction for both.
          <br />
          Your hold of {money(hold)} is freed at once.
        </p>
        <Button
          size="lg"
          className="shrink-0"
          aria-disabled={stale || undefined}
          onClick={stale ? undefined : () => setAsked({ act: "decline", id_offer: offer.id_offer })}
        >
          Decline
        </Button>
      </div>
      <Silence bid={bid} until={offer.until} review={negotiation.until} />
      {asked && (
        <ConfirmAnswer
          answer={asked}
          negotiation={negotiation}
          offer={offer}
          lot={lot}
          conditions={conditions}
          hold={hold}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The outcome without an answer. */
function Silence({ bid, until, review }: { bid: number; until: string; review: string }) {
  const standsUntil = useServerTime((now) => endInstant(review, now));
  const ends = until === review;
  return (
    <Message tone="neutral" className="-mx-5 rounded-none px-5 max-lg:-mx-4 max-lg:px-4">
      {ends
        ? `No answer by ${minute(until)}: the offer lapses, the time for a decision is over, and the lot is not sold. Your hold is then free.`
        : `No answer by ${minute(until)}: the offer lapses and your bid of ${money(bid)} stands until ${standsUntil}.`}{" "}
      Nothing is charged before you accept.
    </Message>
  );
}
