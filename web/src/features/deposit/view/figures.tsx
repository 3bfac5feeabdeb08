import { money, ledger } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { aedToFils, powerAed } from "@marsa/api-spec/money";
import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { useWallet, type Wallet } from "#/lib/money/wallet.ts";

interface FiguresProps {
  balance: Schema<"Balance">;
  /** Whether the connection is lost, and the figures may be old. */
  stale: boolean;
}

/** The available, blocked and total amount, and the power that is left. */
export function Figures({ balance, stale }: FiguresProps) {
  const { available, balance_reserv: blocked, balance_summ: total, holds } = balance;
  const wallet = useWallet();
  const freeShare = total === 0 ? 0 : Math.max(0, Math.min(1, available / total));
  return (
    <section
      aria-label="Balance"
      data-slot="deposit-figures"
      className={cn("border-t-3 border-text lg:flex lg:border-b lg:border-b-line", stale && "opacity-75")}
    >
      <dl className="flex flex-wrap gap-x-4 max-lg:py-4 lg:flex-nowrap lg:gap-0 lg:divide-x lg:divide-line lg:py-4">
        <Amount
          label="Available"
          note={wallet.bids ? "Free to bid with or to refund" : "Free to pay out"}
          className="max-lg:w-full"
        >
          <Figure amount={available} className="text-price-m max-lg:text-price-lot" />
        </Amount>
        <div aria-hidden className="mt-3 mb-2 flex h-2 w-full bg-line-2 lg:hidden">
          <div className="bg-blue" style={{ width: `${freeShare * 100}%` }} />
        </div>
        <Amount label="Blocked" note={blockedNote(holds, wallet)}>
          <Figure amount={blocked} className="text-price-m max-lg:text-price-s" />
        </Amount>
        <Amount label="Total" note="Available and blocked">
          <Figure amount={total} className="text-price-m max-lg:text-price-s" />
        </Amount>
      </dl>
      {wallet.bids && <Power available={available} />}
    </section>
  );
}

interface AmountProps {
  label: string;
  note: string;
  className?: string;
  children: ReactNode;
}

function Amount({ label, note, className, children }: AmountProps) {
  return (
    <div className={cn("max-lg:grow max-lg:basis-2/5 lg:px-7 lg:first:ps-0", className)}>
      <dt className="text-body text-text-2">{label}</dt>
      <dd>
        {children}
        <span className="mt-1 block text-small text-text-2">{note}</span>
      </dd>
    </div>
  );
}

function blockedNote(holds: Schema<"Balance">["holds"], { payout }: Wallet): string {
  const lots = holds.filter(({ id_auction: lot }) => lot !== null).length;
  const refunds = holds.length - lots;
  const parts = [
    ...(lots > 0 ? [`in ${counted(lots, "lot")}`] : []),
    ...(refunds > 0 ? [`for ${counted(refunds, payout)}`] : []),
  ];
  const text = parts.join(", ");
  return text === "" ? "Nothing is held" : text.charAt(0).toUpperCase() + text.slice(1);
}

/** The highest bid that the available amount covers. */
function Power({ available }: { available: number }) {
  const config = useConfig();
  if (!config) return null;
  const { rate, min_vehicle: min, min_apartment: minApartment } = config.deposit;
  const power = powerAed(aedToFils(available), 0, { rate, min });
  return (
    <div
      data-slot="power-left"
      className="bg-blue-tint text-blue-deep max-lg:-mx-4 max-lg:px-4 max-lg:py-3 lg:flex-1 lg:px-6 lg:py-4"
    >
      <div className="flex items-baseline justify-between gap-3 text-body lg:items-start">
        <span className="font-strong">Power left</span>
        <span translate="no" className="text-price-s tabular-nums lg:hidden">
          AED {money(power)}
        </span>
        <span className="text-small max-lg:hidden">available × {Number((1 / rate).toFixed(2))}</span>
      </div>
      <p className="flex items-baseline text-price-m tabular-nums max-lg:hidden">
        <span className="me-[.37em] text-[max(.54em,11px)] font-label tracking-normal">AED</span>
        {money(power)}
      </p>
      <p className="mt-1 text-small">
        {power > 0
          ? "The highest bids you can still place, together"
          : `A bid on a vehicle holds at least AED ${money(min)}, on an apartment AED ${money(minApartment)}`}
      </p>
    </div>
  );
}

interface FigureProps {
  /** AED, may carry fils. */
  amount: number;
  className?: string;
}

/** An amount of the deposit, with a small "AED" and grey fils. */
function Figure({ amount, className }: FigureProps) {
  const [whole, fils] = ledger(amount).split(".");
  return (
    <span className={cn("flex flex-wrap items-baseline whitespace-nowrap tabular-nums", className)}>
      <span className="me-[.37em] text-[max(.54em,11px)] font-label tracking-normal text-text-3">AED</span>
      {/* Numbers read the same way on a page from right to left. */}
      <span dir="ltr">
        {whole}
        <span className="font-normal text-text-3">.{fils}</span>
      </span>
    </span>
  );
}
