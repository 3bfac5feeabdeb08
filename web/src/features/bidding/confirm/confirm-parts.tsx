import { Info, LockKeyhole } from "lucide-react";
import type { Schema } from "@marsa/api-spec/client-problem";
import { priceBreakdown } from "@marsa/api-spec/money";
import type { ReactNode } from "react";
import { Message } from "../../../components/message/message.tsx";
import { MoneyRow } from "../../../components/lot/money-row.tsx";
import { ledgerOfFils, money } from "@marsa/api-spec/amounts";
import { percent } from "../../../lib/format/counts.ts";
import type { Obstacle } from "./confirmation.ts";

interface SumProps {
  /** Whole AED. */
  amount: number;
  conditions: Schema<"Conditions">;
  /** "Bid", "At your maximum", "Buy-now price". */
  label: string;
  totalLabel: string;
}

/** The sum of a bid. Each part is rounded, and the total is the sum of the rounded parts. */
export function Sum({ amount, conditions, label, totalLabel }: SumProps) {
  const { bidFils, feeFils, vatOnFeeFils, vatInsideFils, allInFils } = priceBreakdown(amount, conditions);
  const inside =
    vatInsideFils === null ? vatWords(conditions.vat.mode) : `, VAT inside (${ledgerOfFils(vatInsideFils)})`;
  return (
    <dl className="mt-3">
      <MoneyRow label={`${label}${inside}`} amount={ledgerOfFils(bidFils)} />
      <MoneyRow label={feeWords(feeFils, bidFils, conditions)} amount={ledgerOfFils(feeFils)} />
      <MoneyRow
        label={`VAT on the fee, ${percent(conditions.vat.rate)}`}
        amount={ledgerOfFils(vatOnFeeFils)}
      />
      <MoneyRow total label={totalLabel} amount={`AED ${ledgerOfFils(allInFils)}`} />
    </dl>
  );
}

function vatWords(mode: Schema<"VatMode">): string {
  return mode === "without" ? ", no VAT on it" : ", margin scheme";
}

/** The rate of the fee, and its minimum or maximum where that applies. */
function feeWords(feeFils: number, bidFils: number, { fee }: Schema<"Conditions">): string {
  const share = `Buyer’s fee, ${percent(fee.rate)}`;
  if (feeFils > bidFils * fee.rate + 1) return `${share}, at least ${money(fee.min)}`;
  return feeFils < bidFils * fee.rate - 1 ? `${share}, at most ${money(fee.max)}` : share;
}

interface HoldProps {
  holdAed: number;
  /** The amount that stays available, AED; null while the deposit is not known. */
  stays: number | null;
  /** When the hold is released, in two short lines. */
  freed: readonly [string, string];
}

/** The hold of a bid before it is sent. */
export function Hold({ holdAed, stays, freed }: HoldProps) {
  return (
    <div className="mt-1 flex items-center gap-2.5 bg-salt px-4 py-3 text-small md:px-6">
      <LockKeyhole aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
      <div className="flex-1">
        <strong translate="no" className="font-strong">
          AED {money(holdAed)}
        </strong>{" "}
        of your deposit is held
        {stays !== null && stays >= 0 && <div className="text-text-2">{money(stays)} stays available</div>}
      </div>
      <div className="text-end text-text-2">
        {freed[0]}
        <br />
        {freed[1]}
      </div>
    </div>
  );
}

/** The obstacle to a bid, or a warning before it. */
export function Caution({ obstacle, children }: { obstacle: Obstacle | null; children: ReactNode }) {
  return (
    <div className="px-4 pt-4 md:px-6">
      {obstacle ? (
        <Message tone="warning" role="alert">
          {obstacle.sentence} Your amount was not changed.
        </Message>
      ) : (
        <p className="flex gap-2.5 text-small text-text-2">
          <Info aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
