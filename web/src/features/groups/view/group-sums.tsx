import type { Schema } from "@marsa/api-spec/client-problem";
import { money } from "@marsa/api-spec/amounts";
import { Link } from "@tanstack/react-router";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { counted } from "#/lib/format/counts.ts";
import { useBalance, useMe } from "#/lib/http/queries.ts";
import { holdOf } from "../model/queries.ts";
import type { Made, Wish } from "../model/wishes.ts";

interface SumsProps {
  maxima: Made["maxima"];
  /** The hold of the highest maximum, AED. */
  hold: number;
  config: Schema<"Config">;
  held: Made["held"];
}

/** The one hold beside what single maxima would hold, and what stays free. */
export function Sums({ maxima, hold, config, held }: SumsProps) {
  const me = useMe();
  const balance = useBalance();
  const single = maxima.map(({ kind, max }) => holdOf(max, kind, config));
  const free = (balance?.available ?? 0) + held - hold;
  return (
    <>
      <dl>
        <MoneyRow
          label="Highest of the maximums"
          amount={money(Math.max(0, ...maxima.map(({ max }) => max)))}
        />
        <MoneyRow label="Held once" amount={money(hold)} />
        {single.length > 1 && (
          <MoneyRow
            label={`${counted(single.length, "single maximum")} would hold`}
            amount={money(single.reduce((sum, aed) => sum + aed, 0))}
          />
        )}
        {me && balance && (
          <MoneyRow total label="Free after that" amount={`AED ${money(Math.floor(free))}`} />
        )}
      </dl>
      {me && balance && free < 0 && (
        <p className="mt-2 text-small text-orange">
          Your deposit lacks AED {money(Math.ceil(-free))}.{" "}
          <Link to="/deposit" className="text-blue hover:underline">
            Add funds
          </Link>
        </p>
      )}
    </>
  );
}

/** What the reader confirms. */
export function Confirmation({ chosen }: { chosen: readonly Wish[] }) {
  return (
    <>
      <p className="text-body text-pretty text-text-2">
        Bids are placed for you up to each maximum, and a bid that leads is binding. If a maximum reaches the
        seller&apos;s minimum price, the price goes there at once.
      </p>
      <ul className="mt-3 text-body">
        {chosen.map(({ lot, max }) => (
          <li key={lot.id_auction} className="flex justify-between gap-4 border-b border-line py-2">
            <span translate="no" className="min-w-0 truncate">
              {lot.title}
            </span>
            <span translate="no" className="shrink-0 font-strong tabular-nums">
              AED {money(max ?? 0)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
