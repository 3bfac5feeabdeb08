import type { Schema } from "@marsa/api-spec/client-problem";
import { cn } from "../lib/cn.ts";

type Light = Schema<"Light">;

const LOOKS = {
  green: { word: "Minimum reached", text: "text-green", onInk: "text-on-ink-green" },
  red: { word: "Below minimum", text: "text-text", onInk: "text-on-ink-red" },
  none: { word: "No minimum", text: "text-text-2", onInk: "text-on-ink-2" },
} as const satisfies Record<Light, { word: string; text: string; onInk: string }>;

interface BuoyProps {
  light: Light;
  /** Drawn on the ink stage. */
  onInk?: boolean;
  className?: string;
}

/** How the price stands to the seller's minimum, as a seaman reads it: green cone, red can, grey ring; with its word. */
export function Buoy({ light, onInk = false, className }: BuoyProps) {
  const { word, text, onInk: inkText } = LOOKS[light];
  return (
    <span
      data-slot="buoy"
      data-light={light}
      className={cn("inline-flex items-center gap-2 whitespace-nowrap", onInk ? inkText : text, className)}
    >
      <svg aria-hidden viewBox="0 0 12 12" className="size-3 shrink-0">
        {light === "green" && <path d="M6 .8 11.6 11H.4z" fill={onInk ? "#3DDC8A" : "#0A7544"} />}
        {light === "red" && (
          <rect x="1.2" y=".8" width="9.6" height="10.4" rx=".8" fill={onInk ? "#FF6B74" : "#C8172B"} />
        )}
        {light === "none" && (
          <circle cx="6" cy="6" r="4.9" fill="none" stroke="currentColor" strokeWidth="1.5" />
        )}
      </svg>
      {word}
    </span>
  );
}
