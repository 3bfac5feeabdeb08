import { BadgeCheck, CalendarX2, type LucideIcon, Minus } from "lucide-react";
import { ledger, money } from "@marsa/api-spec/amounts";
import { shortInstant, toMs } from "@marsa/api-spec/dates";
import type { CSSProperties, ReactNode } from "react";
import { Countdown } from "../../components/lot/countdown.tsx";
import { LotPhoto } from "../../components/lot/lot-photo.tsx";
import { cn } from "../../lib/cn.ts";
import { percent } from "../../lib/format/counts.ts";
import { useConfig } from "../../lib/http/queries.ts";
import { useServerTime } from "../../realtime/clock/clock.ts";
import type { Lot } from "../../realtime/lots/lot-query.ts";
import type { Settlement } from "./queries.ts";
import { dayAndTime } from "./words.ts";

interface WonHeadProps {
  lot: Lot;
  settlement: Settlement;
}

/** The top of a won lot: the state with its deadline, the lot, and the price with fee and VAT. */
export function WonHead({ lot, settlement }: WonHeadProps) {
  const { amount, fee, vat } = settlement;
  const rate = useConfig()?.fee.rate;
  const isShare = rate !== undefined && Math.abs(amount * rate - fee) < 0.005;
  return (
    <section
      aria-label="Your win"
      data-slot="won-head"
      className="overflow-hidden rounded-lg bg-white shadow-panel outline-1 outline-line-2"
    >
      <Band settlement={settlement} />
      <div className="flex flex-wrap items-center gap-5 px-5 py-4 max-lg:gap-x-3 max-lg:px-4">
        <LotPhoto
          picture={lot.pictures[0] ?? null}
          sizes="200px"
          priority
          className="w-24 shrink-0 rounded-md lg:w-50"
        />
        <div className="min-w-0 flex-1">
          <h1 className="own-way text-h1 text-balance max-lg:text-[1.375rem] max-lg:leading-7">
            {lot.title}
          </h1>
          <p className="mt-1 text-long text-text-2 max-lg:text-small">{factsOf(lot)}</p>
          <Sum
            className="mt-4 max-lg:hidden"
            amount={amount}
            fee={fee}
            vat={vat}
            rate={isShare ? rate : undefined}
          />
        </div>
        <Sum
          className="w-full lg:hidden"
          amount={amount}
          fee={fee}
          vat={vat}
          rate={isShare ? rate : undefined}
        />
        <AllIn settlement={settlement} />
      </div>
    </section>
  );
}

/** "2020 · 102,400 km · GCC · Lot 20417". */
function factsOf({ vehicle, property, number, place }: Lot): string {
  const facts = vehicle
    ? [String(vehicle.year), `${money(vehicle.mileage)} km`, vehicle.region.label]
    : [property?.building, place.city.label];
  return [...facts, `Lot\u00a0${number}`].filter(Boolean).join(" · ");
}

interface SumProps {
  amount: number;
  fee: number;
  vat: number;
  /** The share of the fee; undefined where the least or the most fee counts. */
  rate: number | undefined;
  className: string;
}

function Sum({ amount, fee, vat, rate, className }: SumProps) {
  return (
    <ul className={cn("flex flex-wrap gap-x-6 gap-y-2 tabular-nums", className)}>
      <Part label="Price" value={amount} />
      <Part label={`Buyer’s fee${rate === undefined ? "" : `, ${percent(rate)}`}`} value={fee} plus />
      <Part label="VAT on the fee" value={vat} plus />
    </ul>
  );
}

function Part({ label, value, plus = false }: { label: string; value: number; plus?: boolean }) {
  return (
    <li className="flex items-center gap-6">
      {plus && (
        <span aria-hidden className="text-long text-text-2 max-lg:hidden">
          +
        </span>
      )}
      <span>
        <span className="block text-small text-text-2">{label}</span>
        <span className="block text-long font-strong">{ledger(value)}</span>
      </span>
    </li>
  );
}

function AllIn({ settlement: { all_in: allIn, state, paid_at: paidAt } }: { settlement: Settlement }) {
  const [whole = "", fils] = money(allIn).split(".");
  return (
    <div className="text-end max-lg:w-full max-lg:border-t max-lg:border-line max-lg:pt-4 lg:border-s lg:border-line lg:ps-6">
      <p className="text-small text-text-2">{paidAt === null ? "All-in, due" : "All-in, paid"}</p>
      <p className="whitespace-nowrap tabular-nums">
        <span className="me-1.5 text-long text-text-2">AED</span>
        <strong className="text-price-lot max-lg:text-[1.375rem] max-lg:leading-7">{whole}</strong>
        {fils !== undefined && <span className="text-h2 text-text-2">.{fils}</span>}
      </p>
      <p className="text-small text-text-2">
        {paidAt !== null ? (
          <span className="icon icon-check inline-flex items-center gap-1.5 font-strong text-green">
            Paid {shortInstant(paidAt)}
          </span>
        ) : (
          state === "due" && "Reminders 24 h and 4 h before"
        )}
      </p>
    </div>
  );
}

interface Look {
  readonly icon: LucideIcon;
  readonly tone: string;
  readonly title: string;
}

const GREEN: Look = { icon: BadgeCheck, tone: "bg-green text-white", title: "You won" };
const OVER: Look = { icon: Minus, tone: "bg-grey text-white", title: "The sale was cancelled" };
const LOOKS: Readonly<Record<Settlement["state"], Look>> = {
  due: GREEN,
  paid: GREEN,
  handed_over: GREEN,
  defaulted: { icon: CalendarX2, tone: "bg-orange-fill text-on-orange", title: "Not paid in time" },
  released: OVER,
  forfeited: OVER,
};

function Band({ settlement }: { settlement: Settlement }) {
  const { state, due, sold_at: soldAt } = settlement;
  const { icon: Icon, tone, title } = LOOKS[state];
  return (
    <div data-slot="band" data-look={state} className={tone}>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2 max-lg:px-4">
        <Icon aria-hidden size={20} strokeWidth={2.2} className="shrink-0" />
        <p className="flex-1 whitespace-nowrap">
          <strong className="me-3 text-[1rem] font-strong">{title}</strong>
          <span className="text-small">Sold to you {shortInstant(soldAt)}</span>
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
