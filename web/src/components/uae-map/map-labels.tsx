import { memo } from "react";
import { cn } from "../../lib/cn.ts";
import { onScreen, type Size, type View } from "./projection.ts";

interface Label {
  readonly text: string;
  readonly lat: number;
  readonly lon: number;
  /** sea: slanted; land: capitals; state: an emirate. */
  readonly kind: "sea" | "land" | "state";
  /** Drawn between these zooms only. */
  readonly from?: number;
  readonly to?: number;
}

const LABELS: readonly Label[] = [
  { text: "Arabian Gulf", lat: 25.35, lon: 53, kind: "sea", to: 6 },
  { text: "Gulf of Oman", lat: 25.1, lon: 56.95, kind: "sea", to: 6 },
  { text: "Saudi Arabia", lat: 23.05, lon: 51.9, kind: "land", to: 6 },
  { text: "Oman", lat: 23.4, lon: 56.35, kind: "land", to: 6 },
  { text: "Qatar", lat: 25.3, lon: 51.2, kind: "land", to: 6 },
  { text: "Iran", lat: 27, lon: 55.5, kind: "land", to: 6 },
  { text: "Abu Dhabi", lat: 23.75, lon: 54.2, kind: "state", from: 0.95 },
  { text: "Dubai", lat: 24.9, lon: 55.35, kind: "state", from: 2.6 },
  { text: "Sharjah", lat: 25.15, lon: 55.75, kind: "state", from: 2.6 },
  { text: "Ajman", lat: 25.41, lon: 55.56, kind: "state", from: 5 },
  { text: "Umm Al Quwain", lat: 25.46, lon: 55.75, kind: "state", from: 4 },
  { text: "Ras Al Khaimah", lat: 25.65, lon: 56.02, kind: "state", from: 2.6 },
  { text: "Fujairah", lat: 25.3, lon: 56.22, kind: "state", from: 2.6 },
];

const LOOKS = {
  sea: "text-h2 font-normal tracking-widest text-[#4d7693] italic",
  land: "text-micro tracking-[.16em] text-text-3 uppercase",
  state: "text-micro font-strong tracking-[.12em] text-text-2 uppercase",
};

/** About half the width of a letter, px. */
const HALF_LETTER = { sea: 6.5, land: 5, state: 5 };

/**
 * The names of seas, countries and emirates; hidden from screen readers, since the controls name everything. Labels
 * that would cross the edge are left out.
 */
export const MapLabels = memo(function MapLabels({ view, size }: { view: View; size: Size }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      {LABELS.filter(({ from = 0, to = Infinity }) => view.k >= from && view.k < to).map((label) => {
        const { left, top } = onScreen(label, view, size);
        const half = label.text.length * HALF_LETTER[label.kind];
        if (left < half || left > size.width - half) return null;
        return (
          <span
            key={label.text}
            className={cn("absolute -translate-1/2 whitespace-nowrap", LOOKS[label.kind])}
            style={{ left, top }}
          >
            {label.text}
          </span>
        );
      })}
    </div>
  );
});
