import { ledger, money } from "@marsa/api-spec/amounts";
import { shortInstant, toMs } from "@marsa/api-spec/dates";
import { Moment } from "#/components/lot/moment.tsx";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { feeOf } from "#/components/lot/use-you-pay.ts";
import { cn } from "#/lib/cn.ts";
import { percent } from "#/lib/format/counts.ts";
import { useConfig } from "#/lib/http/queries.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import type { Settlement } from "../model/queries.ts";
import { reminderWords } from "../model/words.ts";
import { WonBand } from "./won-band.tsx";

/** A win is fresh for a minute: its flag runs in. */
const FRESH_MS = 60_000;

interface WonHeadProps {
  lot: Lot;
  settlement: Settlement;
  /** Who else bid, and where they stopped; null: nobody. */
  rivals: string | null;
}

/** The top of a won lot: the state with its deadline, the lot, and the price with fee and VAT. */
export function WonHead({ lot, settlement, rivals }: WonHeadProps) {
  const { amount, fee, vat, state, sold_at: soldAt } = settlement;
  // The win is the news until it is paid.
  const isNews = state === "due";
  const isFresh = useServerTime((now) => now - toMs(soldAt) < FRESH_MS);
  const config = useConfig();
  const rate = config && feeOf(lot, config).rate;
  const isShare = rate !== undefined && Math.abs(amount * rate - fee) < 0.005;
  return (
    <section
      aria-label="Your win"
      data-slot="won-head"
      className="overflow-hidden rounded-lg bg-white shadow-panel outline-1 outline-line-2"
    >
      <WonBand settlement={settlement} />
      <div className="flex flex-wrap items-center gap-5 px-5 py-4 max-lg:gap-x-3 max-lg:px-4">
        <div
          className={cn(
            "relative shrink-0",
            isNews
              ? "max-lg:-mx-4 max-lg:-mt-4 max-lg:mb-3 max-lg:w-[calc(100%+2rem)] lg:w-100"
              : "w-24 lg:w-50",
          )}
        >
          <LotPhoto
            picture={lot.pictures[0] ?? null}
            sizes={isNews ? "(width >= 64rem) 400px, 100vw" : "200px"}
            priority
            className={cn("w-full", isNews ? "lg:rounded-md" : "rounded-md")}
          />
          {isNews && (
            <Moment
              kind="won"
              now={isFresh}
              title="You won"
              detail={`${shortInstant(soldAt)} GST`}
              className="max-lg:-bottom-3 lg:start-0 lg:bottom-4"
            />
          )}
        </div>
        <div className="min-w-0 flex-1">
          <h1 translate="no" className="own-way text-h1 text-balance max-lg:text-[1.375rem] max-lg:leading-7">
            {lot.title}
          </h1>
          <p className="mt-1 text-long text-text-2 max-lg:text-small">{factsOf(lot)}</p>
          {isNews && rivals !== null && <p className="mt-2 text-small text-text-2 tabular-nums">{rivals}</p>}
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
        <span translate="no" className="block text-long font-strong">
          {ledger(value)}
        </span>
      </span>
    </li>
  );
}

const TOTALS: Readonly<Record<Settlement["state"], string>> = {
  due: "Due to Marsa",
  paid: "You paid",
  handed_over: "You paid",
  defaulted: "Not paid",
  released: "Cancelled",
  forfeited: "Cancelled",
};

function AllIn({ settlement }: { settlement: Settlement }) {
  const { all_in: allIn, state, paid_at: paidAt, reminders } = settlement;
  const [whole = "", fils] = money(allIn).split(".");
  return (
    <div className="text-end max-lg:w-full max-lg:border-t max-lg:border-line max-lg:pt-4 lg:border-s lg:border-line lg:ps-6">
      <p className="text-small text-text-2">{TOTALS[state]}</p>
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
          reminderWords(reminders)
        )}
      </p>
    </div>
  );
}
