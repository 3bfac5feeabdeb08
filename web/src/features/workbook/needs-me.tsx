import { Link } from "@tanstack/react-router";
import { Gavel, IdCard, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { LotPhoto } from "../../components/lot/lot-photo.tsx";
import { LotTime } from "../../components/lot/lot-time.tsx";
import { Pennant } from "../../components/lot/pennant.tsx";
import { Button } from "../../components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { dubaiDate, shortInstant } from "@marsa/api-spec/dates";
import { ScreenLink } from "../../components/screen-link.tsx";
import { openDialog } from "../../lib/dialogs/dialogs.ts";
import { paperSentences } from "../../lib/format/papers.ts";
import { useMe } from "../../lib/http/queries.ts";
import { serverClock } from "../../realtime/clock/clock.ts";
import { useOwnLot } from "../../realtime/lots/own-lot.ts";
import type { LotCard, MyCard, SaleCard } from "./queries.ts";

interface NeedsMeProps {
  lots: readonly LotCard[];
  won: readonly MyCard[];
  decisions: readonly SaleCard[];
  /** Whether all data has loaded: only then "nothing" is certain. */
  whole: boolean;
}

/** The urgent lots: running lots where the reader is outbid, payments, and decisions. */
export function NeedsMe({ lots, won, decisions, whole }: NeedsMeProps) {
  const due = won.filter(({ settlement }) => settlement?.state === "due");
  return (
    <section aria-labelledby="needs-me" className="mt-6">
      <h2 id="needs-me" className="text-h2">
        Needs you now
      </h2>
      <ul className="peer mt-2 empty:hidden" data-slot="needs-me">
        {lots.map((card) => (
          <Outbid key={card.id_auction} card={card} />
        ))}
        {due.map((card) => (
          <Unpaid key={card.lot.id_auction} card={card} />
        ))}
        {decisions.map((card) => (
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
  return (
    <Need
      card={card}
      flag={<Pennant kind="outbid" />}
      text={`The price is AED ${money(lot.live.price ?? lot.live.start_price)}`}
      time={<LotTime lot={lot} />}
    >
      <Button
        variant="press"
        className="max-lg:h-11"
        onClick={() => openDialog("quick-bid", { id: card.id_auction })}
      >
        Bid AED {money(lot.live.next_min)}
        <span className="sr-only">, {card.title}</span>
      </Button>
    </Need>
  );
}

function Unpaid({ card: { lot, settlement } }: { card: MyCard }) {
  if (!settlement) return null;
  return (
    <Need
      card={lot}
      flag={<Word icon={<Wallet aria-hidden size={15} strokeWidth={1.75} />}>To pay</Word>}
      text={`AED ${money(settlement.all_in)} all-in`}
      time={<span className="text-small font-strong">until {shortInstant(settlement.due)}</span>}
    >
      <Button variant="press" className="max-lg:h-11" asChild>
        <Link to="/auction/$id" params={{ id: String(lot.id_auction) }}>
          Pay<span className="sr-only">, {lot.title}</span>
        </Link>
      </Button>
    </Need>
  );
}

function ToDecide({ card: { lot, decision_until: until } }: { card: SaleCard }) {
  return (
    <Need
      card={lot}
      flag={<Word icon={<Gavel aria-hidden size={15} strokeWidth={1.75} />}>You decide</Word>}
      text={`The highest bid is AED ${money(lot.live.price ?? 0)}`}
      time={until !== null && <span className="text-small font-strong">until {shortInstant(until)}</span>}
    >
      <Button className="max-lg:h-11" asChild>
        <Link to="/auction/$id" params={{ id: String(lot.id_auction) }}>
          See lot<span className="sr-only">, {lot.title}</span>
        </Link>
      </Button>
    </Need>
  );
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

function Word({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex h-6.5 items-center gap-1.5 text-small font-strong text-blue">
      {icon}
      {children}
    </span>
  );
}

interface NeedProps {
  card: LotCard;
  flag: ReactNode;
  text: string;
  time: ReactNode;
  children: ReactNode;
}

function Need({ card, flag, text, time, children }: NeedProps) {
  return (
    <li className="grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line py-3 lg:grid-cols-[3.75rem_minmax(0,1fr)_9rem_9rem_11rem]">
      <LotPhoto picture={card.picture} sizes="60px" className="rounded-sm" />
      <div className="min-w-0 max-lg:col-span-2">
        <div className="truncate text-body font-strong">{card.title}</div>
        <div className="truncate text-small text-text-2">
          Lot {card.number} · {text}
        </div>
      </div>
      <div className="max-lg:col-span-2">{flag}</div>
      <div className="max-lg:text-end">{time}</div>
      <div className="max-lg:col-span-3 [&>*]:w-full">{children}</div>
    </li>
  );
}
