import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { counted } from "#/lib/format/counts.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import { bidPoints, spotsOf } from "#/features/bidding/model/lot/bid-points.ts";

/** Fewer bids draw no line worth a look. */
const LEAST = 3;
/** Units of the drawing, which is as wide as its place. */
const WIDE = 800;
const HIGH = 80;
const EDGE = 8;

/** The way of the price, bid by bid; the reader's own bids are blue dots. */
export function BidGraph({ bidding: { history, mine } }: { bidding: BiddingState }) {
  const points = bidPoints(history.rows, mine?.mark ?? null);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < LEAST) return null;
  const spots = spotsOf(points, WIDE, HIGH);
  const line = spots.map(({ x, y }, at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join("");
  return (
    <figure data-slot="bid-graph" className="mb-5">
      <svg
        aria-hidden
        viewBox={`${-EDGE} ${-EDGE} ${WIDE + 2 * EDGE} ${HIGH + 2 * EDGE}`}
        className="w-full text-ink"
      >
        <path d={`${line}V${HIGH}H0Z`} fill="currentColor" opacity={0.06} />
        <path d={line} fill="none" stroke="currentColor" strokeWidth={2} />
        {spots.map(({ x, y }, at) =>
          points[at]?.mine || at === spots.length - 1 ? (
            <circle
              key={x}
              cx={x}
              cy={y}
              r={5}
              className={points[at]?.mine ? "text-blue" : "text-ink"}
              fill="currentColor"
            />
          ) : null,
        )}
      </svg>
      <figcaption className="sr-only">The price in {counted(points.length, "bid")}</figcaption>
      <p className="mt-1 flex justify-between gap-4 text-micro text-text-2 tabular-nums">
        <span>
          AED {money(first.amount)}, {shortInstant(first.at)}
        </span>
        <span className="text-end">
          AED {money(last.amount)}, {shortInstant(last.at)}
        </span>
      </p>
    </figure>
  );
}
