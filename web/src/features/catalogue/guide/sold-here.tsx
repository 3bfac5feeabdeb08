import { useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import { money } from "@marsa/api-spec/amounts";
import { openDialog } from "../../../lib/dialogs/dialogs.ts";
import { counted } from "../../../lib/format/counts.ts";
import { type Statistics, statisticsQuery } from "./guide-queries.ts";

/** Fewer sales than this say little about a price. */
const LEAST_SALES = 5;

interface SoldHereProps {
  /** Words of the price guide: of the lot itself, and wider ones for when it has too few sales. */
  near: string;
  wide: string;
}

/** The prices of similar lots sold here; a press opens the price guide. */
export function SoldHere({ near, wide }: SoldHereProps) {
  const first = useQuery(statisticsQuery(near)).data;
  const isFew = first !== undefined && first.sold < LEAST_SALES;
  const second = useQuery({ ...statisticsQuery(wide), enabled: isFew }).data;
  const guide = isFew ? second : first;
  const range = guide && rangeText(guide);
  if (!guide || !range) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-slot="sold-here"
      className="touch flex items-center gap-2 rounded-sm text-start text-small text-text-2 hover:text-blue"
      onClick={() => openDialog("price-guide", { words: guide.search })}
    >
      <ChartNoAxesColumn aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <span className="tabular-nums">
        {guide.search} sold here for <strong className="font-strong text-text">AED {range}</strong>,{" "}
        {counted(guide.sold, "sale")}
      </span>
    </button>
  );
}

/** "78,000 to 92,000": the middle half of the prices; null with too few sales. */
function rangeText({ sold, lower_quartile: low, upper_quartile: high }: Statistics): string | null {
  if (sold < LEAST_SALES || low === null || high === null) return null;
  return low < high ? `${money(low)} to ${money(high)}` : money(low);
}
