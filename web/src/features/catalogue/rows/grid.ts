import { type CSSProperties, useSyncExternalStore } from "react";

/** The list's grid: columns by the width of the window, gaps, and how high a card is, in px. */

/** From this width of the window on, px, there are so many columns. */
const STEPS = [
  [1760, 5],
  [1440, 4],
  [1024, 3],
  [640, 2],
] as const;
const WIDE = 768;

const GAP_X = 20;
const WATERLINE = 3;
/** Below it: words, button and the spaces between, on phones and on wider screens. They grow with the letters. */
const WORDS = { phone: 179, wide: 167 };
const GAP_Y = { phone: 26, wide: 30 };

export interface GridShape {
  columns: number;
  /** Width of a card, px. */
  card: number;
  /** Height of a row without the gap, px. */
  row: number;
  gap: number;
}

/** The grid in a box of this width, px; `letters`: how big they are to those of the design. */
export function gridShape(boxWidth: number, columns: number, wide: boolean, letters: number): GridShape {
  const card = (boxWidth - GAP_X * (columns - 1)) / columns;
  const size = wide ? "wide" : "phone";
  return { columns, card, row: (card * 2) / 3 + WATERLINE + WORDS[size] * letters, gap: GAP_Y[size] };
}

/** The grid as a style, for lists that are short enough to be laid out whole. */
export function gridStyle(columns: number): CSSProperties {
  return { display: "grid", columnGap: GAP_X, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
}

/** The style of what stands in a column of a row that begins so many px below the list's top. */
export function spotStyle({ columns, card }: GridShape, column: number, top: number): CSSProperties {
  return {
    position: "absolute",
    top: 0,
    insetInlineStart: column * (card + GAP_X),
    width: columns === 1 ? "100%" : card,
    transform: `translateY(${top}px)`,
  };
}

/** Whether the window is at least so wide, px. */
export function useWider(px: number): boolean {
  return useSyncExternalStore(
    onResize,
    () => innerWidth >= px,
    () => false,
  );
}

/** Columns of the grid at this width of the window. */
export function useColumns(): number {
  return useSyncExternalStore(
    onResize,
    () => STEPS.find(([from]) => innerWidth >= from)?.[1] ?? 1,
    () => 1,
  );
}

/** Whether cards have the measures of wide screens. */
export function useWideCards(): boolean {
  return useWider(WIDE);
}

function onResize(changed: () => void): () => void {
  addEventListener("resize", changed);
  return () => removeEventListener("resize", changed);
}
