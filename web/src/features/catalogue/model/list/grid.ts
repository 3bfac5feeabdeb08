import { type CSSProperties, useSyncExternalStore } from "react";

/** The grid of the list: columns by the width of the window, gaps, and the height of a card, px. */

/** From these widths of the window on, px, the grid has so many columns. */
const STEPS = [
  [1760, 5],
  [1440, 4],
  [1024, 3],
  [640, 2],
] as const;
const WIDE = 768;

const GAP_X = 20;
const WATERLINE = 3;
/** The height below the photo: words, button and spaces, on phones and on wider screens. Grows with the letters. */
const BELOW_PHOTO = { phone: 185, wide: 179 };
const GAP_Y = { phone: 26, wide: 30 };

export interface GridShape {
  columns: number;
  /** Width of a card, px. */
  card: number;
  /** Height of a row without the gap, px. */
  row: number;
  gap: number;
}

/** Returns the grid for a box of this width, px. `letters`: ratio of the font size to the design's. */
export function gridShape(boxWidth: number, columns: number, wide: boolean, letters: number): GridShape {
  const card = (boxWidth - GAP_X * (columns - 1)) / columns;
  const size = wide ? "wide" : "phone";
  return { columns, card, row: (card * 2) / 3 + WATERLINE + BELOW_PHOTO[size] * letters, gap: GAP_Y[size] };
}

/** Returns the grid as a style, for lists that are drawn as a whole. */
export function gridStyle(columns: number): CSSProperties {
  return { display: "grid", columnGap: GAP_X, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
}

/** Returns the style of a card in a column of a row at this distance from the list's top, px. */
export function spotStyle({ columns, card }: GridShape, column: number, top: number): CSSProperties {
  return {
    position: "absolute",
    top: 0,
    insetInlineStart: column * (card + GAP_X),
    width: columns === 1 ? "100%" : card,
    transform: `translateY(${top}px)`,
  };
}

/** Width of the window in px of the design, whose letters have 16 px; 0: to be measured. */
let width = 0;

/** Measured once for each size of the window: to read it makes the browser update its styles. */
function windowWidth(): number {
  if (width === 0) {
    const { fontSize } = getComputedStyle(document.documentElement);
    width = innerWidth / ((Number.parseFloat(fontSize) || 16) / 16);
  }
  return width;
}

/** Whether the window has at least this width, px of the design. */
export function useWider(px: number): boolean {
  return useSyncExternalStore(
    onResize,
    () => windowWidth() >= px,
    () => false,
  );
}

/** Number of columns at the current width of the window. */
export function useColumns(): number {
  return useSyncExternalStore(
    onResize,
    () => STEPS.find(([from]) => windowWidth() >= from)?.[1] ?? 1,
    () => 1,
  );
}

/** Whether cards have their size for wide screens. */
export function useWideCards(): boolean {
  return useWider(WIDE);
}

function onResize(changed: () => void): () => void {
  const measure = () => {
    width = 0;
    changed();
  };
  addEventListener("resize", measure);
  return () => removeEventListener("resize", measure);
}
