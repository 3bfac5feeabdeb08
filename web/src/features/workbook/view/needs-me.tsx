import { Link } from "@tanstack/react-router";
import { IdCard, Wallet } from "lucide-react";
import { LotTime } from "#/components/lot/lot-time.tsx";
import { PayLine, TWO_LINES } from "#/components/lot/pay-line.tsx";
import { Pennant } from "#/components/lot/pennant.tsx";
import { Button } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { askOf } from "@marsa/api-spec/offered-amounts";
import { dubaiDate } from "@marsa/api-spec/dates";
import { ScreenLink } from "#/components/screen-link.tsx";
import { openDialog } from "#/lib/dialogs/dialogs.ts";
import { paperSentences } from "#/lib/format/papers.ts";
import { useMe } from "#/lib/http/queries.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { useOwnLot } from "#/realtime/lots/own-lot.ts";
import { offerToAnswer } from "#/features/decision/public.ts";
import { ToAnswer, ToDecide, Deadline, Need, Word } from "./decisions-needed.tsx";
import type { LotCard, MyCard, SaleCard } from "../model/queries.ts";

interface NeedsMeProps {
  /** Lots with an offer of their seller to answer. */
  offers: readonly MyCard[];
  lots: readonly LotCard[];
  won: readonly MyCard[];
  decisions: readonly SaleCard[];
  /** Whether all data has loaded: only then "nothing" is certain. */
  whole: boolean;
}

/** The urgent lots: open offers first, then running lots where the reader is outbid, payments, and decisions. */
export function NeedsMe({ offers, lots, won, decisions, whole }: NeedsMeProps) {
  const [counters, others] = byOffer(decisions);
  const due = won.filter(({ settlement }) => settlement?.state === "due");
  return (
    <section aria-labelledby="needs-me" className="mt-6">
      <h2 id="needs-me" className="text-h2">
        Needs you now
      </h2>
      <ul className="peer mt-2 empty:hidden" data-slot="needs-me">
        {offers.map((card) => (
          <ToAnswer key={card.lot.id_auction} card={card} />
        ))}
        {counters.map((card) => (
          <ToDecide key={card.lot.id_auction} card={card} />
        ))}
        {lots.map((card) => (
          <Outbid key={card.id_auction} card={card} />
        ))}
        {due.map((card) => (
          <Unpaid key={card.lot.id_auction} card={card} />
        ))}
        {others.map((card) => (
          <ToDecide key={card.lot.id_auction} card={card} />
        ))}
        <Papers />
      </ul>
      {whole && (
        <p className="mt-2 hidden text-body text-text-2 peer-empty:block">
          Nothing. Nobody has outbid you, and nothing waits for you.
        </p>
      )}
    </section>
  );
}

/** Appears and disappears with the bids of others. */
function Outbid({ card }: { card: LotCard }) {
  const lot = useOwnLot(card);
  if (lot.status !== "outbid" || lot.phase !== "open") return null;
  const next = askOf(lot.live);
  return (
    <Need
      card={card}
      flag={<Pennant kind="outbid" />}
      text={`The price is AED ${money(lot.live.price ?? lot.live.start_price)}`}
      time={<LotTime lot={lot} />}
    >
      {lot.paused ? (
        <Button className="max-lg:h-11" asChild>
          <Link to="/auction/$id" params={{ id: String(card.id_auction) }}>
            See lot<span className="sr-only">, {card.title}</span>
          </Link>
        </Button>
      ) : (
        <Button
          variant="press"
          className={TWO_LINES}
          onClick={() => openDialog("quick-bid", { id: card.id_auction })}
        >
          Bid {money(next)}
          <PayLine lot={{ ...card, live: lot.live }} amount={next} />
          <span className="sr-only">, {card.title}</span>
        </Button>
      )}
    </Need>
  );
}

function Unpaid({ card: { lot, settlement } }: { card: MyCard }) {
  if (!settlement) return null;
  return (
    <Need
      card={lot}
      flag={<Word icon={<Wallet aria-hidden size={15} strokeWidth={1.75} />}>To pay</Word>}
      text={`AED ${money(settlement.all_in)} to Marsa`}
      time={<Deadline at={settlement.due} />}
    >
      <Button variant="press" className="max-lg:h-11" asChild>
        <Link to="/auction/$id" params={{ id: String(lot.id_auction) }}>
          Pay<span className="sr-only">, {lot.title}</span>
        </Link>
      </Button>
    </Need>
  );
}

/** Splits the lots to decide: with an offer of the bidder to answer, and all others. */
function byOffer(decisions: readonly SaleCard[]): readonly [SaleCard[], SaleCard[]] {
  return [decisions.filter(hasOffer), decisions.filter((card) => !hasOffer(card))];
}

function hasOffer({ negotiation }: SaleCard): boolean {
  return negotiation !== null && offerToAnswer(negotiation) !== null;
}

/** Papers that expire soon, one line each. */
function Papers() {
  const me = useMe();
  if (!me) return null;
  return paperSentences(me, dubaiDate(serverClock.now())).map((sentence) => (
    <li
      key={sentence}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
    >
      <span className="flex min-w-0 items-center gap-2.5 text-body font-strong">
        <IdCard aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-orange" />
        {sentence}
      </span>
      <Button className="max-lg:h-11 max-lg:w-full" asChild>
        <ScreenLink to="/account">See your account</ScreenLink>
      </Button>
    </li>
  ));
}
