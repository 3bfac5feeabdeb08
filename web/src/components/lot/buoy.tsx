import type { Schema } from "@marsa/api-spec/client-problem";
import { cn } from "#/lib/cn.ts";

type Light = Schema<"Light">;

const LOOKS = {
  green: {
    word: "Minimum reached",
    icon: "icon-cone",
    text: "text-green",
    onInk: "text-on-ink-green",
  },
  red: {
    word: "Below minimum",
    icon: "icon-can",
    text: "text-text [--icon-colour:var(--color-red)]",
    onInk: "text-on-ink-red [--icon-colour:var(--color-on-ink-red-shape)]",
  },
  none: { word: "No minimum", icon: "icon-ring", text: "text-text-2", onInk: "text-on-ink-2" },
} as const satisfies Record<Light, { word: string; icon: string; text: string; onInk: string }>;

/** Shorter words, for a line with something else. */
export const SHORT_LIGHTS = {
  green: "Min. reached",
  red: "Below min.",
  none: "No min.",
} as const satisfies Record<Light, string>;

interface BuoyProps {
  light: Light;
  /** Whether the background is dark. */
  onInk?: boolean;
  /** A shorter word, where there is less room. */
  word?: string | undefined;
  className?: string;
}

/** The light of a lot (price and reserve) as a buoy with its word: green cone, red can, grey ring. */
export function Buoy({ light, onInk = false, word = LOOKS[light].word, className }: BuoyProps) {
  const { icon, text, onInk: inkText } = LOOKS[light];
  return (
    <span
      data-slot="buoy"
      data-light={light}
      className={cn(
        "icon inline-flex items-center gap-2 whitespace-nowrap [--icon-size:12px]",
        icon,
        onInk ? inkText : text,
        className,
      )}
    >
      {word}
    </span>
  );
}
