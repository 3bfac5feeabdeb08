import { money } from "@marsa/api-spec/amounts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useWide } from "#/lib/browser/use-wide.ts";
import { cn } from "#/lib/cn.ts";
import { Button } from "../ui/button.tsx";
import { comparedWords, saleColumns, type Comparables } from "./comparables.ts";
import { fairScale, fairWords, type OwnPrice } from "./scale.ts";

/** Rows that a desk shows at once. */
const FEW = 6;

interface FairPriceProps {
  comparables: Comparables;
  /** Prices of the lot itself, AED; the sentence is about the first. */
  prices: readonly OwnPrice[];
  /** "This car". */
  subject: string;
}

/** Comparable sales as dots on a line with the lot's own price, in one sentence, and one by one. */
export function FairPrice({ comparables, prices, subject }: FairPriceProps) {
  const { area, by, median, sales } = comparables;
  const wide = useWide();
  const own = prices.map(({ word, value }) => ({ word, value: area ? Math.round(value / area) : value }));
  const [first] = own;
  const [stand, share] = first ? fairWords(first.value, median) : [];
  return (
    <div data-slot="fair-price" className="grid gap-x-9 gap-y-3 lg:grid-cols-[minmax(0,1fr)_14rem]">
      <Line values={sales.map(({ value }) => value)} own={own} median={median} />
      <p className="self-center text-small text-pretty text-text-2 tabular-nums">
        {stand && (
          <strong className="font-strong text-text lg:mb-1 lg:block lg:text-body">
            {stand} {by === "building" ? "the building" : "these sales"}
            <span className="lg:hidden">. </span>
          </strong>
        )}
        Hammer prices{area !== null && " per sqft"} in AED. {share && `${subject} stands ${share}. `}
        {!wide && `Compared: ${comparedWords(comparables)}.`}
      </p>
      <Sales sales={sales} atOnce={wide && by === "model" ? FEW : 0} />
    </div>
  );
}

/** A place on the line, in the row of this level above it. */
const at = (percent: number, level = 0) => ({
  insetInlineStart: `${percent}%`,
  bottom: `${level * 0.8}rem`,
});

function Line({
  values,
  own,
  median,
}: {
  values: readonly number[];
  own: readonly OwnPrice[];
  median: number;
}) {
  const { ticks, place, dots, flags } = fairScale(values, own);
  const most = Math.max(0, ...dots.map(({ level }) => level));
  const dot =
    "absolute size-3 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-ink rtl:translate-x-1/2";
  return (
    <div
      aria-hidden
      translate="no"
      className="mx-7 mb-11 text-micro tabular-nums"
      style={{ paddingTop: `${3 + most * 0.8}rem` }}
    >
      <div className="relative border-b border-line-2">
        {ticks.map((tick, i) => (
          <span
            key={tick}
            className="absolute top-2 -translate-x-1/2 text-text-2 rtl:translate-x-1/2"
            style={{ insetInlineStart: `${place(tick)}%` }}
          >
            <span className="absolute start-1/2 -top-2 h-1.5 border-s border-line-2" />
            <span className={cn(i % 2 === 1 && ticks.length > 5 && "max-lg:hidden")}>{money(tick)}</span>
          </span>
        ))}
        <span className="absolute h-8 border-s border-dashed border-text-2" style={at(place(median))} />
        <span
          className="absolute top-7 -translate-x-1/2 font-strong whitespace-nowrap text-text rtl:translate-x-1/2"
          style={{ insetInlineStart: `${Math.min(88, Math.max(12, place(median)))}%` }}
        >
          Median {money(median)}
        </span>
        {dots.map(({ percent, level, value }, i) => (
          <span key={`${value}/${i}`} className={cn(dot, "bg-white")} style={at(percent, level)} />
        ))}
        {own.map(({ word, value }) => (
          <span key={word} className={cn(dot, "bg-ink")} style={at(place(value))} />
        ))}
        {flags.map(({ word, percent }) => (
          <Flag key={word} percent={percent} height={most}>
            {own.length === 1 ? `${word} ${money(own[0]!.value)}` : word}
          </Flag>
        ))}
      </div>
    </div>
  );
}

function Flag({ percent, height, children }: { percent: number; height: number; children: string }) {
  const near = percent < 12 ? "start-0" : percent > 88 ? "end-0" : "-translate-x-1/2 rtl:translate-x-1/2";
  return (
    <span
      className="absolute bottom-0 border-s-2 border-ink"
      style={{ insetInlineStart: `calc(${percent}% - 1px)`, height: `${1.7 + height * 0.8}rem` }}
    >
      <span
        className={cn(
          "absolute -top-6 rounded-sm bg-ink px-2 py-1 text-small font-strong whitespace-nowrap text-white",
          near,
        )}
      >
        {children}
      </span>
    </span>
  );
}

function Sales({ sales, atOnce }: { sales: Comparables["sales"]; atOnce: number }) {
  const [all, setAll] = useState(false);
  const shown = sales.slice(0, all ? sales.length : atOnce).toSorted((a, b) => a.value - b.value);
  return (
    <div className="lg:col-span-2">
      {shown.length > 0 && (
        <ul className="gap-10 text-small tabular-nums lg:columns-2">
          {shown.map((sale) => (
            <li key={sale.id_auction} className="break-inside-avoid border-b border-line">
              <Link
                to="/auction/$id"
                params={{ id: String(sale.id_auction) }}
                className="grid grid-cols-[5.5rem_1fr_1fr_auto] gap-2 py-2.5 hover:text-blue"
              >
                {saleColumns(sale).map((text, i) => (
                  <span key={text} translate="no" className={cn(i % 3 === 0 ? "font-strong" : "text-text-2")}>
                    {text}
                  </span>
                ))}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!all && sales.length > atOnce && (
        <Button variant="link" size="inline" className="touch mt-1 font-strong" onClick={() => setAll(true)}>
          See {atOnce > 0 ? "all" : "the"} {sales.length} sales
        </Button>
      )}
    </div>
  );
}
