import { Link } from "@tanstack/react-router";
import { legalNumbers } from "#/lib/format/legal.ts";
import { useConfig } from "#/lib/http/queries.ts";

/** The costs, with the configured numbers. */
export function PriceInShort() {
  const config = useConfig();
  const numbers = config ? legalNumbers(config) : {};
  const rows = [
    {
      big: numbers["deposit.rate"],
      title: "Deposit",
      text: `Of your bid or maximum, held only while you lead. At least ${numbers["deposit.min_vehicle"] ?? "…"} for vehicles and ${numbers["deposit.min_apartment"] ?? "…"} for apartments.`,
    },
    {
      big: numbers["fee.rate"],
      title: "Buyer’s fee",
      text: `Of the winning bid, at least ${numbers["fee.min"] ?? "…"} and never more than ${numbers["fee.max"] ?? "…"}, plus ${numbers["vat.rate"] ?? "…"} VAT on the fee.`,
    },
    {
      big: "AED 0",
      title: "To browse and to bid",
      text: `A deposit by bank transfer is free, too, and so is getting it back. A deposit by card costs ${numbers["deposit.card_fee_rate"] ?? "…"}. Each bid button says what you pay, with the costs of the authority.`,
    },
  ];
  return (
    <section aria-labelledby="costs" className="mx-auto max-w-360 px-4 pt-16 lg:px-10 lg:pt-24 below-fold">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="costs" className="text-[1.75rem] leading-9 font-heavy tracking-[-.026em]">
          What it costs, all of it
        </h2>
        <Link to="/conditions" hash="fees" className="touch text-long text-blue hover:underline">
          Conditions of sale
        </Link>
      </div>
      <dl className="mt-7 grid gap-x-7 gap-y-8 lg:grid-cols-3">
        {rows.map(({ big, title, text }) => (
          <div key={title} className="flex flex-col border-t border-line pt-5">
            <dt className="order-2 mt-3 text-h2">{title}</dt>
            <dd className="order-1 min-h-13 text-price-lot tabular-nums">{big}</dd>
            <dd className="order-3 mt-1.5 text-long text-pretty text-text-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
