import { useState } from "react";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { drawsSlowly } from "#/realtime/clock/next-frame.ts";

/** Duration of the flash, ms (styles/motion.css). */
const FLASH_MS = 600;

interface RollingNumberProps {
  /** Whole AED. */
  value: number;
  /** Whether the flash is green instead of blue. */
  mine?: boolean;
}

/** An amount on the screen with its last change. */
export interface Shown {
  readonly value: number;
  /** The old digit of each place that rolls, else null; empty before the first change. */
  readonly rolls: readonly (string | null)[];
  /** Start of the change that is shown, and the time of the last one, monotonic ms. */
  readonly at: number;
  readonly last: number;
}

/**
 * An amount that shows its changes: the digits roll for 240 ms, the background flashes for 600 ms. A change soon after
 * another one changes the digits without an animation, since nobody can follow that among many bids. On a slow machine the
 * background flashes and no digit rolls. The text is always the new amount, so it can be copied and found; CSS draws the
 * old digits.
 */
export function RollingNumber({ value, mine = false }: RollingNumberProps) {
  const [shown, setShown] = useState<Shown>({ value, rolls: [], at: -Infinity, last: -Infinity });
  if (shown.value !== value) setShown(changed(shown, value, drawsSlowly()));
  const { rolls, at } = shown;
  const text = money(value);
  return (
    // The key holds the time, so that a change starts both animations again. Each digit is a box, and a page from right
    // to left would reverse them without dir="ltr".
    <span
      dir="ltr"
      translate="no"
      key={at}
      className={cn(rolls.length > 0 && "flash rounded-sm", mine && "flash-mine")}
    >
      {rolls.every((digit) => digit === null)
        ? text
        : text.split("").map((digit, place) =>
            rolls[place] == null ? (
              digit
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- a digit is identified by its place
              <span key={place} className="digit" data-from={rolls[place]}>
                <span>{digit}</span>
              </span>
            ),
          )}
    </span>
  );
}

/**
 * Returns the amount with a change.
 * @param still whether no digit rolls
 */
export function changed(shown: Shown, value: number, still: boolean): Shown {
  const now = performance.now();
  const text = money(value);
  if (now - shown.last < FLASH_MS && text.length === shown.rolls.length)
    return { ...shown, value, last: now };
  const before = money(shown.value).padStart(text.length, " ").slice(-text.length);
  return {
    value,
    rolls: text.split("").map((digit, place) => (still || digit === before[place] ? null : before[place]!)),
    at: now,
    last: now,
  };
}
