import type { CSSProperties } from "react";
import { waterline } from "#/lib/format/countdown.ts";
import { cn } from "#/lib/cn.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";

const TONES = {
  plain: "text-ink",
  leading: "text-green",
  outbid: "text-orange-fill",
  last: "text-orange-fill",
  awaiting: "text-blue",
  off: "text-transparent",
} as const;

interface WaterlineProps {
  /** End, server ms. */
  end: number;
  /** Length of the closing window, ms: 120,000 for vehicles, 180,000 for apartments. */
  windowMs: number;
  tone: keyof typeof TONES;
  className?: string;
}

/**
 * The time left as a line that gets shorter: full, then the last hour, then the closing window. The colour is the
 * reader's state.
 */
export function Waterline({ end, windowMs, tone, className }: WaterlineProps) {
  // In thousandths: enough for a line of 400 px, and most ticks change nothing.
  const share = useServerTime((now) => Math.round(waterline(end - now, windowMs) * 1000) / 1000);
  return (
    <div
      data-slot="waterline"
      aria-hidden
      className={cn("waterline h-[3px] w-full bg-line", TONES[tone], className)}
      style={{ "--share": share } as CSSProperties}
    />
  );
}
