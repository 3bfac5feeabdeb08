import { BadgeCheck, CalendarX2, type LucideIcon, Minus } from "lucide-react";
import { shortInstant, toMs } from "@marsa/api-spec/dates";
import type { CSSProperties, ReactNode } from "react";
import { Countdown } from "#/components/lot/countdown.tsx";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { Settlement } from "../model/queries.ts";
import { dayAndTime } from "../model/words.ts";

interface Look {
  readonly icon: LucideIcon;
  readonly tone: string;
  readonly title: string;
}

const GREEN: Look = { icon: BadgeCheck, tone: "bg-green text-white", title: "You won" };
const OVER: Look = { icon: Minus, tone: "bg-grey text-white", title: "The sale was cancelled" };
const LOOKS: Readonly<Record<Settlement["state"], Look>> = {
  // The flag on the photo says the rest.
  due: { ...GREEN, title: "Sold to you" },
  paid: GREEN,
  handed_over: GREEN,
  defaulted: { icon: CalendarX2, tone: "bg-orange-fill text-on-orange", title: "Not paid in time" },
  released: OVER,
  forfeited: OVER,
};

/** The state of a won lot, with the deadline of the payment. */
export function WonBand({ settlement }: { settlement: Settlement }) {
  const { state, due, sold_at: soldAt } = settlement;
  const { icon: Icon, tone, title } = LOOKS[state];
  return (
    <div data-slot="band" data-look={state} className={tone}>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2 max-lg:px-4">
        <p className="flex flex-1 items-center gap-2.5 whitespace-nowrap">
          <Icon aria-hidden size={20} strokeWidth={2.2} className="shrink-0" />
          <strong className="text-[1rem] font-strong">{title}</strong>
          <span className="text-small">{state !== "due" && `Sold to you ${shortInstant(soldAt)}`}</span>
        </p>
        <Deadline state={state} due={due} />
      </div>
      {state === "due" && <TimeLeft soldAt={soldAt} due={due} />}
    </div>
  );
}

function Deadline({ state, due }: Pick<Settlement, "state" | "due">): ReactNode {
  if (state === "due") {
    return (
      <span className="flex flex-wrap items-center gap-x-4 text-small">
        Pay by {dayAndTime(due)} GST
        <Countdown end={toMs(due)} windowMs={0} className="text-[1rem] text-current!" />
      </span>
    );
  }
  return state === "defaulted" ? <span className="text-small">It was due {dayAndTime(due)} GST</span> : null;
}

/** The part of the time to pay that is left, as a line. */
function TimeLeft({ soldAt, due }: { soldAt: string; due: string }) {
  const [from, to] = [toMs(soldAt), toMs(due)];
  const share = useServerTime((now) => Math.max(0, Math.round(((to - now) / (to - from)) * 1000) / 1000));
  return (
    <div
      aria-hidden
      className="waterline h-[3px] bg-green-tint text-ink"
      style={{ "--share": share } as CSSProperties}
    />
  );
}
