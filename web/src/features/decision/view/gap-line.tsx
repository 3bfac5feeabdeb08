import { money } from "@marsa/api-spec/amounts";
import { gapScale } from "../model/scale.ts";

interface GapLineProps {
  /** All AED. */
  startPrice: number;
  bid: number;
  minimum: number;
}

/** The highest bid against the minimum price: start, bid, minimum and the missing amount, on one line. */
export function GapLine({ startPrice, bid, minimum }: GapLineProps) {
  const scale = gapScale(startPrice, bid, minimum);
  return (
    <div className="relative text-small tabular-nums" style={{ height: "6.5rem" }} data-slot="gap">
      <p className="absolute text-end" style={{ top: 0, insetInlineEnd: `${100 - scale.bid}%` }}>
        <span className="text-text-2">Highest bid</span>
        <strong translate="no" className="block text-long font-strong">
          {money(bid)}
        </strong>
      </p>
      <p className="absolute" style={{ top: 0, insetInlineStart: `${scale.minimum}%` }}>
        <span className="whitespace-nowrap text-text-2">Your minimum</span>
        <strong translate="no" className="block text-long font-strong">
          {money(minimum)}
        </strong>
      </p>
      <div aria-hidden className="absolute inset-x-0 bg-salt-2" style={{ top: "3.125rem", height: "0.5rem" }}>
        <span className="absolute inset-y-0 start-0 bg-ink" style={{ width: `${scale.bid}%` }} />
        <span
          className="absolute inset-y-0 end-0 bg-green-tint"
          style={{ insetInlineStart: `${scale.minimum}%` }}
        />
        <span
          className="absolute bg-red"
          style={{ insetInlineStart: `calc(${scale.bid}% - 6px)`, top: -3, width: 12, height: 14 }}
        />
        <span
          className="absolute border-x-transparent"
          style={{
            insetInlineStart: `calc(${scale.minimum}% - 8px)`,
            top: -5,
            borderStyle: "solid",
            borderWidth: "0 8px 14px",
            borderBottomColor: "var(--color-green)",
          }}
        />
      </div>
      {scale.start !== null && (
        <p
          className="absolute text-text-2"
          style={{ top: "4.125rem", insetInlineStart: `${Math.max(0, scale.start)}%` }}
        >
          Start {money(startPrice)}
        </p>
      )}
      <p
        className="absolute -translate-x-1/2 font-strong whitespace-nowrap text-orange rtl:translate-x-1/2"
        style={{ top: "4.125rem", insetInlineStart: `${(scale.bid + scale.minimum) / 2}%` }}
      >
        {money(minimum - bid)} short
      </p>
      <span
        aria-hidden
        className="absolute border-orange"
        style={{
          top: "5.375rem",
          height: "0.375rem",
          insetInlineStart: `${scale.bid}%`,
          width: `${scale.minimum - scale.bid}%`,
          borderStyle: "solid",
          borderWidth: "0 1px 1px",
        }}
      />
    </div>
  );
}
