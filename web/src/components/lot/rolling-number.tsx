import { useState } from "react";
import { cn } from "../../lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";

/** As long as the ground flashes, ms (styles/motion.css). */
const FLASH_MS = 600;

interface RollingNumberProps {
  /** Whole AED. */
  value: number;
  /** The ground flashes green instead of blue. */
  mine?: boolean;
}

interface Shown {
  readonly value: number;
  /** Of each place the digit that rolls out, null where none does; empty before the first change. */
  readonly rolls: readonly (string | null)[];
  /** When the change that is being shown began, and when the last one came, monotonic ms. */
  readonly at: number;
  readonly last: number;
}

/**
 * An amount that shows when it changes: digits roll for 240 ms, the ground flashes for 600. Nothing moves beside it. What
 * comes so soon after another change changes the digits and starts nothing anew: among many bids nobody could follow that.
 * The text is always the new amount alone, so it can be read, copied and found; CSS draws the old digits.
 */
export function RollingNumber({ value, mine = false }: RollingNumberProps) {
  const [shown, setShown] = useState<Shown>({ value, rolls: [], at: -Infinity, last: -Infinity });
  if (shown.value !== value) setShown(changed(shown, value));
  const { rolls, at } = shown;
  const text = money(value);
  if (rolls.length === 0) return text;
  return (
    // The key holds the moment, so that a change starts both animations anew.
    // Each digit is a box of its own: on a page that is turned around they would stand in the other order.
    <span dir="ltr" key={at} className={cn("flash rounded-sm", mine && "flash-mine")}>
      {text.split("").map((digit, place) =>
        rolls[place] == null ? (
          digit
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a digit is its place
          <span key={place} className="digit" data-from={rolls[place]}>
            <span>{digit}</span>
          </span>
        ),
      )}
    </span>
  );
}

function changed(shown: Shown, value: number): Shown {
  const now = performance.now();
  const text = money(value);
  if (now - shown.last < FLASH_MS && text.length === shown.rolls.length)
    return { ...shown, value, last: now };
  const before = money(shown.value).padStart(text.length, " ").slice(-text.length);
  return {
    value,
    rolls: text.split("").map((digit, place) => (digit === before[place] ? null : before[place]!)),
    at: now,
    last: now,
  };
}
