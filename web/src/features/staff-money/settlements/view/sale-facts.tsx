import { ClientLink } from "#/components/client-link.tsx";
import { ledger } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";
import type { Sale } from "../model/queries.ts";
import { TimeToPay } from "./settlement-row.tsx";

interface Line {
  readonly term: string;
  readonly value: ReactNode;
  readonly strong?: boolean;
}

/** The people, the dates and the money of a sale. */
export function SaleFacts({ sale }: { sale: Sale }) {
  return (
    <>
      <Lines lines={dates(sale)} />
      <h2 className="mt-6 text-h3">Money, AED</h2>
      <Lines lines={amounts(sale)} numbers />
    </>
  );
}

const client = (id: number, name: string) => (
  <ClientLink id={id} className="underline">
    {name}
  </ClientLink>
);

function dates(sale: Sale): Line[] {
  const { settlement, buyer, id_buyer, seller, id_seller, remind_at } = sale;
  const { state, due, paid_at, handed_over_at, id_auction, pickup } = settlement;
  const open = state === "due" || state === "defaulted";
  return [
    { term: "Buyer", value: client(id_buyer, buyer) },
    { term: "Seller", value: client(id_seller, seller) },
    ...(open
      ? [
          {
            term: state === "due" ? "To pay until" : "Was due",
            value: (
              <span className="flex flex-wrap items-center gap-x-3">
                {shortInstant(due)}
                {state === "due" && <TimeToPay due={due} />}
              </span>
            ),
          },
        ]
      : []),
    ...(remind_at === null ? [] : [{ term: "Next reminder", value: shortInstant(remind_at) }]),
    ...(paid_at === null ? [] : [{ term: "Paid", value: shortInstant(paid_at) }]),
    ...(state === "paid"
      ? [{ term: "Pickup", value: pickup ? pickupWords(pickup) : "The buyer has not chosen a time yet" }]
      : []),
    ...(handed_over_at === null ? [] : [{ term: "Handed over", value: shortInstant(handed_over_at) }]),
    {
      term: "Lot",
      value: (
        <Link
          to="/auction/$id"
          params={{ id: String(id_auction) }}
          className="text-blue underline hover:no-underline"
        >
          Open the lot page
        </Link>
      ),
    },
  ];
}

function pickupWords({ place, starts, ends }: NonNullable<Sale["settlement"]["pickup"]>): string {
  return `${shortInstant(starts)} to ${shortInstant(ends).split(", ")[1] ?? ""}, ${place}`;
}

const HOLD_TERMS: Readonly<Record<Sale["settlement"]["state"], string>> = {
  due: "Held for this lot",
  defaulted: "Held for this lot",
  paid: "Of it from the hold",
  handed_over: "Of it from the hold",
  released: "Hold given back to the buyer",
  forfeited: "Hold forfeited by the buyer",
};

const PROCEEDS_TERMS: Readonly<Record<Sale["settlement"]["proceeds"], string>> = {
  none: "For the seller at the handover",
  held: "Credited to the seller, held for a claim",
  claimed: "Credited to the seller, held by a claim",
  free: "Credited to the seller",
};

function amounts({ settlement, proceeds }: Sale): Line[] {
  const { amount, fee, vat, all_in, hold, used_hold, state, proceeds: what } = settlement;
  const isOver = state === "released" || state === "forfeited";
  return [
    { term: "Price", value: ledger(amount) },
    { term: "Buyer's fee", value: ledger(fee) },
    { term: "VAT on the fee", value: ledger(vat) },
    {
      term: settlement.paid_at !== null ? "Paid to Marsa" : "Due to Marsa",
      value: ledger(all_in),
      strong: true,
    },
    { term: HOLD_TERMS[state], value: ledger(used_hold ?? hold) },
    ...(isOver
      ? []
      : [
          {
            term: PROCEEDS_TERMS[what],
            value: ledger(proceeds),
          },
        ]),
  ];
}

function Lines({ lines, numbers = false }: { lines: readonly Line[]; numbers?: boolean }) {
  return (
    <dl>
      {lines.map(({ term, value, strong }) => (
        <div
          key={term}
          className={cn(
            "flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-body",
            strong && "font-strong",
          )}
        >
          <dt className={cn(!strong && "text-text-2")}>{term}</dt>
          <dd className={cn("own-way min-w-0 text-end break-words", numbers && "tabular-nums")}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
