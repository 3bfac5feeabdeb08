import { minute, shortInstant, toMs } from "@marsa/api-spec/dates";
import { LotTime } from "#/components/lot/lot-time.tsx";
import { counted } from "#/lib/format/counts.ts";
import { opensWords } from "#/lib/format/result-words.ts";
import { untilText } from "#/lib/format/countdown.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { OwnLot } from "#/realtime/lots/own-lot.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";
import type { SaleState } from "#/features/sale/model/sale-state.ts";

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
  return PAYMENT[settlement.state] ?? `Buyer pays by ${shortInstant(settlement.due)}`;
}
