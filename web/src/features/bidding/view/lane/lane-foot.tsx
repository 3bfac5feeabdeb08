import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { money } from "@marsa/api-spec/amounts";
import { powerOf } from "#/features/bidding/model/lot/offer.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

interface LaneFootProps {
  bidding: BiddingState;
  onField: (mode: "exact" | "max") => void;
  /** On phones, in the place of increment and power. */
  extra: ReactNode;
}

const PRESS = "touch relative rounded-sm font-strong text-on-ink-blue hover:underline";

/** The person's maximum, the increment, and the power left on this lot. */
export function LaneFoot({ bidding, onField, extra }: LaneFootProps) {
  const { live, mine, status, funds, conditions, panel } = bidding;
  const { kind } = panel.bidding;
  const max = mine?.max ?? null;
  const leading = status === "leading";
  const may = kind === "offers" || kind === "leading" || kind === "lane-maxima" || kind === "short";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-1 text-body text-on-ink-2 tabular-nums">
      <span className="flex items-center gap-2.5">
        <EyeOff aria-hidden size={18} strokeWidth={1.75} className="max-lg:hidden" />
        <span>
          {max === null ? (
            <>
              Stored maximum<span className="max-lg:hidden">: none</span>
            </>
          ) : (
            `Maximum ${money(max)}${leading ? "" : ", exceeded"}`
          )}
        </span>
        {may && (
          <button type="button" className={PRESS} onClick={() => onField("max")}>
            {leading && max !== null ? "Raise" : "Set"}
            <span className="sr-only"> the stored maximum</span>
          </button>
        )}
        {kind === "offers" && (
          <button type="button" className={PRESS} onClick={() => onField("exact")}>
            Bid another amount
          </button>
        )}
      </span>
      <span className="lg:hidden">{extra}</span>
      <span className="max-lg:hidden">
        Step {money(live.step)}
        {funds && conditions && (
          <>
            {" · Power left "}
            <strong translate="no" className="font-strong text-white">
              AED {money(powerOf(funds, conditions))}
            </strong>
          </>
        )}
      </span>
    </div>
  );
}
