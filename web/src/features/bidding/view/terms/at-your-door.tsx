import { ledger, ledgerOfFils, money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { aedToFils } from "@marsa/api-spec/money";
import { insuranceAed } from "@marsa/api-spec/you-pay";
import { useId, useState } from "react";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { Twofold } from "#/components/lot/you-pay.tsx";
import { field } from "#/components/ui/input.tsx";
import { cn } from "#/lib/cn.ts";

interface AtYourDoorProps {
  door: Schema<"DoorCosts">;
  place: Schema<"Place">;
  /** Whole AED. */
  amount: number;
  /** What one pays at the amount, fils. */
  paysFils: number;
}

/** A second sum, never part of the first: insurance for a year, and transport to an emirate. */
export function AtYourDoor({ door: { insurance, transport }, place, amount, paysFils }: AtYourDoorProps) {
  const id = useId();
  const [to, setTo] = useState(place.emirate.value);
  const { items } = transport;
  const way = items.find(({ value }) => value === to) ?? items[0];
  if (!way) return null;
  const insured = insuranceAed(amount, insurance);
  return (
    <div data-slot="at-your-door">
      <div className="flex items-baseline justify-between gap-4 pt-4">
        <h3 className="text-h3">If you want it at home</h3>
        <span className="text-small text-text-2">To others, after the sale</span>
      </div>
      <dl>
        <MoneyRow
          label={<Twofold first="Insurance, 12 months" second={insurance.source} />}
          amount={ledger(insured)}
        />
        <MoneyRow
          label={
            <>
              <label htmlFor={id}>Transport to</label>{" "}
              <select
                id={id}
                value={way.value}
                onChange={(event) => setTo(event.target.value)}
                className={cn(
                  field,
                  "ms-1 h-9 px-2 text-small font-medium text-text max-lg:h-11 max-lg:text-[1rem]",
                )}
              >
                {items.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <span className="block text-small text-text-3">
                From {place.location}. {transport.source}
              </span>
            </>
          }
          amount={ledger(way.amount)}
        />
        <MoneyRow
          total
          label="At your door"
          amount={`AED ${ledgerOfFils(paysFils + aedToFils(insured + way.amount))}`}
        />
      </dl>
      <p className="mt-4 text-small text-text-2">Transport to each emirate, AED</p>
      <dl
        translate="no"
        className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-salt p-3 text-small tabular-nums sm:grid-cols-4"
      >
        {items.map(({ value, label, amount: aed }) => (
          <div
            key={value}
            className={cn("max-sm:flex max-sm:justify-between", value === way.value && "text-blue")}
          >
            <dt className={cn(value !== way.value && "text-text-2")}>{label}</dt>
            <dd className="font-strong">{money(aed)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
