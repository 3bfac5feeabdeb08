import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { count } from "#/lib/format/counts.ts";
import type { Board } from "#/features/dashboards/model/board-queries.ts";

/** The most characters of a figure at its full size. */
const LONG = 11;

/** The totals of the day, in four figures. */
export function Totals({ totals }: { totals: Board["totals"] | undefined }) {
  const share = totals?.sold_share;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 wall:gap-x-14 wall:gap-y-8 landscape:wall:grid-cols-1">
      <Figure name="Open auctions" value={totals && count(totals.open)} />
      <Figure name="Bids in the last hour" value={totals && count(totals.bids_last_hour)} />
      <Figure name="Value of open auctions, AED" value={totals && money(totals.value)} />
      <Figure name="Ended lots sold" value={share == null ? undefined : `${Math.round(share * 100)} %`} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div>
      <dt className="text-small text-on-ink-2 wall:text-[1.5rem] wall:leading-8">{name}</dt>
      <dd
        className={cn(
          "text-price-m tabular-nums wall:leading-[4rem]",
          (value?.length ?? 0) > LONG ? "wall:text-[3rem]" : "wall:text-[3.5rem]",
        )}
      >
        {value ?? "–"}
      </dd>
    </div>
  );
}
