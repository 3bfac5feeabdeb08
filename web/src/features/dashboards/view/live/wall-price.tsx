import { Buoy } from "#/components/lot/buoy.tsx";
import { RollingNumber } from "#/components/lot/rolling-number.tsx";
import { cn } from "#/lib/cn.ts";
import {
  priceLine,
  type PriceSize,
  priceSize,
  type WallView,
} from "#/features/dashboards/model/wall-view.ts";

/** At 1920 x 1080 capitals of Inter are 0.727 of these sizes: 218 px, 204 px and, above 99,999,999, as large as fits. */
const SIZES: Readonly<Record<PriceSize, string>> = {
  m: "text-[3.75rem] wall:text-[18.75rem] tall:text-[15rem]",
  l: "text-[3.25rem] wall:text-[17.5rem] tall:text-[13rem]",
  xl: "text-[2.75rem] wall:text-[17.5rem] tall:text-[11rem]",
  xxl: "text-[2.5rem] wall:text-[13rem] tall:text-[9rem]",
};

/** The price in the largest letters, its bidder, and its light. */
export function WallPrice({ turn, live, stale }: Pick<WallView, "turn" | "live" | "stale">) {
  const { amount, who, words } = priceLine(turn, live);
  const size = priceSize(amount);
  const isWide = size !== "m";
  return (
    <div
      data-slot="wall-price"
      className={cn("min-w-0 px-4 py-4 wall:px-14 wall:pt-7 wall:pb-0 tall:pb-12", stale && "opacity-75")}
    >
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-long wall:text-[2.25rem] wall:leading-10">
        <span>
          {isWide && <span className="me-4 text-on-ink-2">AED</span>}
          {who !== null && <strong className="font-heavy">{who} </strong>}
          {words}
        </span>
        <Buoy light={live.light} onInk className="font-strong [--icon-size:.85em]" />
      </p>
      <p
        className={cn(
          "flex items-baseline leading-[1.1] font-[720] tracking-[-.042em] whitespace-nowrap tabular-nums wall:leading-[.953]",
          SIZES[size],
        )}
      >
        <span data-slot="hall-price">
          <RollingNumber value={amount} />
        </span>
        {!isWide && (
          <span className="ms-3 text-long font-normal tracking-normal text-on-ink-2 wall:ms-7 wall:text-[2.75rem]">
            AED
          </span>
        )}
      </p>
    </div>
  );
}
