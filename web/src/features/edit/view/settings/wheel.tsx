import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import {
  ENTRY_PX,
  entryAfterDrag,
  SENSITIVITY,
  type Wheel as WheelFacts,
} from "#/features/edit/model/wheel-times.ts";

interface WheelProps extends WheelFacts {
  /** Of what: "Starts". */
  of: string;
  onTurn: (entry: number) => void;
  className?: string;
}

/** Entries above and below the middle. */
const AROUND = 2;
const KEYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 };

/** One wheel: dragged, pressed above or below the middle, or turned with the arrow keys. */
export function Wheel({ label, entries, at, of, onTurn, className = "" }: WheelProps) {
  const begun = useRef<{ readonly y: number; readonly at: number } | null>(null);
  const [dragged, setDragged] = useState(0);
  const turn = (entry: number) => onTurn(Math.min(entries.length - 1, Math.max(0, entry)));

  function move(event: PointerEvent): void {
    if (!begun.current) return;
    const by = event.clientY - begun.current.y;
    const entry = entryAfterDrag(begun.current.at, by, entries.length);
    if (entry !== at) turn(entry);
    setDragged(by * SENSITIVITY - (begun.current.at - entry) * ENTRY_PX);
  }
  function end(): void {
    begun.current = null;
    setDragged(0);
  }
  function press(event: KeyboardEvent): void {
    const by = KEYS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? entries.length - 1 : by && at + by;
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot be dragged as a wheel
      role="spinbutton"
      tabIndex={0}
      aria-label={`${of}, ${label.toLowerCase()}`}
      aria-valuenow={at}
      aria-valuemin={0}
      aria-valuemax={entries.length - 1}
      aria-valuetext={entries[at]}
      onKeyDown={press}
      onPointerDown={(event) => {
        begun.current = { y: event.clientY, at };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={(event) => {
        const rect = event.currentTarget.getBoundingClientRect();
        const still = begun.current !== null && Math.abs(event.clientY - begun.current.y) < 4;
        if (still) turn(at + Math.floor((event.clientY - rect.top) / ENTRY_PX) - AROUND);
        end();
      }}
      onPointerCancel={end}
      className={`relative touch-none overflow-hidden rounded-md select-none ${className}`}
      style={{ height: ENTRY_PX * (2 * AROUND + 1) }}
    >
      <div aria-hidden style={{ transform: `translateY(${dragged}px)` }}>
        {Array.from({ length: 2 * AROUND + 1 }, (_, place) => at + place - AROUND).map((entry) => (
          <div
            key={entry}
            style={{ height: ENTRY_PX }}
            className={`grid place-content-center whitespace-nowrap tabular-nums ${
              entry === at ? "text-h2" : "text-long text-text-2"
            }`}
          >
            {entries[entry] ?? ""}
          </div>
        ))}
      </div>
    </div>
  );
}
