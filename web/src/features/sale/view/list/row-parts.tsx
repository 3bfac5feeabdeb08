/** Parts of a seller's lot in a list: its name, its flag, and the line under it. */
import { Link } from "@tanstack/react-router";
import { ScreenLink } from "#/components/screen-link.tsx";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";
import { EDIT_ROUTE, editPath } from "#/features/sale/model/sale-search.ts";
import { isDraft, type SaleState } from "#/features/sale/model/sale-state.ts";
import {
  BadgeCheck,
  CalendarClock,
  Gavel,
  Hourglass,
  Lock,
  type LucideIcon,
  MessageSquareText,
  Minus,
  Pencil,
  Radio,
  ScanEye,
} from "lucide-react";
import { cn } from "#/lib/cn.ts";
import { minute, shortInstant, toMs } from "@marsa/api-spec/dates";
import { LotTime } from "#/components/lot/lot-time.tsx";
import { counted } from "#/lib/format/counts.ts";
import { opensWords } from "#/lib/format/result-words.ts";
import { untilText } from "#/lib/format/countdown.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { OwnLot } from "#/realtime/lots/own-lot.ts";

const look = "line-clamp-2 rounded-sm text-body font-strong hover:text-blue max-lg:py-2.5";

/** The title of a lot, which links to its form or its page, and the facts that tell it from others. */
export function LotName({ card: { lot, reference }, state }: { card: SaleCard; state: SaleState }) {
  const hasScreen = useHasScreen();
  // A new draft has no facts yet, only an empty place.
  const facts = lot.facts.filter((fact) => fact !== "").slice(0, 2);
  const isForm = isDraft(state) || state === "moderation";
  return (
    <div className="min-w-0">
      {isForm ? (
        hasScreen(EDIT_ROUTE) ? (
          <ScreenLink to={editPath(lot.id_auction)} className={look}>
            <span translate="no">{lot.title}</span>
          </ScreenLink>
        ) : (
          <span translate="no" className="line-clamp-2 text-body font-strong">
            {lot.title}
          </span>
        )
      ) : (
        <Link translate="no" to="/auction/$id" params={{ id: String(lot.id_auction) }} className={look}>
          {lot.title}
        </Link>
      )}
      <p className="truncate text-small text-text-2">
        Lot {lot.number}
        {[...facts, ...(reference === null ? [] : [reference])].map((fact) => ` · ${fact}`)}
      </p>
    </div>
  );
}

interface Look {
  readonly icon: LucideIcon;
  readonly word: string;
  readonly tone: string;
}

const LOOKS: Readonly<Record<SaleState, Look>> = {
  draft: { icon: Pencil, word: "Draft", tone: "bg-grey text-white" },
  returned: { icon: MessageSquareText, word: "Returned", tone: "bg-orange-fill text-on-orange" },
  moderation: { icon: ScanEye, word: "In moderation", tone: "bg-grey text-white" },
  upcoming: { icon: CalendarClock, word: "Upcoming", tone: "bg-grey text-white" },
  active: { icon: Gavel, word: "Active", tone: "bg-ink text-white" },
  lane: { icon: Radio, word: "In lane", tone: "bg-ink text-white" },
  ended: { icon: Lock, word: "Ended", tone: "bg-grey text-white" },
  deciding: { icon: Hourglass, word: "Awaiting decision", tone: "bg-blue text-white" },
  sold: { icon: BadgeCheck, word: "Sold", tone: "bg-green text-white" },
  not_sold: { icon: Minus, word: "Not sold", tone: "bg-grey text-white" },
};

/** The status of a lot as a flag: colour, icon and word. */
export function SalePennant({ state }: { state: SaleState }) {
  const { icon: Icon, word, tone } = LOOKS[state];
  return (
    <span
      data-slot="pennant"
      data-kind={state}
      className={cn(
        "pennant inline-flex h-6.5 max-w-full items-center gap-1.5 ps-2.5 pe-4 text-small leading-none font-strong",
        tone,
      )}
    >
      <Icon aria-hidden size={14} strokeWidth={2.2} className="shrink-0" />
      <span className="truncate leading-5">{word}</span>
    </span>
  );
}

interface StateLineProps {
  card: SaleCard;
  lot: OwnLot;
  state: SaleState;
}

/** One line under the status: the time that matters to the seller. */
export function StateLine({ card, lot, state }: StateLineProps) {
  switch (state) {
    case "deciding":
      return <Deadline until={card.decision_until} />;
    case "draft":
      return <Line text={leftText(card.problems.length)} />;
    case "returned":
      return <Line text={`${counted(card.remarks.length, "remark")} from staff`} />;
    case "moderation":
      return <Line text="The staff check it" />;
    case "upcoming":
      return <Line text={opensWords(lot.live)} />;
    case "sold":
      return <Line text={paymentText(card) ?? endedText(lot)} />;
    case "not_sold":
      return <Line text={card.relisted ? "Listed again" : (paymentText(card) ?? endedText(lot))} />;
    case "ended":
      return <Line text={`Ended ${minute(lot.live.end)}, the result follows`} />;
    case "active":
    case "lane":
      return <LotTime lot={lot} />;
  }
}

function leftText(left: number): string {
  return left === 0 ? "Ready to publish" : `${counted(left, "field")} left`;
}

function endedText({ live }: OwnLot): string {
  return `Ended ${shortInstant(live.end)}`;
}

function Line({ text }: { text: string }) {
  return <span className="text-small text-text-2">{text}</span>;
}

function Deadline({ until }: { until: string | null }) {
  const left = useServerTime((now) => {
    if (until === null) return "Decide now";
    return now < toMs(until) ? untilText("Decide within", toMs(until) - now) : "The time to decide is over";
  });
  return <span className="text-small font-strong text-blue tabular-nums">{left}</span>;
}

const NOT_PAID = "The buyer did not pay";
const PAYMENT: Partial<Record<NonNullable<SaleCard["settlement"]>["state"], string>> = {
  paid: "Paid. Yours when it is handed over",
  handed_over: "Handed over. It is in your balance",
  defaulted: NOT_PAID,
  released: NOT_PAID,
  forfeited: NOT_PAID,
};

function paymentText({ settlement, next_offer: next }: SaleCard): string | null {
  if (next?.status === "open") return `Offered to ${next.bidder} until ${shortInstant(next.until)}`;
  if (next?.status === "declined") return `${next.bidder} declined it`;
  if (settlement === null) return null;
  if (settlement.state === "released" && settlement.handed_over_at !== null) return "Returned after a claim";
  return PAYMENT[settlement.state] ?? `Buyer pays by ${shortInstant(settlement.due)}`;
}
