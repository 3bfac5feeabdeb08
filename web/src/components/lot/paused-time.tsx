/** The place of a clock that a pause of all standard auctions stops. */
import { cn } from "#/lib/cn.ts";

/** "Paused" in place of the time left. */
export function PausedTime({ className }: { className?: string }) {
  return (
    <span
      data-slot="paused-time"
      className={cn(
        "icon icon-pause inline-flex items-center gap-1.5 font-strong whitespace-nowrap text-text-2 [--icon-size:15px]",
        className,
      )}
    >
      Paused
    </span>
  );
}
