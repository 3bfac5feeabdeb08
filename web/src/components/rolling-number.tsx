import { useState } from "react";
import { cn } from "../lib/cn.ts";
import { money } from "../lib/money.ts";

interface RollingNumberProps {
  /** Whole AED. */
  value: number;
  /** The ground flashes green instead of blue. */
  mine?: boolean;
}

/**
 * An amount that shows when it changes: digits roll for 240 ms, the ground flashes for 600. Nothing moves beside it.
 * The text is always the new amount alone, so it can be read, copied and found; CSS draws the old digits.
 */
export function RollingNumber({ value, mine = false }: RollingNumberProps) {
  const [shown, setShown] = useState({ value, before: value });
  if (shown.value !== value) setShown({ value, before: shown.value });
  const text = money(value);
  const before = money(shown.before).padStart(text.length, " ").slice(-text.length);
  if (before === text) return text;
  return (
    // The key holds the amount, so that each change starts both animations anew.
    // Each digit is a box of its own: on a page that is turned around they would stand in the other order.
    <span dir="ltr" key={value} className={cn("flash rounded-sm", mine && "flash-mine")}>
      {text.split("").map((digit, place) =>
        digit === before[place] ? (
          digit
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a digit is its place
          <span key={place} className="digit" data-from={before[place]}>
            <span>{digit}</span>
          </span>
        ),
      )}
    </span>
  );
}
