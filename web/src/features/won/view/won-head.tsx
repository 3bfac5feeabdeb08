import { ledger, money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { cn } from "#/lib/cn.ts";
import { percent } from "#/lib/format/counts.ts";
import { useConfig } from "#/lib/http/queries.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import type { Settlement } from "../model/queries.ts";
import { reminderWords } from "../model/words.ts";
import { WonBand } from "./won-band.tsx";

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
      <WonBand settlement={settlement} />
      <div className="flex flex-wrap items-center gap-5 px-5 py-4 max-lg:gap-x-3 max-lg:px-4">
        <LotPhoto
          picture={lot.pictures[0] ?? null}
          sizes="200px"
          priority
          className="w-24 shrink-0 rounded-md lg:w-50"
        />
        <div className="min-w-0 flex-1">
          <h1 translate="no" className="own-way text-h1 text-balance max-lg:text-[1.375rem] max-lg:leading-7">
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
