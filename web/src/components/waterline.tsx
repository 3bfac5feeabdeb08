import { waterline } from "../lib/countdown.ts";
import { cn } from "../lib/cn.ts";
import { useServerTime } from "../realtime/clock.ts";

const TONES = {
  plain: "bg-ink",
  leading: "bg-green",
  outbid: "bg-orange-fill",
  last: "bg-orange-fill",
  awaiting: "bg-blue",
  off: "bg-transparent",
} as const;

interface WaterlineProps {
  /** Server time in ms at which it has run dry. */
  end: number;
  /** Length of the closing window, ms: 120,000 for vehicles, 180,000 for apartments. */
  windowMs: number;
  tone: keyof typeof TONES;
  className?: string;
}

/** Time as a level of water: full, then the last hour ebbs, then the closing window. Colour is my state. */
export function Waterline({ end, windowMs, tone, className }: WaterlineProps) {
  // In thousandths: a line of 400 px never needs more, and most ticks change nothing.
  const share = useServerTime((now) => Math.round(waterline(end - now, windowMs) * 1000) / 1000);
  return (
    <div
      data-slot="waterline"
      aria-hidden
      className={cn("h-[3px] w-full overflow-hidden bg-line", className)}
    >
      <div
        className={cn(
          "h-full origin-left transition-transform duration-300 ease-linear rtl:origin-right",
          TONES[tone],
        )}
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
